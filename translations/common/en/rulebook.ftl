# Rule documents that a person opens: why one can't be read or kept, and what helps.

rulebook-missing = There is no file { $name }. Check where it is.
rulebook-unreadable = { $name } can’t be read ({ $detail }). Check the file’s permissions.
rulebook-empty = { $name } is empty.
rulebook-too-large = { $name } is much larger than the rule documents. Choose the right file.
rulebook-kind = { $name } can’t be read: a text, Markdown or PDF file is needed.
rulebook-binary = { $name } is no text, whatever its name says.
rulebook-encoding = The letters of { $name } can’t be read. Save the file as UTF-8 and open it again.
rulebook-too-slow = Reading { $name } takes too long; it is no PDF such as the rule documents are. Save its text and open that.
rulebook-stopped = { $name } wasn’t read to its end.
rulebook-pdf-damaged = The PDF { $name } is damaged ({ $detail }). Get it again.
rulebook-pdf-locked = The PDF { $name } is locked with a password. Save a copy without one and open that.
rulebook-pdf-pictures = The pages of { $name } are pictures without letters. A PDF with text is needed.
rulebook-language = { $name } is neither in Japanese nor in Korean, in which the rule documents are written.
rulebook-not-rules = { $name } isn’t the comprehensive rules of this game.
rulebook-cannot-keep = The program’s copy { $name } can’t be written ({ $detail }). Make room or allow writing, and open the document again.
rulebook-copy-damaged = The program’s copy { $name } is damaged. Open the document again; the damaged copy is put aside.

## The ways to the rulebook

home-rulebook = Rulebook
home-rulebook-detail = Your rule documents
menu-rulebook = &Rulebook
keys-rulebook = Ctrl+B
keys-rulebook-text = the rulebook, in a window of its own; there Ctrl+F finds, F3 goes on, Alt+← and Alt+→ go back and forth
rulebook-go = §{ $number }
rulebook-go-tip = Open the rules at { $section }
rulebook-go-term = §{ $number } { $term }
rulebook-line = Sections of the rules that this line names

## Its window

rulebook-window = Rulebook — { app-name }
rulebook-empty-title = No rule document is here yet
rulebook-empty-needed = The rules as their makers publish them are not part of this program. If you have the comprehensive rules as a file, open it here once: text, Markdown or PDF.
rulebook-empty-languages = Japanese and Korean documents can be read. One is enough; of both, each section stands beside its counterpart.
rulebook-empty-drop = You can also drop the files anywhere on this window.
rulebook-empty-kept = The program keeps copies of its own in { $path }. Your files stay as they are.
rulebook-wanted = §{ $number } will be shown as soon as a document is here.
rulebook-open = Open documents…
rulebook-open-title = Open rule documents
rulebook-files = Rule documents
rulebook-stop = Stop
rulebook-reading =
    { $of ->
        [1] Reading { $name }…
       *[other] Reading { $name } ({ $count } of { $of })…
    }
rulebook-opened =
    { $language ->
        [ja] The Japanese document is here
       *[ko] The Korean document is here
    }: { $count } sections, { $mended ->
        [0] no slip in their numbers.
        [one] one slip in their numbers set right.
       *[other] { $mended } slips in their numbers set right.
    }
rulebook-half =
    { $language ->
        [ja] Only the Japanese document is here. If you have the Korean one, open it too: then they stand side by side.
       *[ko] Only the Korean document is here. If you have the Japanese one, open it too: then they stand side by side.
    }
rulebook-documents = Documents
rulebook-forget-ja = Remove the Japanese document
rulebook-forget-ko = Remove the Korean document
rulebook-forget-title =
    { $language ->
        [ja] Remove the Japanese document?
       *[ko] Remove the Korean document?
    }
rulebook-forget-text = The program’s copy is deleted. Your own file stays; it can be opened again.
rulebook-forget-yes = Remove
rulebook-document =
    { $language ->
        [ja] Japanese, { $edition }
       *[ko] Korean, { $edition }
    }
rulebook-document-undated =
    { $language ->
        [ja] Japanese, undated
       *[ko] Korean, undated
    }

## Reading

rulebook-headings = Headings
rulebook-part-core = Core rules
rulebook-part-extra = Extra rules
rulebook-part-appendices = Appendices
rulebook-front = Before §1
rulebook-chapter = Rules, chapter { $number }
rulebook-game = The game whose rules are shown
rulebook-view = Languages shown
rulebook-view-both = Both
rulebook-view-ja = Japanese
rulebook-view-ko = Korean
rulebook-only =
    { $have ->
        [ja] §{ $number } is in the Japanese document only.
       *[ko] §{ $number } is in the Korean document only.
    }
rulebook-within = Its words may be in §{ $number }.
rulebook-repair-renumbered = The document calls this §{ $was }, a number that it uses twice.
rulebook-repair-step-numbered = Step { $now } has lost its number in the document.
rulebook-repair-step-renumbered = In the document step { $now } is numbered { $was } once more.
rulebook-instead = §{ $number } isn’t in your documents. This is §{ $instead }, to which it belongs.
rulebook-no-section = §{ $number } isn’t in your documents.

## Finding, and going back and forth

rulebook-find = Find in the rules
rulebook-find-tip = Words, or the number of a section (Ctrl+F)
rulebook-count =
    { $count ->
        [0] not found
       *[other] { $at ->
            [0] { $count } found
           *[other] { $at } of { $count }
        }
    }
rulebook-hits = Sections in which it was found
rulebook-hit = { $number }  { $title } ({ $count })
rulebook-back = Back
rulebook-back-tip = Back to where you were (Alt+←)
rulebook-forth = Forth
rulebook-forth-tip = Forth again (Alt+→)
rulebook-previous = Previous
rulebook-previous-tip = The one found before (Shift+F3)
rulebook-next = Next
rulebook-next-tip = The next one found (F3)
rulebook-smaller = Smaller
rulebook-smaller-tip = Smaller letters (Ctrl+-)
rulebook-larger = Larger
rulebook-larger-tip = Larger letters (Ctrl++)
