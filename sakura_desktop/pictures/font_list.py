"""Fonts known to write Japanese, Korean and English well, by system, and how to install them."""

from __future__ import annotations

from pathlib import Path
from typing import Final

FOLDERS: Final = {
    "linux": ("/usr/local/share/fonts", "/usr/share/fonts", "/app/share/fonts", "/run/host/fonts"),
    "darwin": ("/Library/Fonts", "/System/Library/Fonts"),
}

SAMPLES: Final = {"ja": "桜間あアー", "ko": "벚꽃간격", "en": "Aq&"}
"""Characters that a font of the language must have."""

FAMILIES: Final[dict[tuple[str, str], tuple[str, ...]]] = {
    ("ja", "sans"): (
        "Noto Sans CJK JP", "Noto Sans JP", "Source Han Sans JP", "Source Han Sans", "Hiragino Sans",
        "Hiragino Kaku Gothic ProN", "Yu Gothic UI", "Yu Gothic", "Meiryo", "BIZ UDPGothic", "IPAexGothic",
        "IPAPGothic", "VL PGothic", "TakaoPGothic", "MS PGothic", "sans-serif",
    ),
    ("ja", "serif"): (
        "Noto Serif CJK JP", "Noto Serif JP", "Source Han Serif JP", "Source Han Serif", "Hiragino Mincho ProN",
        "Yu Mincho", "BIZ UDPMincho", "IPAexMincho", "IPAPMincho", "TakaoPMincho", "MS PMincho", "serif",
    ),
    ("ko", "sans"): (
        "Noto Sans CJK KR", "Noto Sans KR", "Source Han Sans KR", "Source Han Sans K", "Apple SD Gothic Neo",
        "Malgun Gothic", "NanumGothic", "Nanum Gothic", "UnDotum", "Baekmuk Dotum", "sans-serif",
    ),
    ("ko", "serif"): (
        "Noto Serif CJK KR", "Noto Serif KR", "Source Han Serif KR", "Source Han Serif K", "AppleMyungjo",
        "NanumMyeongjo", "Nanum Myeongjo", "Batang", "UnBatang", "serif",
    ),
    ("en", "sans"): (
        "Noto Sans", "Source Sans 3", "Segoe UI", "Helvetica Neue", "Noto Sans CJK JP", "DejaVu Sans", "sans-serif",
    ),
    ("en", "serif"): (
        "Noto Serif", "Source Serif 4", "Georgia", "Noto Serif CJK JP", "DejaVu Serif", "serif",
    ),
}  # fmt: skip

_Names = tuple[tuple[str, str], ...]
"""File name and family; an empty family takes the first face."""

WELL_KNOWN: Final[dict[tuple[str, str, bool], _Names]] = {
    ("ja", "sans", False): (
        ("NotoSansCJK-Regular.ttc", "Noto Sans CJK JP"), ("NotoSansCJKjp-Regular.otf", ""),
        ("NotoSansJP-Regular.otf", ""),
        ("NotoSansJP-Regular.ttf", ""), ("NotoSansCJK-VF.otf.ttc", "Noto Sans CJK JP"),
        ("NotoSansCJKjp-VF.otf", ""), ("NotoSansJP-VF.ttf", ""), ("SourceHanSans-Regular.ttc", "Source Han Sans"),
        ("ヒラギノ角ゴシック W3.ttc", ""), ("YuGothR.ttc", ""), ("meiryo.ttc", "Meiryo"), ("ipaexg.ttf", ""),
        ("ipagp.ttf", ""), ("ipag.ttf", ""), ("VL-PGothic-Regular.ttf", ""), ("TakaoPGothic.ttf", ""),
        ("msgothic.ttc", ""),
    ),
    ("ja", "sans", True): (
        ("NotoSansCJK-Bold.ttc", "Noto Sans CJK JP"), ("NotoSansCJKjp-Bold.otf", ""), ("NotoSansJP-Bold.otf", ""),
        ("NotoSansJP-Bold.ttf", ""), ("NotoSansCJK-VF.otf.ttc", "Noto Sans CJK JP"),
        ("NotoSansCJKjp-VF.otf", ""), ("NotoSansJP-VF.ttf", ""), ("SourceHanSans-Bold.ttc", "Source Han Sans"),
        ("ヒラギノ角ゴシック W6.ttc", ""), ("YuGothB.ttc", ""), ("meiryob.ttc", "Meiryo"),
    ),
    ("ja", "serif", False): (
        ("NotoSerifCJK-Regular.ttc", "Noto Serif CJK JP"), ("NotoSerifCJKjp-Regular.otf", ""),
        ("NotoSerifJP-Regular.otf", ""), ("NotoSerifJP-Regular.ttf", ""),
        ("NotoSerifCJK-VF.otf.ttc", "Noto Serif CJK JP"),
        ("NotoSerifJP-VF.ttf", ""), ("SourceHanSerif-Regular.ttc", "Source Han Serif"), ("ヒラギノ明朝 ProN.ttc", ""),
        ("yumin.ttf", ""), ("ipaexm.ttf", ""), ("ipamp.ttf", ""), ("ipam.ttf", ""), ("TakaoPMincho.ttf", ""),
        ("msmincho.ttc", ""),
    ),
    ("ja", "serif", True): (
        ("NotoSerifCJK-Bold.ttc", "Noto Serif CJK JP"), ("NotoSerifCJKjp-Bold.otf", ""), ("NotoSerifJP-Bold.otf", ""),
        ("NotoSerifJP-Bold.ttf", ""), ("NotoSerifCJK-VF.otf.ttc", "Noto Serif CJK JP"), ("NotoSerifJP-VF.ttf", ""),
        ("SourceHanSerif-Bold.ttc", "Source Han Serif"), ("yumindb.ttf", ""),
    ),
    ("ko", "sans", False): (
        ("NotoSansCJK-Regular.ttc", "Noto Sans CJK KR"), ("NotoSansCJKkr-Regular.otf", ""),
        ("NotoSansKR-Regular.otf", ""),
        ("NotoSansKR-Regular.ttf", ""), ("NotoSansCJK-VF.otf.ttc", "Noto Sans CJK KR"), ("NotoSansKR-VF.ttf", ""),
        ("SourceHanSans-Regular.ttc", "Source Han Sans K"), ("AppleSDGothicNeo.ttc", "Apple SD Gothic Neo"),
        ("malgun.ttf", ""), ("NanumGothic.ttf", ""), ("UnDotum.ttf", ""), ("gulim.ttc", ""),
    ),
    ("ko", "sans", True): (
        ("NotoSansCJK-Bold.ttc", "Noto Sans CJK KR"), ("NotoSansCJKkr-Bold.otf", ""), ("NotoSansKR-Bold.otf", ""),
        ("NotoSansKR-Bold.ttf", ""), ("NotoSansCJK-VF.otf.ttc", "Noto Sans CJK KR"), ("NotoSansKR-VF.ttf", ""),
        ("SourceHanSans-Bold.ttc", "Source Han Sans K"), ("malgunbd.ttf", ""), ("NanumGothicBold.ttf", ""),
        ("UnDotumBold.ttf", ""),
    ),
    ("ko", "serif", False): (
        ("NotoSerifCJK-Regular.ttc", "Noto Serif CJK KR"), ("NotoSerifCJKkr-Regular.otf", ""),
        ("NotoSerifKR-Regular.otf", ""), ("NotoSerifKR-Regular.ttf", ""),
        ("NotoSerifCJK-VF.otf.ttc", "Noto Serif CJK KR"),
        ("NotoSerifKR-VF.ttf", ""), ("SourceHanSerif-Regular.ttc", "Source Han Serif K"), ("AppleMyungjo.ttf", ""),
        ("NanumMyeongjo.ttf", ""), ("batang.ttc", ""), ("UnBatang.ttf", ""),
    ),
    ("ko", "serif", True): (
        ("NotoSerifCJK-Bold.ttc", "Noto Serif CJK KR"), ("NotoSerifCJKkr-Bold.otf", ""), ("NotoSerifKR-Bold.otf", ""),
        ("NotoSerifKR-Bold.ttf", ""), ("NotoSerifCJK-VF.otf.ttc", "Noto Serif CJK KR"), ("NotoSerifKR-VF.ttf", ""),
        ("SourceHanSerif-Bold.ttc", "Source Han Serif K"), ("NanumMyeongjoBold.ttf", ""), ("UnBatangBold.ttf", ""),
    ),
    ("en", "sans", False): (
        ("NotoSans-Regular.ttf", ""), ("SourceSans3-Regular.otf", ""), ("segoeui.ttf", ""), ("HelveticaNeue.ttc", ""),
        ("NotoSansCJK-Regular.ttc", "Noto Sans CJK JP"), ("DejaVuSans.ttf", ""), ("LiberationSans-Regular.ttf", ""),
        ("arial.ttf", ""),
    ),
    ("en", "sans", True): (
        ("NotoSans-Bold.ttf", ""), ("SourceSans3-Bold.otf", ""), ("segoeuib.ttf", ""),
        ("NotoSansCJK-Bold.ttc", "Noto Sans CJK JP"), ("DejaVuSans-Bold.ttf", ""), ("LiberationSans-Bold.ttf", ""),
        ("arialbd.ttf", ""),
    ),
    ("en", "serif", False): (
        ("NotoSerif-Regular.ttf", ""), ("SourceSerif4-Regular.otf", ""), ("georgia.ttf", ""),
        ("NotoSerifCJK-Regular.ttc", "Noto Serif CJK JP"), ("DejaVuSerif.ttf", ""), ("LiberationSerif-Regular.ttf", ""),
        ("times.ttf", ""),
    ),
    ("en", "serif", True): (
        ("NotoSerif-Bold.ttf", ""), ("SourceSerif4-Bold.otf", ""), ("georgiab.ttf", ""),
        ("NotoSerifCJK-Bold.ttc", "Noto Serif CJK JP"), ("DejaVuSerif-Bold.ttf", ""), ("LiberationSerif-Bold.ttf", ""),
        ("timesbd.ttf", ""),
    ),
}  # fmt: skip

_BY_PACKAGES: Final = {
    "debian": "sudo apt install fonts-noto-cjk",
    "fedora": "sudo dnf install google-noto-sans-cjk-fonts google-noto-serif-cjk-fonts",
    "arch": "sudo pacman -S noto-fonts-cjk",
    "suse": "sudo zypper install google-noto-sans-cjk-fonts google-noto-serif-cjk-fonts",
    "alpine": "doas apk add font-noto-cjk",
}
_RELATED: Final = {"ubuntu": "debian", "linuxmint": "debian", "rhel": "fedora", "centos": "fedora", "opensuse": "suse"}


def install_command(
    system: str, languages: tuple[str, ...], release: Path = Path("/etc/os-release")
) -> tuple[str, bool]:
    """How to install fonts for these languages: the exact text, and whether it is a command for a terminal."""
    if system == "win32":
        names = ", ".join({"ja": "Japanese", "ko": "Korean", "en": "English"}[language] for language in languages)
        return f"Settings > Time & language > Language & region > Add a language: {names}", False
    if system == "darwin":
        return "Font Book > File > Add Fonts to Current User…: Noto Sans CJK, Noto Serif CJK", False
    return _BY_PACKAGES[_distribution(release)], True


def _distribution(release: Path) -> str:
    """Which family of Linux this is, by what it says of itself; Debian's where it says nothing known."""
    try:
        lines = release.read_text(encoding="utf-8", errors="replace").splitlines()
    except OSError:
        return "debian"
    said = dict(line.split("=", 1) for line in lines if "=" in line)
    names = f"{said.get('ID', '')} {said.get('ID_LIKE', '')}".replace('"', "").lower().split()
    for name in names:
        name = _RELATED.get(name, name)
        if name in _BY_PACKAGES:
            return name
    return "debian"
