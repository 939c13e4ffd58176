# What a person writes to words: notes, tags, stars, meanings; words and sentences of one's own.

study-kind-own = Own words
study-kind-sentence = Own sentences
study-ask-turn = What is it in { $language }? Think of it, then turn it over.
