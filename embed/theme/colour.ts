/** A colour in sRGB: red, green and blue from 0 to 1. */
export type Colour = readonly [red: number, green: number, blue: number];

/** Reads `#rrggbb`. */
export function parseHex(hex: string): Colour {
  const part = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return [part(1), part(3), part(5)];
}

/** As `#rrggbb`. */
export function toHex(colour: Colour): string {
  const part = (value: number) =>
    Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${colour.map(part).join('')}`;
}

/** What lies between two colours, as it can be written; `share` of the second, from 0 to 1. */
export function mix(first: Colour, second: Colour, share: number): Colour {
  const at = (index: 0 | 1 | 2) =>
    Math.round((first[index] + (second[index] - first[index]) * share) * 255) / 255;
  return [at(0), at(1), at(2)];
}

/** Relative luminance, from 0 to 1 (WCAG 2.2). */
function luminance(colour: Colour): number {
  const [red, green, blue] = colour.map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  ) as unknown as Colour;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colours, from 1 to 21 (WCAG 2.2). */
export function contrast(first: Colour, second: Colour): number {
  const [low = 0, high = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** Whether a colour is seen on each of some grounds. */
export function hasContrast(colour: Colour, grounds: readonly Colour[], least: number): boolean {
  return grounds.every((ground) => contrast(colour, ground) >= least);
}

/** The colour itself, or as little as is needed towards another one, which is seen on all of the grounds. */
export function adjustForContrast(
  colour: Colour,
  towards: Colour,
  grounds: readonly Colour[],
  least: number,
): Colour {
  for (let share = 0; share < 1; share += 0.05) {
    const nearer = mix(colour, towards, share);
    if (hasContrast(nearer, grounds, least)) return nearer;
  }
  return towards;
}
