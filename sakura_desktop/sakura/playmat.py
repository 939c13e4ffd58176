"""Sakura Arms on the board: both halves, the track of distance between them, the attacks in the air, the components."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, ClassVar

from PySide6.QtCore import QPoint, QRect, QSize

from engine.sakura.door import AttackSeen, CardSeen
from engine.sakura.door import View as SakuraView
from engine.text.phrase import CardName
from sakura_desktop.sakura.attack_model import AttackModel
from sakura_desktop.sakura.attack_view import AttackView
from sakura_desktop.sakura.blows import shape_of
from sakura_desktop.sakura.board_layout import lay_out, popup_rect
from sakura_desktop.sakura.components import PANELS, PARTS, TAKEN, part_icon, part_phrase
from sakura_desktop.sakura.crystal_views import LifeView, ShadowView, VigorView
from sakura_desktop.sakura.distance_tokens import WORTH, DistanceTokens
from sakura_desktop.sakura.distance_track import DistanceTrack
from sakura_desktop.sakura.mechanism_marks import paint_frames
from sakura_desktop.sakura.player_plate import MegamiPlate
from sakura_desktop.sakura.proxy_marks import paint_proxy
from sakura_desktop.sakura.tokens_beside import TokensBeside
from sakura_desktop.sound.sounds import Heard, Sound
from sakura_desktop.table.card_views import CardsView, CoverView, HandView, PileView, SpecialsView, TableCardsView
from sakura_desktop.table.delegates.component import put_sign
from sakura_desktop.table.models.component import ComponentModel
from sakura_desktop.table.models.table import TableShape
from sakura_desktop.table.piece_views import Losing, PiecesView
from sakura_desktop.table.player_plate import player_phrase
from sakura_desktop.table.playmat import PaidAhead, Playmat
from sakura_desktop.table.spot import Spot
from sakura_desktop.table.steps import step
from sakura_desktop.table.things import PIECE, Thing

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from PySide6.QtGui import QPainter
    from PySide6.QtWidgets import QWidget

    from engine.cardgame.view import CardSeen as Seen
    from engine.cardgame.view import Frame, View
    from engine.kernel.decisions import Decision
    from engine.text.phrase import Phrase, Slot
    from sakura_desktop.appearance import Appearance
    from sakura_desktop.languages.words import Words
    from sakura_desktop.settings import Settings
    from sakura_desktop.table.measures import Layout
    from sakura_desktop.table.models.base import PlaceModel
    from sakura_desktop.table.models.entries import CardEntry
    from sakura_desktop.table.models.table import TableModels
    from sakura_desktop.table.place_view import PlaceView
    from sakura_desktop.table.player_plate import PileButton
    from sakura_desktop.table.steps import Step

VIGOR = "vigor"
PAID = "paid"
"""Where a hand lays what pays: the open table."""
USED_FROM = frozenset({"hand", "specials"})
"""Areas from which cards are used."""
HEAVIEST = 3
"""The blow that takes the last life is heard as heavily as one that takes so many."""
CRYSTALS = frozenset({"life", "aura", "flare", "distance", "shadow", "flow"})
"""Areas of crystals (§7-1)."""


POINTED = frozenset({"EffectArose", "DisenchantBegan", "DeckRanDry", "DefeatAverted", "SpecialTurned", "CardTurned"})
"""Events without anything that travels whose card or place is pointed at."""


def _pointed(frame: Frame[Any]) -> tuple[Step, ...]:
    """Where something comes from that happens by itself."""
    if frame.event not in POINTED or frame.line is None or not frame.line.things:
        return ()
    return (step("point", place=frame.line.things[0]),)


def own(view: View) -> SakuraView:
    """A view of this game. Raises `TypeError` for one of another."""
    if not isinstance(view, SakuraView):
        raise TypeError(f"no view of Sakura Arms: {type(view).__name__}")
    return view


def crystals_heard(source: str, target: str) -> Sound:
    """How crystals sound that go from an area to an area."""
    if "distance" in (source, target):
        return Sound.STEP
    return Sound.BREATH if target in ("life", "flare") and source != "life" else Sound.PIECES


class SakuraPlaymat(Playmat):
    """The table of §7-1."""

    shape: ClassVar = TableShape(game="sakura", newest_on_top=frozenset({"discard", "cover"}), parts=PARTS, taken=TAKEN)
    half_views: ClassVar = {
        "life": LifeView,
        "aura": PiecesView,
        "flare": PiecesView,
        "vigor": VigorView,
        "deck": PileView,
        "discard": PileView,
        "cover": CoverView,
        "hand": HandView,
        "specials": SpecialsView,
        "enhancements": CardsView,
        "in-use": TableCardsView,
    }
    shared_views: ClassVar = {"distance": DistanceTrack, "shadow": ShadowView, "attacking": AttackView}
    panel_views: ClassVar = PANELS
    plate: ClassVar = MegamiPlate
    paid_ahead: ClassVar = PaidAhead("ChooseBasicPayment", "vigor")
    piles: ClassVar = frozenset({"deck", "discard", "cover", "extra", "sealed", "outside"})
    foremost: ClassVar = frozenset({"attacking", "in-use"})
    open_table: ClassVar = (
        "in-use.0", "in-use.1", "attacking", "prompt", "distance", "shadow", "enhancements.0", "enhancements.1",
    )

    sounds: ClassVar = {
        **Playmat.sounds, "TurnBegan": Sound.CLAPPER, "AttackMade": Sound.BLADE, "AttackCancelled": Sound.RING,
        "SpecialTurned": Sound.CHORD,
        "CrystalsMoved": Sound.PIECES, "UpkeepPaid": Sound.PIECES, "VigorChanged": Sound.TICK, "CardTurned": Sound.CARD,
        "DefeatAverted": Sound.BREATH,
    }

    def __init__(
        self, words: Words, look: Appearance, settings: Settings, table: TableModels, board: QWidget,
    ) -> None:
        """Nobody sits at it yet."""
        self.attack_model = AttackModel(table.gate, table)
        table.add(self.attack_model)
        super().__init__(words, look, settings, table, board)
        self.track = self._shared_as(DistanceTrack, "distance")
        self.attacks = self._shared_as(AttackView, "attacking")
        self.attacks.called = partial(player_phrase, settings)
        self.tokens = DistanceTokens(words, look, table, self.track, board)
        self.beside = TokensBeside(words, look, table, self, board)
        self.beside.came.connect(self.came)

    def model_for(self, place: str) -> PlaceModel:
        """Crystals, vigor and attacks have models of their own."""
        area = place.partition(".")[0]
        if area == "attacking":
            return self.attack_model
        if area == VIGOR:
            return self.table.pieces(place, VIGOR)
        return self.table.pieces(place) if area in CRYSTALS else self.table.cards(place)

    def rects(self, size: QSize, zoom: float, lower: int) -> Layout:
        """Two halves with the same columns, the track and the open table between them."""
        return lay_out(size, zoom, lower, self.panels.count_by_seat(), asks=self.asks)

    def popup_rect(self, place: str, width: int) -> QRect:
        """Over the field of its side, away from hands, piles, panels and the prompt."""
        assert self.layout_now is not None
        return popup_rect(self.layout_now, place, width)

    def lay_out(self, size: QSize, zoom: float) -> Layout:
        """The tokens on the track and beside crystals follow it."""
        layout = super().lay_out(size, zoom)
        self.tokens.set_measures(layout.measures)
        self.beside.set_measures(layout.measures)
        return layout

    def views(self) -> list[PlaceView]:
        """Tokens on the track and beside crystals lie over them."""
        return [*self.tokens.views.values(), *self.beside.views(), *super().views()]

    def show_figures(self, view: View) -> None:
        """The distance, vigor, flinches and the attacks in the air."""
        view = own(view)
        self.track.show_figures(view)
        self.attack_model.show(view.attacks)
        self._show_losses()
        for player in view.players:
            self.table.pieces(f"{VIGOR}.{player.seat}", VIGOR).show(player.vigor, player.vigor_limit)
        for half in self.halves.values():
            vigor = half.views[VIGOR]
            if isinstance(vigor, VigorView) and half.seat >= 0:
                vigor.show_flinch(view.players[half.seat].flinched)

    def usual_target(self, thing: Thing) -> str:
        """Cards are used (§9-2), crystals are what basic actions move (§9-6)."""
        area, _, seat = thing.source.partition(".")
        if thing.is_card:
            return f"in-use.{seat}" if area in USED_FROM else ""
        if thing.what == VIGOR:
            return PAID
        own = {"distance": f"aura.{self.lower}", "shadow": f"aura.{self.lower}", "aura": f"flare.{seat}"}
        return own.get(area, "") if thing.what == PIECE else ""

    def foretell(self, prospect: object) -> None:
        """The range of the card pointed at on the track, and what it would take of aura and life."""
        self.track.show_prospect(prospect if isinstance(prospect, AttackSeen) else None)
        self._show_losses()

    def foretelling(self) -> list[QRect]:
        """What is compared on the track, and the aura and life that something would be taken of."""
        if self.track.prospect is None:
            return []
        losing = [view for view in self.views() if isinstance(view, PiecesView) and view.losing.gone]
        told = self.track.told().translated(self.track.pos())
        return [told.intersected(self.track.geometry()), *(view.geometry() for view in losing)]

    def _show_losses(self) -> None:
        """What the card pointed at would take, else the last attack in the air."""
        attack = self.track.prospect or next(iter(reversed(self.attack_model.attacks)), None)
        losing = {}
        for loss in attack.losses if attack is not None else ():
            certain = attack is not None and (attack.both or len(attack.losses) == 1)
            losing[loss.places[0] if loss.places else ""] = Losing(loss.count, certain, len(loss.places) > 1)
        for half in self.halves.values():
            for area in ("life", "aura"):
                view = half.views[area]
                assert isinstance(view, PiecesView)
                view.show_losing(losing.get(f"{area}.{half.seat}", Losing()))

    # --- what a drop means ---

    def view_for(self, place: str, what: str = "") -> PlaceView | PileButton | None:
        """Attacks stand in one view, tokens on the track and beside crystals in views of their own."""
        if place.startswith("attack."):
            return self.attacks
        return self.beside.view_for(place, what) or self.tokens.views.get(place) or super().view_for(place, what)

    def rect_of(self, place: str) -> QRect | None:
        """The open table, an attack in the air, the part of the track that takes a token, a player's plate."""
        if place == PAID:
            return self.table_rect()
        if place in self.tokens.views:
            return self.tokens.zone(place)
        if place.startswith("plate."):
            return self.layout_now.rects.get(place) if self.layout_now is not None else None
        if place.startswith("attack."):
            box = self.attacks.box_of(Thing(place.replace(".", ":"), self.attacks.place))
            return QRect(self.attacks.mapTo(self.board, box.topLeft()), box.size()) if box else None
        return None

    def spot_of(self, place: str) -> Spot | None:
        """A reaction is laid on its attack; what pays on the open table."""
        if place == PAID:
            return Spot(self.table.pieces(PAID))
        for row, attack in enumerate(self.attack_model.attacks):
            if place == attack.handle.replace(":", "."):
                return Spot(self.attack_model, row)
        return None

    def spots_over(self, point: QPoint) -> list[Spot]:
        """The parts of the track that would take the token held."""
        return [Spot(self.tokens.model(place)) for place in self.tokens.zones_at(point)]

    def table_spots(self) -> list[Spot]:
        """Against the innermost attack, into use, or as payment."""
        attacks = [Spot(self.attack_model, row) for row in reversed(range(self.attack_model.rowCount()))]
        in_use = [Spot(self.table.cards(f"in-use.{seat}")) for seat in (self.lower, 1 - self.lower)]
        return [*attacks, *in_use, Spot(self.table.pieces(PAID))]

    def table_rect(self) -> QRect:
        """The middle: where cards are used and attacks are in the air."""
        if self.layout_now is None:
            return QRect()
        rects = self.layout_now.rects
        return rects["in-use.0"].united(rects["in-use.1"]).united(rects["attacking"])

    def is_open_table(self, targets: frozenset[str]) -> bool:
        """Use and payment are laid anywhere on it."""
        return any(place == PAID or place.startswith("in-use.") for place in targets)

    # --- words and pictures ---

    def phrase_of(self, model: PlaceModel, row: int) -> Phrase | None:
        """An attack in a line, a component's part as it stands."""
        if isinstance(model, AttackModel):
            return self.attacks.line(model.attacks[row])
        return part_phrase(model) if isinstance(model, ComponentModel) else None

    def said_of_card(self, card: Seen) -> dict[str, Slot]:
        """Seeds on it (§x17-5), whether it is charged (§x10-3), as which card it is used by false proof (§x20-6-1)."""
        declared = card.declared if isinstance(card, CardSeen) else None
        return {
            "seeds": card.count("seed"),
            "charged": "yes" if card.count("charge") else "no",
            "declared": "yes" if declared is not None else "no",
            "proxy": CardName(declared) if declared is not None else "",
        }

    def paint_on_card(self, painter: QPainter, rect: QRect, entry: CardEntry) -> None:
        """Its mechanisms (§x8-2), the proxy of a false proof (§x20-6-1)."""
        if isinstance(entry.seen, CardSeen):
            paint_frames(painter, rect, entry.seen, self.look)
            paint_proxy(painter, rect, entry.seen, self.look)

    def paint_part(self, painter: QPainter, rect: QRect, model: ComponentModel) -> None:
        """The icon of a component's part."""
        side = min(rect.width(), rect.height())
        put_sign(painter, QRect(0, 0, side, side), part_icon(model), self.look.theme.cherry, self.look)

    def token_worth(self, place: str) -> str:
        """On the track a token adds to the distance or takes from it."""
        return WORTH.get(place.partition(".")[0], "")

    def looked_at(self, view: PlaceView, row: int) -> object:
        """An attack in the air is read with its figures, a back under false proof as the card declared (§x20-6-1)."""
        if view is self.attacks:
            return self.attack_model.attacks[row]
        card = view.card_at(row)
        return card.declared if isinstance(card, CardSeen) and card.number is None else None

    def read_at_once(self) -> object:
        """The attack that was made last is what one answers to."""
        return self.attack_model.attacks[-1] if self.attack_model.attacks else None

    def more_places(self, view: View) -> tuple[str, ...]:
        """Vigor, what pays, the attacks in the air."""
        attacks = (attack.handle.replace(":", ".") for attack in own(view).attacks)
        return ("vigor.0", "vigor.1", PAID, "attacking", *attacks)

    def counts(self, view: View) -> tuple[tuple[str, int, int], ...]:
        """Vigor."""
        return tuple((VIGOR, player.seat, player.vigor) for player in own(view).players)

    def steps(self, frame: Frame[Any], before: View) -> tuple[Step, ...]:
        """Attacks land and are over, vigor and flinching change, effects arise."""
        return (*self._of_attacks(frame, before), *self._of_players(frame, before), *_pointed(frame))

    def _of_attacks(self, frame: Frame[Any], before: View) -> tuple[Step, ...]:
        """What any game shows, then the attacks that are new in the air or are over; one that came to nothing has
        been seen to.
        """
        was, now = own(before).attacks, own(frame.view).attacks
        found = tuple(self._from_its_player(one, was) for one in super().steps(frame, before))
        if was == now:
            return found
        seen = {one.place for one in found}
        here, there = ({attack.handle for attack in attacks} for attacks in (now, was))
        made = tuple(
            step(
                "strike", place=one.handle, seat=one.seat, number=one.aura or one.life or 0,
                shape=shape_of(one.number, self.words.renderer),
            )
            for one in now if one.handle not in there
        )
        over = tuple(step("fade", place=handle) for handle in sorted(there - here - seen))
        return (*found, *made, *over)

    def _from_its_player(self, one: Step, attacks: tuple[AttackSeen, ...]) -> Step:
        """The blow of an attack comes from the side of who attacks."""
        attack = next((attack for attack in attacks if one.kind == "hit" and attack.handle == one.source), None)
        if attack is None:
            return one
        return one._replace(source=f"plate.{attack.seat}", shape=shape_of(attack.number, self.words.renderer))

    def _of_players(self, frame: Frame[Any], before: View) -> Iterator[Step]:
        for was, now in zip(own(before).players, own(frame.view).players, strict=True):
            place = f"{VIGOR}.{now.seat}"
            if was.vigor != now.vigor:
                yield step("gain", place=place, seat=now.seat, number=now.vigor - was.vigor)
            elif was.flinched != now.flinched:
                yield step("point", place=place, seat=now.seat)

    @classmethod
    def sound_of(cls, frame: Frame[Any]) -> Heard | None:
        """Damage is heard as a blow that hurts or that the aura holds off (§5-8-3), by how many crystals it took; as
        the heaviest where no life is left. Other crystals are heard by where they go (§7-1).
        """
        heard = super().sound_of(frame)
        fact = frame.fact
        if fact is not None and fact.kind == "hit" and fact.number:
            area = fact.place.partition(".")[0]
            left = frame.view.places.get(fact.place)
            last = area == "life" and left is not None and not any(count for _, count in left.pieces)
            return Heard(Sound.RING if area == "aura" else Sound.DRUM, HEAVIEST if last else fact.number)
        if frame.event != "CrystalsMoved" or heard is None or not frame.moves:
            return heard
        source, target = (place.partition(".")[0] for place in (frame.moves[0].source, frame.moves[0].target))
        return heard._replace(sound=crystals_heard(source, target))

    def emblems(self, view: View, seat: int) -> tuple[str, ...]:
        """The two megami."""
        return own(view).players[seat].megami

    @classmethod
    def pauses(cls, frames: Sequence[Frame[Any]], decision: Decision | None) -> frozenset[int]:
        """An attack was made that nobody was asked to react to."""
        made = [
            frame.index
            for frame in frames
            if frame.event == "AttackMade" and frame.view.attacks and frame.view.attacks[-1].answering is None
        ]
        asked = decision is not None and decision.kind == "ChooseReaction"
        return frozenset(made[:-1] if asked else made)

    @classmethod
    def place_of(cls, view: View, handle: str) -> str | None:
        """Attacks are in the air."""
        if any(attack.handle == handle for attack in own(view).attacks):
            return "attacking"
        return super().place_of(view, handle)

    def numbers(self, view: View) -> dict[str, str | None]:
        """Attacks have the number of their card."""
        return {**super().numbers(view), **{attack.handle: attack.number for attack in own(view).attacks}}
