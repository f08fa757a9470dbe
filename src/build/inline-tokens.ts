import { readFileSync } from 'node:fs';

const file = new URL('../ui/tokens.css', import.meta.url);
/** What a script sets: the colours of an operator's brand. */
const brand = /^--(on-)?accent/;
/** What the theme of a mount sets. */
export const themed = /^--(ground|raised|line|control-line|text|muted|win|danger|(on-)?accent)/;
const setting = /(--[\w-]+):\s*([^;]+);/g;

/**
 * Tokens with one value whatever the language, the reader's wishes or the brand, by their names. They are those of the
 * first rule that no later one sets. A browser resolves `var()` for every rule of every element; where these stand as
 * they are, it has less to do. `set` are those that a script sets.
 */
export function fixedTokens(set = brand): Map<string, string> {
  const [first = '', ...others] = readFileSync(file, 'utf8').split('}');
  const setAgain = new Set([...others.join('}').matchAll(setting)].map(([, name]) => name));
  const tokens = [...first.matchAll(setting)].map(
    ([, name = '', value = '']) => [name, value.trim()] as const,
  );
  return new Map(tokens.filter(([name]) => !setAgain.has(name) && !set.test(name)));
}

/** Writes a size of text, in pixels at a font size of 16 px, so that it follows the reader's font size. */
export type TextUnit = (pixels: number) => string;

/** On pages of our own 1 rem is 100 px (`src/shell/base.css`). */
export const inRem: TextUnit = (pixels) => `${pixels / 100}rem`;

/** On a partner's page, which owns the rem, each mount has a unit of its own (`embed/runtime/embed.css`). */
export const inTextUnits: TextUnit = (pixels) => `calc(${pixels}*var(--text-unit))`;

/** Tokens whose sizes of text follow the reader's font size. */
export function withTextIn(unit: TextUnit, tokens: ReadonlyMap<string, string>): Map<string, string> {
  return new Map(
    [...tokens].map(([name, value]) => [
      name,
      /^--type-/.test(name) ? unit(Number.parseFloat(value)) : value,
    ]),
  );
}

/** A stylesheet with the values of fixed tokens in place of their names. */
export function inlineTokens(css: string, tokens: ReadonlyMap<string, string>): string {
  return css.replace(/var\((--[\w-]+)\)/g, (use, name) => tokens.get(name) ?? use);
}
