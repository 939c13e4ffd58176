# 読み上げ：システムの声で聞く言葉と文。

aloud-hear = ♪ 聞く
aloud-hear-key = ♪ 聞く（V）
aloud-hear-in = ♪ { $language }を聞く
aloud-hear-word = ♪ 「{ $word }」を聞く
aloud-hear-line = ♪ この行を聞く（{ $language }）

## 記号の読み方

aloud-to = から
aloud-plus = プラス
aloud-minus = マイナス
aloud-none = なし

## 単語帳で

study-listen = 聞く（V）
study-ear = ♪ もう一度聞く（V）
study-ask-listen = 聞こえたのは、{ $language }ではどれですか？

## 設定で

settings-group-aloud = 読み上げ
settings-aloud-ja = 日本語
settings-aloud-ko = 韓国語
settings-aloud-en = 英語
settings-aloud-demand = 聞く時だけ
settings-aloud-auto = 答えたあとも自動で
settings-aloud-off = 読み上げない
settings-aloud-volume = 声の大きさ
settings-aloud-speed = 声の速さ
settings-aloud-voiceless = このシステムには{ $languages }の声がないので、読み上げません。
settings-study-listen = 聞き取りでも問う
settings-study-listen-note = 学ぶ言語の言葉を耳だけで聞いて答えます。
settings-facts-second = カードの種類や数値も二つの言語で見せる
settings-speaks = 話す言語
settings-speaks-none = システムに合わせる
settings-learns = 学ぶ言語
settings-learns-none = なし
settings-learns-note = ふりがな、並べて読む言語、単語帳の出し方は、自分で選ぶまでこの二つに合わせます。

## 最初の画面で

home-learns-question = ようこそ。話す言語と学ぶ言語は何ですか？
home-learns-done = これで始める

## キーの一覧で

keys-aloud = V
keys-aloud-text = 指している言葉や行を、システムの声で聞く（声がある時だけ）
