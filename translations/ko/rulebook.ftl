# 연 규칙 문서: 읽거나 보관하지 못하는 까닭과 해결 방법.

rulebook-missing = { $name } 파일이 없습니다. 어디에 있는지 확인해 주세요.
rulebook-unreadable = { $name } 파일을 읽을 수 없습니다({ $detail }). 파일의 권한을 확인해 주세요.
rulebook-empty = { $name } 파일은 비어 있습니다.
rulebook-too-large = { $name } 파일은 규칙 문서보다 훨씬 큽니다. 올바른 파일을 골라 주세요.
rulebook-kind = { $name } 파일은 읽을 수 없습니다. 텍스트, Markdown, PDF 가운데 하나가 필요합니다.
rulebook-binary = { $name } 파일은 이름과 달리 텍스트가 아닙니다.
rulebook-encoding = { $name } 파일의 글자를 읽을 수 없습니다. UTF-8로 다시 저장해서 열어 주세요.
rulebook-pdf-damaged = PDF { $name } 파일이 손상되었습니다({ $detail }). 다시 받아 주세요.
rulebook-pdf-locked = PDF { $name } 파일에 암호가 걸려 있습니다. 암호 없는 사본을 저장해서 열어 주세요.
rulebook-pdf-pictures = { $name } 파일의 쪽은 글자 없는 그림입니다. 글자가 든 PDF가 필요합니다.
rulebook-language = { $name } 파일은 일본어도 한국어도 아닙니다. 규칙 문서는 둘 중 하나로 되어 있습니다.
rulebook-not-rules = { $name } 파일은 이 게임의 통합 규칙이 아닙니다.
rulebook-cannot-keep = 보관용 { $name } 파일을 쓸 수 없습니다({ $detail }). 공간을 만들거나 쓰기를 허용하고 문서를 다시 열어 주세요.
rulebook-copy-damaged = 보관한 { $name } 파일이 손상되었습니다. 문서를 다시 열어 주세요. 손상된 것은 따로 남겨 둡니다.
