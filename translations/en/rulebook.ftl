# Rule documents that a person opens: why one can't be read or kept, and what helps.

rulebook-missing = There is no file { $name }. Check where it is.
rulebook-unreadable = { $name } can't be read ({ $detail }). Check the file's permissions.
rulebook-empty = { $name } is empty.
rulebook-too-large = { $name } is much larger than the rule documents. Choose the right file.
rulebook-kind = { $name } can't be read: a text, Markdown or PDF file is needed.
rulebook-binary = { $name } is no text, whatever its name says.
rulebook-encoding = The letters of { $name } can't be read. Save the file as UTF-8 and open it again.
rulebook-pdf-damaged = The PDF { $name } is damaged ({ $detail }). Get it again.
rulebook-pdf-locked = The PDF { $name } is locked with a password. Save a copy without one and open that.
rulebook-pdf-pictures = The pages of { $name } are pictures without letters. A PDF with text is needed.
rulebook-language = { $name } is neither in Japanese nor in Korean, in which the rule documents are written.
rulebook-not-rules = { $name } isn't the comprehensive rules of this game.
rulebook-cannot-keep = The program's copy { $name } can't be written ({ $detail }). Make room or allow writing, and open the document again.
rulebook-copy-damaged = The program's copy { $name } is damaged. Open the document again; the damaged copy is put aside.
