# The page of chances of form against form.

matchups-title = Matchups
matchups-what = The chances of every form against every form, or of every deck, by matches of computer players. Such a table is made by sakura-engine matchups --out FOLDER; open the matchups.json of that folder.
matchups-open = Open a table…
matchups-open-title = Open a table of matchups
matchups-files = Tables of matchups
matchups-of =
    { $game }: { $matches ->
        [one] one match
       *[other] { $matches } matches
    } of { $player } against itself. In per cent: how often the name at the left beats the name above. A click on a head sorts.
matchups-all = All
matchups-cell = { $first } against { $second }: { $chance }% (95% interval: { $low } to { $high }%), { $wins } of { $games } won
matchups-unmeasured = { $first } against { $second }: not measured yet
matchups-mean = { $first } against all: { $chance }%
matchups-damaged = This table can’t be shown: { $why }
