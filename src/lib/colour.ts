/** A colour in sRGB, each component from 0 to 1. */
export type Colour = readonly [red: number, green: number, blue: number];

/** Parses `#rrggbb`. */
export function parseHex(hex: string): Colour {
  const part = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return [part(1), part(3), part(5)];
}

/** Formats a colour as `#rrggbb`. */
export function toHex(colour: Colour): string {
  const part = (value: number) =>
    Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${colour.map(part).join('')}`;
}

/** Returns a mix of two colours, rounded to 8 bits; `share` of the second is from 0 to 1. */
export function mix(first: Colour, second: Colour, share: number): Colour {
  const at = (index: 0 | 1 | 2) =>
    Math.round((first[index] + (second[index] - first[index]) * share) * 255) / 255;
  return [at(0), at(1), at(2)];
}

/** Returns the relative luminance, from 0 to 1 (WCAG 2.2). */
function luminance(colour: Colour): number {
  const [red, green, blue] = colour.map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  ) as unknown as Colour;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast of two colours, from 1 to 21 (WCAG 2.2). */
export function contrast(first: Colour, second: Colour): number {
  const [low = 0, high = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** Returns whether a colour has the minimum contrast on all backgrounds. */
export function hasContrast(colour: Colour, grounds: readonly Colour[], least: number): boolean {
  return grounds.every((ground) => contrast(colour, ground) >= least);
}

/** Returns the colour, or the mix with `towards` nearest to it that has the minimum contrast on all backgrounds. */
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
