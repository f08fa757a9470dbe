import { ace, cards, pair } from './motifs/cards.ts';
import { crosshair, gamepad, helmet, swords } from './motifs/combat.ts';
import { cockerel, dragon, kestrel, lotus, mask, peacock, tiger } from './motifs/creatures.ts';
import { balls } from './motifs/draws.ts';
import { bell, chips, dice, moneyWheel, roulette, tiles } from './motifs/games.ts';
import { chest, coins, crown, gem, gems, star, vault } from './motifs/jewels.ts';
import { anchor, candy, castle, clover, drum, fox, mountain, pyramid, ship } from './motifs/lands.ts';
import { lantern } from './motifs/lanterns.ts';
import { fruit, orchard, sevens, ticket } from './motifs/reels.ts';
import { diver, fish, koi, octopus, pearl, whale } from './motifs/sea.ts';
import { comet, compass, moon, planet, rocket } from './motifs/sky.ts';
import { basketball, football, trophy, wicket } from './motifs/sports.ts';
import { gate, temple } from './motifs/temples.ts';
import type { Motif } from './paint.ts';

/** Words of a name and what they show; the word nearest the end of a name decides, as nouns stand there. */
const NAMED: readonly (readonly [RegExp, readonly Motif[]])[] = [
  [/tigers?|lion|panther|cat\b/g, [tiger]],
  [/fox|wolf|hound|otter/g, [fox]],
  [/castle|citadel|tower|kingdom|fable|legend|avenue/g, [castle]],
  [/clover|shamrock|charm|meadow/g, [clover]],
  [/mountain|canyon|valley|horizon|outpost|prairie|polar/g, [mountain]],
  [/pyramid|pharaoh|desert|cobra|caravan|dust/g, [pyramid]],
  [/cand(?:y|ies)|sugar|sweets?|honey|feast/g, [candy]],
  [/galleon|pirates?|captain|ship|voyage/g, [ship]],
  [/harpoon|anchor|cannon|patrol|catch/g, [anchor, fish, octopus, whale, fish]],
  [/drums?|tango|waltz|trumpet|rhythm|parade/g, [drum]],
  [/dragons?|serpent|wyrm/g, [dragon]],
  [/cockerel|rooster|cockfight|fenghuang/g, [cockerel]],
  [/kestrel|hawk|eagle|falcons?|phoenix|owl|ravens?|parrot|sparrow|crane|zephyr/g, [kestrel]],
  [/peacock|pavo/g, [peacock]],
  [/mask|carnival|masquerade|opera|cabaret|jester|circus|fiesta|dancer|serenade/g, [mask]],
  [/lotus|garden|tulips|fountain|blossom|flower|orchid|bloom/g, [lotus]],
  [/koi|carp/g, [koi]],
  [/whale|leviathan|ocean/g, [whale]],
  [/diver|diving|submarine/g, [diver]],
  [/reef|fish|fisher|fishing|marlin|tide|lagoon/g, [fish, fish, octopus]],
  [/kraken|octopus/g, [octopus]],
  [/pearls?|shells?/g, [pearl]],
  [/sevens?|777|reels?|nines?|classic|arcade/g, [sevens]],
  [/fruits?|cherr\w+|berr\w+|mango|plum|melon|grape|citrus|juice/g, [fruit]],
  [/orchard|grove|tree|forest|jungle|ivy/g, [orchard, orchard, fruit]],
  [/bells?|chime/g, [bell]],
  [/gems?|jewels?|garnet|topaz|onyx|diamonds?|crystals?|ruby|sapphire|emerald|jade|opal/g, [gem, gems]],
  [/crowns?|king|queen|royal|empress|emperor|throne/g, [crown]],
  [/stars?|nova|stellar/g, [star]],
  [/coins?|gold|fortune|riches|jackpot|wealth/g, [coins]],
  [/chests?|treasure|bounty|harvest/g, [chest]],
  [/vaults?|bank|heist|safe/g, [vault]],
  [/lanterns?|lamp|festival|bazaar|market/g, [lantern]],
  [/temples?|pagoda|palace|arch\b|oasis|shrine|spires?/g, [temple, temple, gate]],
  [/comets?|meteor/g, [comet]],
  [/moons?|lunar|night|midnight/g, [moon]],
  [/planet|zodiac|solar|orbit|saturn|galaxy|cosmos/g, [planet]],
  [/rocket|express|turbo|crash|aviator|jet|launch/g, [rocket]],
  [/quest|journey|safari|compass|expedition|clockmaker/g, [compass, ship, mountain]],
  [/roulette/g, [roulette]],
  [/baccarat|punto/g, [ace, pair]],
  [/blackjack|poker|hold'?em|rummy|patti|bahar|aces?|cards?/g, [cards, ace, pair, chips]],
  [/pairs?/g, [pair]],
  [/sic ?bo|dice|craps|ludo/g, [dice]],
  [/wheel|spin/g, [moneyWheel]],
  [/mahjong|tiles?|domino/g, [tiles]],
  [/chips?|stack/g, [chips]],
  [/football|soccer|goal|striker/g, [football]],
  [/basketball|hoops?|dunk/g, [basketball]],
  [/cricket|wicket|innings/g, [wicket]],
  [/cup|champions?|trophy|league|derby/g, [trophy]],
  [/crosshair|sniper|strike|shooter/g, [crosshair]],
  [/gamepad|console|arena/g, [gamepad]],
  [/duel|clash|battle|warrior|knight|gladiator|samurai|brigade|matador|archer/g, [swords, helmet]],
  [/keno|bingo|lott\w*|numbers?|balls?|draw/g, [balls]],
  [/tickets?|scratch|raffle/g, [ticket]],
];

/** What a category shows where the name says nothing. */
const BY_TYPE: Readonly<Record<string, readonly Motif[]>> = {
  RNG: [
    sevens,
    gem,
    gems,
    fruit,
    crown,
    dragon,
    tiger,
    temple,
    chest,
    mask,
    lotus,
    peacock,
    planet,
    star,
    comet,
    bell,
    coins,
    lantern,
    moon,
  ],
  LIVE: [roulette, cards, pair, ace, dice, moneyWheel, chips],
  FISH: [fish, whale, koi, diver, pearl, octopus, anchor, ship],
  PVP: [cards, dice, tiles, mask, chips, swords, helmet, crown],
  SPORTS: [football, trophy, basketball, wicket],
  ESPORTS: [gamepad, crosshair, swords, helmet, trophy],
  LOTT: [balls, ticket, coins, star],
  ELOTT: [balls, rocket, ticket, moneyWheel],
};

/** How a name or a category is shown: its candidates, the chance picks among them. */
export function subjectsOf(name: string, type: string): readonly Motif[] {
  const lower = name.toLowerCase();
  let best: readonly Motif[] | undefined;
  let last = -1;
  for (const [word, motifs] of NAMED) {
    for (const match of lower.matchAll(word)) {
      const opensWord = match.index === 0 || /[^a-z]/.test(lower[match.index - 1]!);
      if (opensWord && match.index > last) {
        last = match.index;
        best = motifs;
      }
    }
  }
  return best ?? BY_TYPE[type] ?? BY_TYPE.RNG!;
}

/** Things that still read when the edge of the tile cuts them. */
const WHOLE: ReadonlySet<Motif> = new Set([
  tiger,
  roulette,
  moneyWheel,
  vault,
  football,
  basketball,
  compass,
  planet,
  star,
  diver,
]);

export function isWhole(motif: Motif): boolean {
  return WHOLE.has(motif);
}
