import { readFileSync } from 'node:fs';

const file = new URL('../ui/tokens.css', import.meta.url);
/** Set by a script: the operator's brand colours. */
const brand = /^--(on-)?accent/;
/** Set by a mount's theme. */
export const themed = /^--(ground|raised|line|control-line|text|muted|win|danger|(on-)?accent)/;
const setting = /(--[\w-]+):\s*([^;]+);/g;

/**
 * Returns tokens with a single value for all languages, preferences and brands, by name: those of the first rule that
 * no later rule sets. Inlining them saves the browser the resolution of `var()` for every element. `set` matches
 * tokens that a script sets.
 */
export function fixedTokens(set = brand): Map<string, string> {
  const [first = '', ...others] = readFileSync(file, 'utf8').split('}');
  const setAgain = new Set([...others.join('}').matchAll(setting)].map(([, name]) => name));
  const tokens = [...first.matchAll(setting)].map(
    ([, name = '', value = '']) => [name, value.trim()] as const,
  );
  return new Map(tokens.filter(([name]) => !setAgain.has(name) && !set.test(name)));
}

/** Converts a text size in pixels at a font size of 16 px to a unit that follows the reader's font size. */
export type TextUnit = (pixels: number) => string;

/** On our own pages 1 rem is 100 px (`src/shell/base.css`). */
export const inRem: TextUnit = (pixels) => `${pixels / 100}rem`;

/** A partner's page owns the rem, so mounts have their own unit (`embed/runtime/embed.css`). */
export const inTextUnits: TextUnit = (pixels) => `calc(${pixels}*var(--text-unit))`;

/** Returns tokens with text sizes in the given unit. */
export function withTextIn(unit: TextUnit, tokens: ReadonlyMap<string, string>): Map<string, string> {
  return new Map(
    [...tokens].map(([name, value]) => [
      name,
      /^--type-/.test(name) ? unit(Number.parseFloat(value)) : value,
    ]),
  );
}

/** Returns a stylesheet with the values of fixed tokens. */
export function inlineTokens(css: string, tokens: ReadonlyMap<string, string>): string {
  return css.replace(/var\((--[\w-]+)\)/g, (use, name) => tokens.get(name) ?? use);
}
