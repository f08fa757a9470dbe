import { readFileSync } from 'node:fs';

const files = ['colours', 'tokens'].map((name) => new URL(`../../ui/${name}.css`, import.meta.url));
/** Tokens that a theme or an operator's brand sets. */
const themed = /^--(ground|raised|line|control-line|text|muted|win|danger|(on-)?accent|tint)/;
const setting = /(--[\w-]+):\s*([^;]+);/g;

/**
 * Returns the values of tokens that no language, preference or brand changes: those of the first rule that no later rule sets.
 * Inlining them saves the browser from resolving `var()` for every element.
 */
export function fixedTokens(): Map<string, string> {
  const sheets = files.map((file) => readFileSync(file, 'utf8').split('}'));
  const others = sheets.flatMap(([, ...rules]) => rules).join('}');
  const setAgain = new Set([...others.matchAll(setting)].map(([, name]) => name));
  const tokens = sheets.flatMap(([first = '']) =>
    [...first.matchAll(setting)].map(([, name = '', value = '']) => [name, value.trim()] as const),
  );
  return new Map(tokens.filter(([name]) => !setAgain.has(name) && !themed.test(name)));
}

/** Converts a text size from pixels (at a font size of 16 px) into a unit that follows the reader's font size. */
export type TextUnit = (pixels: number) => string;

/** Unit of the site and the kiosk, where 1 rem is 100 px (`src/shell/base.css`). */
export const inRem: TextUnit = (pixels) => `${pixels / 100}rem`;

/** Unit of mounts (`embed/runtime/embed.css`), because the partner's page sets the size of a rem. */
export const inTextUnits: TextUnit = (pixels) => `calc(${pixels}*var(--text-unit))`;

/** Returns the tokens with text sizes that follow the reader's font size. */
export function withTextIn(unit: TextUnit, tokens: ReadonlyMap<string, string>): Map<string, string> {
  return new Map(
    [...tokens].map(([name, value]) => [
      name,
      /^--type-/.test(name) ? unit(Number.parseFloat(value)) : value,
    ]),
  );
}

/** Replaces fixed tokens in a stylesheet with their values, and removes their settings. */
export function inlineTokens(css: string, tokens: ReadonlyMap<string, string>): string {
  return css
    .replace(setting, (whole, name) => (tokens.has(name) ? '' : whole))
    .replace(/var\((--[\w-]+)\)/g, (use, name) => tokens.get(name) ?? use);
}
