/** Pictures of the sprite sheet, from top to bottom. */
const PICTURES =
  'seven crown gem bell koi leaf lantern star ruby horseshoe cherry lotus coin lolly candy cupcake donut icecream cookie snowflake fir mitten penguin peak tent drum ball mask ticket balloon tiger monstera banana snake totem anchor shell starfish whale wheel rocket planet comet moon ufo fan ingot envelope lemon plum melon grapes orange pyramid scarab eye sun vase cactus shield ring key goblet'.split(
    ' ',
  );

/** Motifs with the words that name them and their pictures, the best first. A name has the first motif that fits. */
const MOTIFS = [
  ['sweets', /Sugar|Candy|Honey|Charm|Feast/, 'lolly candy cupcake donut icecream cookie cherry star'],
  [
    'east',
    /Dragon|Tiger|Lantern|Samurai|Paper|Jade|Crane/,
    'tiger lantern koi coin lotus fan ingot envelope',
  ],
  [
    'sea',
    /Whale|Octopus|Reef|Lagoon|Pirate|Galleon|Pearl|Tid(es|al)|Coral|Koi|Voyage/,
    'whale anchor shell starfish wheel koi gem coin',
  ],
  [
    'circus',
    /Circus|Carnival|Jester|Cabaret|Parade|Drum|Fiesta|March|Mask|Dancer|Matador|Rhythm|Tabla/,
    'tent drum ball mask ticket balloon star bell',
  ],
  [
    'space',
    /Comet|Rocket|Planet|Star|Lunar|Moon|Meteor|Solar|Zodiac|Midnight|Observatory/,
    'rocket planet comet moon ufo star gem ruby',
  ],
  [
    'jungle',
    /Safari|Panther|Parrot|Peacock|Lion|Jungle|Serpent|Wolf|Fox|Wild|Raven|Rain|Falcon/,
    'totem tiger monstera banana snake lotus ruby leaf',
  ],
  [
    'desert',
    /Pharaoh|Pyramid|Desert|Temple|Oasis|Caravan|Salt|Bazaar|Spice|Saffron|Canyon/,
    'eye pyramid scarab sun vase cactus coin ruby',
  ],
  [
    'ice',
    /Frost|Polar|Winter|Crystal|Glass|Mountain|Mirror/,
    'snowflake fir mitten penguin peak gem bell star',
  ],
  [
    'fruit',
    /Orchard|Cherry|Mango|Plum|Arcade|Seven|Harvest|Clover|Bloom|Tulips|Garden|Pepper|Meadow|Jackpot/,
    'seven cherry lemon plum melon grapes orange bell',
  ],
  ['royal', /^/, 'crown gem shield ring key goblet horseshoe coin'],
];

/** Returns the motif of a game's name, and the pictures of its symbols. */
export function motifOf(name) {
  const [motif, , pictures] = MOTIFS.find(([, words]) => words.test(name));
  return { motif, pictures: pictures.split(' ') };
}

/** Returns the address of a picture of the sprite sheet, which has them below each other. */
export const pictureAddress = (name) =>
  `files/symbols.svg#svgView(viewBox(0,${64 * PICTURES.indexOf(name)},64,64))`;
