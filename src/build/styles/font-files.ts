import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename } from 'node:path';
import subsetFont from 'subset-font';
import { shortHash } from '../project-file.ts';

const { resolve } = createRequire(import.meta.url);

const between = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');

/** Characters of the site's languages in Latin letters, and of currencies; font packages have them in two files. */
export const CHARACTERS = `${between(0x20, 0x7e)}${between(0xa0, 0xac)}${between(0xae, 0xff)}ŒœʻʼĀāĒēĪīŌōŪū–—‘’‚“”„•…‹›€₦₩₫₱₹₺₽™−`;
/** Features of the font: kerning, composed accents and digits of one width. */
const FEATURES = ['kern', 'mark', 'ccmp', 'tnum'];
const WEIGHTS = { min: 600, max: 700, default: 600 };

/** A font file of a build. */
export interface FontFile {
  fileName: string;
  source: Uint8Array;
}

/** Reduces a file of a font package to the characters, features and weights that the site has. */
async function subset(file: string): Promise<FontFile> {
  const source = await subsetFont(readFileSync(resolve(file)), CHARACTERS, {
    targetFormat: 'woff2',
    variationAxes: { wght: WEIGHTS },
    keepFeatures: FEATURES,
    noHinting: true,
  });
  const [name = ''] = basename(file).split('-wght-');
  return { fileName: `assets/${name}-${shortHash(source)}.woff2`, source };
}

/** Replaces the font packages' files in a stylesheet with the addresses of files below `base`, and returns those files. */
export async function withFontFiles(css: string, base: string): Promise<{ css: string; files: FontFile[] }> {
  const names = [...css.matchAll(/url\("?(@fontsource[^")]*)"?\)/g)].map(([, name = '']) => name);
  const files = await Promise.all(names.map(subset));
  const replaced = names.reduce(
    (text, name, index) => text.replace(name, base + files[index]!.fileName),
    css,
  );
  return { css: replaced, files };
}
