# Names of cards and abilities: of published cards as published or translated, the others this program’s own invention; looked up by number.

gateruler-group-rulers = { CAP() }{ -gateruler-ruler-card(form: "many") }
gateruler-group = { $faction }
gateruler-card-kind =
    { $kind ->
        [unit] { -gateruler-unit }
        [event] { -gateruler-event }
        [field] { -gateruler-field-card }
       *[ruler] { -gateruler-ruler-card }
    }
gateruler-card-of-faction = { gateruler-card-kind } of { $faction }

## Rulers

card-gr-a1 = Apprentice
card-gr-k11 = Knight
card-gr-w23 = Wizard
card-gr-o15 = Overlord

## Published cards

card-gr-001 = Vaporization Bomb
card-gr-002 = Vabelsion the Battle-Tempered
card-gr-003 = Demon Girl Calabera
card-gr-004 = Gyuki Tenkai
card-gr-005 = Schrödinger’s Cat
card-gr-006 = Dragon-Type Prototype Battle Weapon “Honoikazuchi”
card-gr-007 = Red Dragon Crimson Syltis
card-gr-008 = Velklight of the Raging Flame
card-gr-009 = Ziltinas, Dragon Princess
card-gr-010 = Mechanized Infantry Battalion “Byakuya”
card-gr-011 = Slayers’ Forest
card-gr-012 = Horror Legion Samerian
card-gr-013 = Solar System Backpacker
card-gr-014 = Variere of the Silver Scales
card-gr-015 = Lantern Floating
card-gr-016 = Mistclock Dragon, Guardian of the Phantom Mist
card-gr-017 = Absolute Barrier
card-gr-018 = Gyuki Tenro
card-gr-019 = Eight-Foot Popo
card-gr-020 = Shinmei, Deity of the Sun’s Path
card-gr-021 = Photon Torpedo

## Practice cards of Volnar and ATLAS

card-gr-022 = Ralka, Fledgling Dragon Rider
card-gr-023 = Mokko the Egg-Keeper
card-gr-024 = Bolt, Hatchling of the Crater
card-gr-025 = Galdran of the Soot
card-gr-026 = Drum, Iron-Scaled Dragon Rider
card-gr-027 = Dora, Quick to Anger
card-gr-028 = Bifron the Twin-Fanged
card-gr-029 = Ash, Risen Again
card-gr-030 = Regalia, the Dragon Mail
card-gr-031 = Beacon on the Burnt Moor
card-gr-032 = Breath of a Dragon
card-gr-033 = Nest of Slumbering Dragons
card-gr-034 = Inventory of the Treasury
card-gr-035 = Unburnt Vow
card-gr-036 = Neris, Witch with a Dragon’s Eye
card-gr-037 = Gareth, Captain of the Dragon Riders
card-gr-038 = Pachi the Spark Wyrm
card-gr-039 = Patrol Craft Swallow
card-gr-040 = Haruno the Mechanic
card-gr-041 = Walker Tank Kurogane
card-gr-042 = Defence Satellite Subaru II
card-gr-043 = Hengeo the Transformer
card-gr-044 = Exoskeleton Titania
card-gr-045 = Orbital Drop Trooper
card-gr-046 = Barrage Fortress Bastok
card-gr-047 = Scramble
card-gr-048 = Flak
card-gr-049 = Planned Blackout
card-gr-050 = Arca, City in Orbit
card-gr-051 = Emergency Repairs
card-gr-052 = Obsolete Unit Rattletrap
card-gr-053 = Orders for More
card-gr-054 = Mira, Sniper in the Dust
card-gr-055 = Seeker Drone

## Practice cards of the Yomajin Front and Wonderverse

card-gr-056 = Tota the Tofu Boy
card-gr-057 = Karan the One-Eyed Umbrella
card-gr-058 = Nurari, Herald of the Procession
card-gr-059 = Donzo the Giant Priest
card-gr-060 = Gonta the Kappa
card-gr-061 = Shigure, the Wolf Behind You
card-gr-062 = Weasel Wind Triplets
card-gr-063 = Warding Slip
card-gr-064 = Koyori, Child of the Parlour
card-gr-065 = Sayo, Shrine Maiden of Rain
card-gr-066 = Hakuro, Messenger of the Mountain
card-gr-067 = Scroll of the Night Parade
card-gr-068 = Spirited Away
card-gr-069 = Mike the Two-Tailed Cat
card-gr-070 = Bell of the Witching Hour
card-gr-071 = Battle of Tricksters
card-gr-072 = Kappa’s Sweet Water
card-gr-073 = Munch, the Hungry Monster
card-gr-074 = Jack from the Box
card-gr-075 = Potpourri, Apprentice Witch
card-gr-076 = Lumia, Witch of the Comet
card-gr-077 = Lili the Dress-Up Doll
card-gr-078 = Ghost Train Yomi
card-gr-079 = Travelling Fair at Midnight
card-gr-080 = March of the Card Soldiers
card-gr-081 = Spinning Teacups
card-gr-082 = Naughty Pact
card-gr-083 = Baku, Eater of Dreams
card-gr-084 = Vesper, Lord of the Sleeping Manor
card-gr-085 = Ominous Black Cat
card-gr-086 = House of Sweets
card-gr-087 = Shadow-Tag Imp

## Abilities

gateruler-ability-gondul-full-burst = Gondul Full Burst
gateruler-ability-bomb-for-you = A Bomb for You
gateruler-ability-bomb-for-you-too = A Bomb for You Too
gateruler-ability-thunder-seeds = Seeds of Thunder
gateruler-ability-crimson-landing = Crimson Landing
gateruler-ability-raging-embers = Raging Embers
gateruler-ability-call-of-the-princess = Call of the Princess
gateruler-ability-verdict-of-the-princess = Verdict of the Princess
gateruler-ability-hitchhike = Hitchhike
gateruler-ability-lights-downstream = Lights Downstream
gateruler-ability-lights-upstream = Lights Upstream
gateruler-ability-possibilities-gather = Convergence of Possibility
gateruler-ability-possibilities-bear-fruit = Fruition of Possibility
gateruler-ability-last-wall = The Last Wall
gateruler-ability-parade = Night Parade
gateruler-ability-popopo = Popopo
gateruler-ability-long-shadow = Long Shadow
gateruler-ability-morning-oracle = Morning Oracle
gateruler-ability-bow-before-dawn = Bow Before the Dawn
gateruler-ability-sunrise = Sunrise
gateruler-ability-first-flight = First Flight
gateruler-ability-hatching-in-crimson = Hatching in Crimson
gateruler-ability-out-of-the-crater = Out of the Crater
gateruler-ability-plume-of-soot = Plume of Soot
gateruler-ability-stray-spark = Stray Spark
gateruler-ability-forgotten-shelf = Forgotten Shelf
gateruler-ability-ember-of-the-vow = Ember of the Vow
gateruler-ability-draw-on-the-scar = Power of the Scar
gateruler-ability-crackle = Crackle
gateruler-ability-ready-for-launch = Ready for Launch
gateruler-ability-field-repairs = Field Repairs
gateruler-ability-landing-burst = Landing Burst
gateruler-ability-barrage = All Guns
gateruler-ability-warning-shots = Warning Shots
gateruler-ability-spare-parts = Spare Parts
gateruler-ability-one-shot = One Shot
gateruler-ability-sweep = Sweep
gateruler-ability-pop-out = Pop Out
gateruler-ability-close-behind = Close Behind
gateruler-ability-torn-slip = Torn Slip
gateruler-ability-lucky-child = Lucky Child
gateruler-ability-rain-prayer = Prayer for Rain
gateruler-ability-mountain-blessing = Blessing of the Mountain
gateruler-ability-end-of-the-scroll = End of the Scroll
gateruler-ability-faint-toll = Faint Toll
gateruler-ability-wrong-turn = Wrong Turn
gateruler-ability-last-drop = The Last Drop
gateruler-ability-chew-over = Chew It Over
gateruler-ability-swallow = Swallow Whole
gateruler-ability-jack-in-the-box = Jack-in-the-Box
gateruler-ability-open-the-grimoire = Open the Grimoire
gateruler-ability-spell-by-heart = Half-Remembered Spell
gateruler-ability-wish-upon-it = Wish upon It
gateruler-ability-comet-tail = Comet’s Tail
gateruler-ability-no-return-ticket = One-Way Ticket
gateruler-ability-one-more-suit = One More Rank
gateruler-ability-eat-the-dream = Eat the Dream
gateruler-ability-feast = Midnight Feast
gateruler-ability-ill-omen = Ill Omen

## Parts of names

gateruler-word-dragon-rider = Dragon Rider
gateruler-word-egg-keeper = Egg-Keeper
