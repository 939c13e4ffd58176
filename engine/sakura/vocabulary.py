"""Every word of a card, so that a module of a megami needs one import: `from engine.sakura.vocabulary import *`.

The words stand where their clauses do, each module lists its own in `__all__`; `docs/adding-a-megami.md` says where to
look for which. A word is written in small letters; a capital one is a value: an area, a trait, a component's part.
"""

from __future__ import annotations

from engine.cardgame.areas import AreaSpec as AreaSpec
from engine.cardgame.clauses import Clause as Clause
from engine.cardgame.clauses import Condition as Condition
from engine.cardgame.clauses import Standing as Standing
from engine.cardgame.clauses import Step as Step
from engine.cardgame.clauses import due_as as due_as
from engine.cardgame.components import Component as Component
from engine.cardgame.components import CounterSpec as CounterSpec
from engine.cardgame.components import Handling as Handling
from engine.cardgame.happenings import Happening as Happening
from engine.cardgame.words.amounts import *
from engine.cardgame.words.amounts import Count as Count
from engine.cardgame.words.amounts import Half
from engine.cardgame.words.choosing import Choose
from engine.cardgame.words.conditions import *
from engine.cardgame.words.filters import *
from engine.cardgame.words.flow import *
from engine.cardgame.words.flow import IfSo, Repeat
from engine.cardgame.words.sides import *
from engine.sakura.areas import SAKURA as SAKURA
from engine.sakura.cards import Card as Card
from engine.sakura.cards import Effect as Effect
from engine.sakura.clauses.aiming import *
from engine.sakura.clauses.aiming import ChecksAim, HasAim, SetAim
from engine.sakura.clauses.amounts import *
from engine.sakura.clauses.arrows import *
from engine.sakura.clauses.build import *
from engine.sakura.clauses.cancelling import *
from engine.sakura.clauses.changes import *
from engine.sakura.clauses.changes import DamageGoes, InsteadOfDamage, SwapDamage
from engine.sakura.clauses.charges import ChargesCards, Discharges
from engine.sakura.clauses.conditions import *
from engine.sakura.clauses.conditions import OtherSpecialsUsed
from engine.sakura.clauses.copies import *
from engine.sakura.clauses.counters import *
from engine.sakura.clauses.counters import CounterOf, FlipCounter
from engine.sakura.clauses.defeats import *
from engine.sakura.clauses.defeats import UseInsteadOfDefeat
from engine.sakura.clauses.dives import *
from engine.sakura.clauses.dives import Dive, Surface
from engine.sakura.clauses.filters import *
from engine.sakura.clauses.freezing import *
from engine.sakura.clauses.freezing import Freeze, TakesTokenInstead
from engine.sakura.clauses.gauges import *
from engine.sakura.clauses.gauges import PowerSheet, Raise, UsePowers
from engine.sakura.clauses.gears import *
from engine.sakura.clauses.gears import MultipliesMechanisms
from engine.sakura.clauses.happenings import *
from engine.sakura.clauses.journeys import *
from engine.sakura.clauses.journeys import Journey
from engine.sakura.clauses.keyword import *
from engine.sakura.clauses.keyword import Titled as Titled
from engine.sakura.clauses.keyword import Unoccasioned
from engine.sakura.clauses.lacerations import *
from engine.sakura.clauses.machines import *
from engine.sakura.clauses.machines import Burn, CountAtDistance, LeaveDistance, Recover, Ride
from engine.sakura.clauses.market import *
from engine.sakura.clauses.modifiers import *
from engine.sakura.clauses.modifiers import CountsAsAura, WhereX
from engine.sakura.clauses.oaths import *
from engine.sakura.clauses.parts import *
from engine.sakura.clauses.parts import Assemble, TakeApart
from engine.sakura.clauses.permissions import *
from engine.sakura.clauses.picking import *
from engine.sakura.clauses.placing import Gather, LeaveOnly, PlaceCrystals
from engine.sakura.clauses.plans import *
from engine.sakura.clauses.plans import PlanLiesOpen, PlansOfDiscard, PreparePlan
from engine.sakura.clauses.poisons import *
from engine.sakura.clauses.poisons import OnTopWhenRebuilt, ReturnThis
from engine.sakura.clauses.proofs import *
from engine.sakura.clauses.proofs import DeclaresUse
from engine.sakura.clauses.ranges import *
from engine.sakura.clauses.ranges import RangeX
from engine.sakura.clauses.research import GuessName, TakeUnchosen
from engine.sakura.clauses.seeds import *
from engine.sakura.clauses.sides import *
from engine.sakura.clauses.steps_attacks import *
from engine.sakura.clauses.steps_attacks import EndPhase
from engine.sakura.clauses.steps_cards import *
from engine.sakura.clauses.steps_cards import Impatience, Seal, Unseal
from engine.sakura.clauses.steps_crystals import *
from engine.sakura.clauses.steps_crystals import Flinch
from engine.sakura.clauses.steps_identity import *
from engine.sakura.clauses.steps_identity import DeclareName, ExchangeByTable, Gain
from engine.sakura.clauses.steps_uses import *
from engine.sakura.clauses.steps_uses import BackOutside, UseAdjusted, UseCard, UseOrPut, UseThem, UseThis
from engine.sakura.clauses.story import *
from engine.sakura.clauses.story import ActValue, PreparePlot, ResolveAct, StoryBoard
from engine.sakura.clauses.swings import *
from engine.sakura.clauses.timings import *
from engine.sakura.clauses.timings import InPhase, Later
from engine.sakura.clauses.transforms import *
from engine.sakura.clauses.transforms import TransForm
from engine.sakura.clauses.traps import *
from engine.sakura.clauses.two_sided import *
from engine.sakura.clauses.two_sided import RangesOfAllSides
from engine.sakura.clauses.units import *
from engine.sakura.megami.shape import *

# --- clauses that are words as they are

act_value = ActValue
assemble = Assemble
back_outside = BackOutside
burn = Burn
charges_cards = ChargesCards
checks_aim = ChecksAim
choose = Choose
count_at_distance = CountAtDistance
counter = CounterOf
counts_as_aura = CountsAsAura
damage_goes = DamageGoes
declare_name = DeclareName
declares_use = DeclaresUse
discharges = Discharges
dive = Dive
end_phase = EndPhase
exchange_by_table = ExchangeByTable
flinch = Flinch
flip_counter = FlipCounter
freeze = Freeze
has_aim = HasAim
range_x = RangeX
set_aim = SetAim
take_extra = Gain
gather = Gather
guess_name = GuessName
half = Half
if_so = IfSo
impatience = Impatience
in_phase = InPhase
instead_of_damage = InsteadOfDamage
journey = Journey
later = Later
leave_distance = LeaveDistance
leave_only = LeaveOnly
may_use_this = UseThis
multiplies_mechanisms = MultipliesMechanisms
on_top_when_rebuilt = OnTopWhenRebuilt
other_specials_used = OtherSpecialsUsed
place_crystals = PlaceCrystals
plan_lies_open = PlanLiesOpen
plans_of_discard = PlansOfDiscard
power_sheet = PowerSheet
prepare_plan = PreparePlan
prepare_plot = PreparePlot
raise_gauges = Raise
ranges_of_all_sides = RangesOfAllSides
recover_tokens = Recover
repeat = Repeat
resolve_act = ResolveAct
resolve_dive = Surface
return_this = ReturnThis
ride_with = Ride
seal = Seal
story_board = StoryBoard
swap_damage = SwapDamage
take_apart = TakeApart
take_unchosen = TakeUnchosen
takes_token_instead = TakesTokenInstead
titled = Titled
transform_in = TransForm
unoccasioned = Unoccasioned
unseal = Unseal
use_adjusted = UseAdjusted
use_card = UseCard
use_instead_of_defeat = UseInsteadOfDefeat
use_or_put = UseOrPut
use_powers = UsePowers
use_them = UseThem
where_x = WhereX
