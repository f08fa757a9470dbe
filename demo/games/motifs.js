/** Pictures of the sprite sheet, from top to bottom. */
const PICTURES =
  'seven crown gem bell koi leaf lantern star ruby horseshoe cherry lotus coin lolly candy cupcake donut icecream cookie snowflake fir mitten penguin peak tent drum ball mask ticket balloon tiger monstera banana snake totem anchor shell starfish whale wheel rocket planet comet moon ufo fan ingot envelope lemon plum melon grapes orange pyramid scarab eye sun vase cactus shield ring key goblet medal'.split(
    ' ',
  );

/** Motifs with the words that name them, their pictures, the best first, and the hues of a ground that suits these, from and to in degrees. A name has the first motif that fits. */
const MOTIFS = [
  [
    'sweets',
    /Sugar|Candy|Honey|Charm|Feast/,
    'lolly candy cupcake donut icecream cookie cherry star',
    [255, 345],
  ],
  [
    'east',
    /Dragon|Tiger|Lantern|Samurai|Paper|Jade|Crane/,
    'tiger lantern koi coin lotus fan ingot envelope',
    [330, 12],
  ],
  [
    'sea',
    /Whale|Octopus|Reef|Lagoon|Pirate|Galleon|Pearl|Tid(es|al)|Coral|Koi|Voyage/,
    'whale anchor shell starfish wheel koi gem coin',
    [180, 250],
  ],
  [
    'circus',
    /Circus|Carnival|Jester|Cabaret|Parade|Drum|Fiesta|March|Mask|Dancer|Matador|Rhythm|Tabla/,
    'tent drum ball mask ticket balloon star bell',
    [225, 12],
  ],
  [
    'space',
    /Comet|Rocket|Planet|Star|Lunar|Moon|Meteor|Solar|Zodiac|Observatory/,
    'rocket planet comet moon ufo star gem ruby',
    [205, 320],
  ],
  [
    'jungle',
    /Safari|Panther|Parrot|Peacock|Lion|Jungle|Serpent|Wolf|Fox|Wild|Raven|Rain|Falcon/,
    'totem tiger monstera banana snake lotus ruby leaf',
    [75, 195],
  ],
  [
    'desert',
    /Pharaoh|Pyramid|Desert|Temple|Oasis|Caravan|Salt|Bazaar|Spice|Saffron|Canyon/,
    'eye pyramid scarab sun vase cactus coin ruby',
    [180, 330],
  ],
  [
    'ice',
    /Frost|Polar|Winter|Crystal|Glass|Mountain|Mirror/,
    'snowflake fir mitten penguin peak gem bell star',
    [180, 280],
  ],
  [
    'fruit',
    /Orchard|Cherry|Mango|Plum|Arcade|Seven|Harvest|Clover|Bloom|Tulips|Garden|Pepper|Meadow|Jackpot/,
    'seven cherry lemon plum melon grapes orange bell',
    [75, 250],
  ],
  ['royal', /^/, 'crown gem shield ring key goblet horseshoe coin', [140, 12]],
];

/** Returns the motif of a game's name, the pictures of its symbols and the hues of its ground. */
export function motifOf(name) {
  const [motif, , pictures, hues] = MOTIFS.find(([, words]) => words.test(name));
  return { motif, pictures: pictures.split(' '), hues };
}

/** Returns whether a colour has one of the hues from an angle to another, which can be beyond 360. */
export function hasHue(colour, [from, to]) {
  const most = Math.max(...colour);
  const hue = hueOf(...colour, most, most - Math.min(...colour)) * 60;
  return from < to ? hue >= from && hue <= to : hue >= from || hue <= to;
}

/** Returns the address of a picture of the sprite sheet, which has them below each other. */
export const pictureAddress = (name) =>
  `files/symbols.svg#svgView(viewBox(0,${64 * PICTURES.indexOf(name)},64,64))`;

/** Pixels per side of the small copy of a cover whose colours count. */
const SIDE = 24;
/** Colours are grouped by hue. */
const HUES = 18;

/** Gives the page the colours of a game's ground and figure in its cover, once it is loaded, if the ground suits the symbols. */
export function applyColours(cover, hues) {
  const image = new Image();
  image.addEventListener('load', () => {
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = SIDE;
    const context = canvas.getContext('2d');
    context.drawImage(image, 0, 0, SIDE, SIDE);
    const colours = mainColours(context.getImageData(0, 0, SIDE, SIDE).data);
    if (!colours || !hasHue(colours.ground, hues)) return;
    const { classList, style } = document.documentElement;
    classList.add('colours');
    style.setProperty('--ground-colour', `rgb(${colours.ground.join(' ')})`);
    style.setProperty('--figure-colour', `rgb(${colours.figure.join(' ')})`);
  });
  // The game has no origin in its sandbox, so that its canvas may read only pictures that allow every origin.
  image.crossOrigin = 'anonymous';
  image.src = cover;
}

/** Returns the colours of the ground and the figure of a square picture, as RGB at equal brightness. */
export function mainColours(pixels) {
  const side = Math.sqrt(pixels.length / 4);
  const rim = sumsByHue(pixels, (distance) => distance > side * 0.42);
  const middle = sumsByHue(pixels, (distance) => distance < side * 0.36);
  const ground = strongest(rim);
  if (ground < 0) return undefined;
  // Close hues are the ground again.
  const other = middle.map((sum, hue) => {
    const distance = Math.abs(hue - ground);
    return Math.min(distance, HUES - distance) < 3 ? { ...sum, weight: 0 } : sum;
  });
  const figure = strongest(other);
  return { ground: bright(rim[ground]), figure: bright(figure < 0 ? rim[ground] : other[figure]) };
}

function sumsByHue(pixels, counts) {
  const side = Math.sqrt(pixels.length / 4);
  const sums = Array.from({ length: HUES }, () => ({ weight: 0, red: 0, green: 0, blue: 0 }));
  for (let index = 0; index < pixels.length; index += 4) {
    const place = index / 4;
    if (!counts(Math.hypot((place % side) - side / 2, Math.floor(place / side) - side / 2))) continue;
    const [red, green, blue] = pixels.subarray(index, index + 3);
    const most = Math.max(red, green, blue);
    const chroma = most - Math.min(red, green, blue);
    if (chroma < 24) continue;
    const sum = sums[Math.floor((hueOf(red, green, blue, most, chroma) / 6) * HUES) % HUES];
    sum.weight += chroma;
    sum.red += red * chroma;
    sum.green += green * chroma;
    sum.blue += blue * chroma;
  }
  return sums;
}

/** Returns a hue from 0 to 6. */
function hueOf(red, green, blue, most, chroma) {
  if (most === red) return (6 + (green - blue) / chroma) % 6;
  return most === green ? 2 + (blue - red) / chroma : 4 + (red - green) / chroma;
}

function strongest(sums) {
  const weights = sums.map(({ weight }) => weight);
  const most = Math.max(...weights);
  return most > 0 ? weights.indexOf(most) : -1;
}

/** Returns the mean colour of a sum, as bright as it can be. */
function bright({ red, green, blue }) {
  const most = Math.max(red, green, blue);
  return [red, green, blue].map((channel) => Math.round((channel / most) * 255));
}
