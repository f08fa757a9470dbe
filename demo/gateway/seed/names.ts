import { pick, type Random } from '../random.ts';
import { lotteryGameNames } from './lotteries.ts';
import type { Category } from './vendors.ts';

/** The best known games come first, in this order, and are hot. */
export const featured: readonly string[] = [
  'Lantern Tiger',
  'Jade Seven',
  'Golden Arcade',
  'Neon Orchard',
  'Temple of Salt',
  'Comet Run',
  'Velvet Nine',
  'Koi Parade',
  'Midnight Bazaar',
  'Paper Dragon',
  'Copper Crown',
  'Sugar Comet',
];

const long: readonly string[] = [
  'The Remarkable Voyage of Captain Marigold',
  'Grandmother Plum and the Seven Paper Lanterns',
  'Night Train to the Observatory of Silver Bells',
  'The Clockmaker’s Improbable Winter Menagerie',
  'Once Upon a Thunderstorm in the Saffron Market',
];

const firsts =
  'Amber Ancient Azure Blazing Brass Bronze Candy Cedar Cherry Cobalt Coral Crimson Crystal Desert Diamond Dusk Ember Emerald Fabled Falcon Fire Frost Garnet Ghost Gilded Golden Hidden Honey Indigo Ivory Jade Jungle Lunar Lucky Mango Marble Mellow Midnight Mirror Misty Moon Neon Ninefold Onyx Opal Paper Pearl Pepper Plum Polar Prairie Rain Rocket Royal Ruby Rusty Saffron Sapphire Scarlet Secret Silver Smoky Solar Spice Star Storm Sugar Sunset Thunder Tidal Topaz Turbo Velvet Violet Wild Winter Zephyr'.split(
    ' ',
  );

const seconds =
  'Archer Avenue Bazaar Bell Bison Bloom Bounty Brigade Cabaret Canyon Caravan Carnival Cascade Castle Chariot Charm Circus Citadel Clover Cobra Compass Crane Crown Dancer Dragon Drums Express Fable Falcons Feast Fiesta Fox Fountain Galleon Garden Harvest Heist Horizon Jackpot Jester Journey Kingdom Lagoon Lanterns Legend Lion Lotus Mask Matador Meadow Monkey Monsoon Mountain Oasis Orchard Otter Outpost Palace Panther Parade Parrot Peacock Phoenix Pirates Planet Pyramid Quest Raven Reef Ribbons Rodeo Safari Samurai Serenade Serpent Seven Sparrow Spinner Stampede Tango Temple Thrones Tiger Tower Treasure Trumpet Tulips Valley Voyage Waltz Wheel Wolf Zodiac'.split(
    ' ',
  );

const places =
  'Salt Glass Smoke Tides Ravens Honey Thunder Mirrors Lanterns Dust Pearls Clouds Spices Kings Ash'.split(
    ' ',
  );
const tails = ['Deluxe', 'Rush', 'Nights', 'Again', 'XL', 'Hold', 'Reborn', '2', '3', '88'];

const pools: Record<Exclude<Category, 'RNG'>, { firsts: string[]; seconds: string[] }> = {
  LIVE: {
    firsts: [
      'Salon',
      'Velvet',
      'Speed',
      'Grand',
      'Evening',
      'Marble',
      'Private',
      'Lotus',
      'Bengal',
      'Terrace',
      'Prime',
      'First Class',
    ],
    seconds: [
      'Baccarat',
      'Roulette',
      'Blackjack',
      'Dragon Tiger',
      'Andar Bahar',
      'Teen Patti',
      'Sic Bo',
      'Money Wheel',
      'Hold’em',
    ],
  },
  FISH: {
    firsts: [
      'Reef',
      'Deep',
      'Coral',
      'Abyss',
      'Lagoon',
      'Pearl',
      'Thunder',
      'Golden',
      'Mermaid',
      'Kraken',
      'Jade',
      'Moonlit',
    ],
    seconds: ['Hunter', 'Diver', 'Harpoon', 'Catch', 'Cannon', 'Expedition', 'Treasure', 'Patrol', 'Angler'],
  },
  PVP: {
    firsts: [
      'Royal',
      'River',
      'Street',
      'Four Winds',
      'Quick',
      'Three Card',
      'Golden',
      'High',
      'Gentle',
      'Old Town',
      'Lakeside',
    ],
    seconds: ['Pair', 'Rummy', 'Mahjong', 'Big Two', 'Teen Patti', 'Poker', 'Ludo', 'Dominoes', 'Niu Niu'],
  },
  SPORTS: {
    firsts: ['Touchline', 'Grandstand', 'Pitchside', 'Terrace', 'Red Spur', 'Arena'],
    seconds: ['Football', 'Cricket', 'Tennis', 'All Sports', 'Live'],
  },
  ESPORTS: {
    firsts: ['Arena', 'Mid Lane', 'Last Round', 'Overtime'],
    seconds: ['Masters', 'Clash', 'League'],
  },
  LOTT: {
    firsts: ['Daily', 'Evening', 'Weekend', 'Midday', 'Monsoon', 'Harbour'],
    seconds: ['Five', 'Six', 'Keno', 'Ball', 'Numbers'],
  },
  ELOTT: {
    firsts: ['Saigon', 'One Minute', 'Three Minute', 'Rapid', 'Lotus', 'Delta', 'Mekong'],
    seconds: ['Draw', 'Ball', 'Pick Three', 'Pick Five', 'Lucky Six'],
  },
};

const opening: Partial<Record<Category, readonly string[]>> = {
  RNG: [...featured, ...long],
  FISH: ['Reef Hunter', 'Moon Diver', 'Deep Vault'],
  PVP: ['Royal Pair'],
  LOTT: lotteryGameNames('LOTT'),
  ELOTT: lotteryGameNames('ELOTT'),
};

/** Names games so that none comes twice: the well-known ones first, then names made of word lists. */
export function gameNames(random: Random): (category: Category, index: number) => string {
  const taken = new Set(Object.values(opening).flat());
  const compose = (category: Category): string => {
    if (category !== 'RNG') {
      const pool = pools[category];
      const name = `${pick(random, pool.firsts)} ${pick(random, pool.seconds)}`;
      return taken.has(name) ? `${name} ${pick(random, ['II', 'III', 'Plus', 'Club', '7', '8', '9'])}` : name;
    }
    const first = pick(random, firsts);
    const second = pick(random, seconds);
    const shape = random();
    if (shape < 0.12) return `${second} of ${pick(random, places)}`;
    if (shape < 0.22) return `${first} ${second} ${pick(random, tails)}`;
    if (shape < 0.28) return `${first} & ${pick(random, firsts)}`;
    return `${first} ${second}`;
  };
  return (category, index) => {
    const known = opening[category]?.[index];
    if (known) return known;
    let name = compose(category);
    while (taken.has(name)) name = compose(category);
    taken.add(name);
    return name;
  };
}
