import './side-crest.css';

/** Two colours of a crest: its ground and its pattern. */
const colours = [
  ['#b3202f', '#f7f4ee'],
  ['#1e5fc2', '#f3d08c'],
  ['#0f7a4d', '#f7f4ee'],
  ['#5a2d91', '#e8b75a'],
  ['#0b7285', '#f7f4ee'],
  ['#d9480f', '#1b1e27'],
  ['#f0b429', '#14233f'],
  ['#7a1f3d', '#8fd3f4'],
  ['#1b2a52', '#e5484d'],
  ['#6fb7e9', '#17305c'],
  ['#f1efe8', '#9c1c35'],
] as const;

/** Patterns within a circle of radius 9 around (10, 10). */
const patterns = [
  'M10 1a9 9 0 0 1 0 18z',
  'M1 10h18a9 9 0 0 1-18 0z',
  'M7 1.6a9 9 0 0 1 6 0v16.8a9 9 0 0 1-6 0z',
  'M2.6 5l2.4-2.4 12.4 12.4-2.4 2.4z',
  'M10 1a9 9 0 0 1 9 9h-18a9 9 0 0 0 9 9z',
  'M1.6 7a9 9 0 0 0 0 6h16.8a9 9 0 0 0 0-6z',
  'M10 5a5 5 0 1 0 .01 0z',
  'M1.6 13 10 5l8.4 8-2.2 3.2L10 10.5l-6.2 5.7z',
  'M8 1.3h4V8h6.7v4H12v6.7H8V12H1.3V8H8z',
  'M10 3l6 7-6 7-6-7z',
  'M3 4.5h14v3H3zM3 12.5h14v3H3z',
  'M10 17 3 5h14z',
];

/** Returns a number that is the same for a name each time, by FNV-1a with a start at which no two sides of a sport in the demo share a crest. */
function seedOf(name: string): number {
  let seed = 0x81_2d_cb_fb;
  for (const letter of name) seed = Math.imul(seed ^ letter.codePointAt(0)!, 0x01_00_01_93) >>> 0;
  return seed;
}

/** A decorative badge with colours from the side's name, because vendors serve none. The same name always has the same badge. */
export function SideCrest({ name }: { name: string }) {
  const seed = seedOf(name);
  const pair = colours[seed % colours.length]!;
  const [ground, second] = (seed >>> 16) & 1 ? [pair[1], pair[0]] : pair;
  return (
    <svg className="side-crest" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <circle cx="10" cy="10" r="9" fill={ground} />
      <path d={patterns[(seed >>> 20) % patterns.length]} fill={second} />
      <circle cx="10" cy="10" r="9" fill="none" stroke="currentColor" strokeOpacity="0.3" />
    </svg>
  );
}

/** Patterns of a pennant of 20x14. */
const stripes = [
  'M1 1l18 6H1z',
  'M1 5l10 -.67v5.34l-10 -.67z',
  'M1 1l6 2v8l-6 2z',
  'M5 2.33l4 1.34v6.66l-4 1.34z',
];

/** A decorative pennant of a league, as in the game. The same name always has the same pennant. */
export function Pennant({ name }: { name: string }) {
  const seed = seedOf(name);
  const [ground, second] = colours[seed % colours.length]!;
  return (
    <svg className="pennant" viewBox="0 0 20 14" width="20" height="14" aria-hidden="true">
      <path d="M1 1l18 6l-18 6z" fill={ground} />
      <path d={stripes[(seed >>> 20) % stripes.length]} fill={second} />
      <path d="M1 1l18 6l-18 6z" fill="none" stroke="currentColor" strokeOpacity="0.3" />
    </svg>
  );
}

const birdColours = { home: '#d3323f', away: '#2f6fd6' } as const;

/** A decorative rooster in the colour of its side: Meron is red and at home, Wala blue. */
export function BirdCrest({ side }: { side: keyof typeof birdColours }) {
  return (
    <svg className="side-crest" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <circle cx="10" cy="10" r="9" fill={birdColours[side]} stroke="currentColor" strokeOpacity="0.3" />
      <g transform={side === 'away' ? 'matrix(-1 0 0 1 20 0)' : undefined} fill="#fff">
        <path d="M3.6 5.6C3.4 9.2 4.8 13.6 9.2 13.800C12.4 13.9 13.9 11.6 14 8.400L16.4 7.200L14 6.200C13.9 5 13.2 4.4 12.2 4.400C10.9 4.4 10.4 5.4 10.3 6.600C10.2 8.4 9.4 9.2 8 9C6.2 8.7 4.8 7.4 3.6 5.600zM8.2 13.300h1.100v3h-1.100zM10.8 13.200h1.100v3.100h-1.100z" />
        <path d="M10.9 4.700C10.2 3 11.6 2.3 12 3.500C12.5 2.1 14.2 2.7 13.5 4.600z" fill="#f3d08c" />
      </g>
    </svg>
  );
}
