# Reading aloud: words and sentences heard by the system’s voices.

aloud-hear = ♪ Listen
aloud-hear-key = ♪ Listen (V)
aloud-hear-in = ♪ Listen in { $language }
aloud-hear-word = ♪ Listen to “{ $word }”
aloud-hear-line = ♪ Listen to this line ({ $language })

## How signs are said

aloud-to = to
aloud-plus = plus
aloud-minus = minus
aloud-none = none

## In the words room

study-listen = Listen (V)
study-ear = ♪ Listen again (V)
study-ask-listen = What did you hear? Choose it in { $language }.

## In the settings

settings-group-aloud = Reading aloud
settings-aloud-ja = Japanese
settings-aloud-ko = Korean
settings-aloud-en = English
settings-aloud-demand = On demand
settings-aloud-auto = After each answer as well
settings-aloud-off = Never
settings-aloud-volume = Loudness of the voice
settings-aloud-speed = Speed of the voice
settings-aloud-voiceless = This system has no voice for { $languages }: nothing is read aloud in it.
settings-study-listen = Ask by ear as well
settings-study-listen-note = Words of the language you learn are only heard, and you choose what they are.
settings-facts-second = Show a card’s type and figures in both languages
settings-speaks = Language you speak
settings-speaks-none = Follow the system
settings-learns = Language you learn
settings-learns-none = None
settings-learns-note = Readings, the second language and the direction of My words follow these two until you choose them yourself.

## On the first screen

home-learns-question = Welcome. Which language do you speak, and which one are you learning?
home-learns-done = Start with these

## In the list of keys

keys-aloud = V
keys-aloud-text = hear the word or line pointed at, where the system has a voice for it
