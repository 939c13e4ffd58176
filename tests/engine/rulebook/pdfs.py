"""Small PDFs, written by hand: a font without shapes whose codes say which letters they are."""

from __future__ import annotations

from io import BytesIO

from pypdf import PdfReader, PdfWriter

CATALOG, PAGES, FONT, CID, UNICODE = range(1, 6)


def pdf(pages: list[list[str]]) -> bytes:
    """A PDF with those lines on its pages."""
    letters = sorted({letter for page in pages for line in page for letter in line})
    codes = {letter: index + 1 for index, letter in enumerate(letters)}
    streams = [_page(page, codes) for page in pages]
    first = UNICODE + 1
    kids = " ".join(f"{first + 2 * index} 0 R" for index in range(len(pages)))
    mapping = _mapping(codes).encode()
    objects = [
        b"<</Type/Catalog/Pages 2 0 R>>",
        f"<</Type/Pages/Kids[{kids}]/Count {len(pages)}>>".encode(),
        b"<</Type/Font/Subtype/Type0/BaseFont/Kites/Encoding/Identity-H/DescendantFonts[4 0 R]/ToUnicode 5 0 R>>",
        b"<</Type/Font/Subtype/CIDFontType2/BaseFont/Kites/DW 1000/FontDescriptor<</Type/FontDescriptor"
        b"/FontName/Kites/Flags 4>>/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>>>",
        b"<</Length %d>>stream\n%s\nendstream" % (len(mapping), mapping),
    ]
    for index, stream in enumerate(streams):
        body = f"{first + 2 * index + 1} 0 R"
        objects.append(
            f"<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Resources<</Font<</F 3 0 R>>>>/Contents {body}>>".encode()
        )
        objects.append(b"<</Length %d>>stream\n%s\nendstream" % (len(stream), stream))
    return _file(objects)


def locked(data: bytes) -> bytes:
    """The same PDF with a password."""
    writer = PdfWriter(clone_from=PdfReader(BytesIO(data)))
    writer.encrypt("kite", algorithm="RC4-128")
    out = BytesIO()
    writer.write(out)
    return out.getvalue()


def endless() -> bytes:
    """A small PDF whose page shows a form ten times that shows a form ten times, eight deep, each with some text."""
    shows = b"BT /F 10 Tf (kite) Tj ET " + b"/X Do " * 10
    fonts = b"/Font<</F<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>"
    objects = [
        b"<</Type/Catalog/Pages 2 0 R>>",
        b"<</Type/Pages/Kids[3 0 R]/Count 1>>",
        b"<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Resources<<%s/XObject<</X 5 0 R>>>>/Contents 4 0 R>>" % fonts,
        b"<</Length %d>>stream\n%s\nendstream" % (len(shows), shows),
    ]
    for number in range(5, 13):
        within = b"/XObject<</X %d 0 R>>" % (number + 1) if number < 12 else b""
        head = b"<</Type/XObject/Subtype/Form/BBox[0 0 600 800]/Resources<<%s%s>>/Length %d>>"
        body = shows if number < 12 else b"BT /F 10 Tf (kite) Tj ET"
        objects.append(head % (fonts, within, len(body)) + b"stream\n" + body + b"\nendstream")
    return _file(objects)


def _page(lines: list[str], codes: dict[str, int]) -> bytes:
    shown = "\n".join(f"<{''.join(f'{codes[letter]:04X}' for letter in line)}> Tj T*" for line in lines if line)
    return f"BT /F 10 Tf 14 TL 40 760 Td\n{shown}\nET".encode()


def _mapping(codes: dict[str, int]) -> str:
    pairs = "\n".join(f"<{code:04X}> <{letter.encode('utf-16-be').hex()}>" for letter, code in codes.items())
    return (
        "/CIDInit /ProcSet findresource begin 12 dict begin begincmap\n"
        f"1 begincodespacerange <0000> <FFFF> endcodespacerange\n{len(codes)} beginbfchar\n{pairs}\nendbfchar\n"
        "endcmap end end"
    )


def _file(objects: list[bytes]) -> bytes:
    out = bytearray(b"%PDF-1.7\n")
    places = []
    for number, body in enumerate(objects, start=1):
        places.append(len(out))
        out += b"%d 0 obj\n%s\nendobj\n" % (number, body)
    start = len(out)
    out += b"xref\n0 %d\n0000000000 65535 f \n" % (len(objects) + 1)
    for place in places:
        out += b"%010d 00000 n \n" % place
    out += b"trailer<</Size %d/Root 1 0 R>>\nstartxref\n%d\n%%%%EOF\n" % (len(objects) + 1, start)
    return bytes(out)
