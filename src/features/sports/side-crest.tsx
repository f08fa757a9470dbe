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
];

/** A decorative badge with colours from the side's name, because vendors serve none. The same name always has the same badge. */
export function SideCrest({ name }: { name: string }) {
  // FNV-1a
  let seed = 0x81_1c_9d_c5;
  for (const letter of name) seed = Math.imul(seed ^ letter.codePointAt(0)!, 0x01_00_01_93) >>> 0;
  const [ground, second] = colours[seed % colours.length]!;
  return (
    <svg className="side-crest" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <circle cx="10" cy="10" r="9" fill={ground} />
      <path d={patterns[(seed >>> 20) % patterns.length]} fill={second} />
      <circle cx="10" cy="10" r="9" fill="none" stroke="#fff" strokeOpacity="0.5" />
    </svg>
  );
}
