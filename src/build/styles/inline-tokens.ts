import { readFileSync } from 'node:fs';
import { projectFile } from '../project-file.ts';

/** Sheets that declare tokens for all builds. */
const shared = ['src/ui/colours.css', 'src/ui/tokens.css'];
/** Tokens that a theme or an operator's brand sets. */
const themed = /^--(ground|raised|line|control-line|text|muted|win|danger|(on-)?accent|tint)/;
/** Tokens that a brand sets on its own pages only, not in mounts. */
const ofPages = /^--radius/;
const setting = /(--[\w-]+):\s*([^;]+);/g;

/** Matches a rule for the root without a condition. */
const always = /^\s*:root(,\s*:host)?\s*{/;

/**
 * Returns the values of tokens that no language, preference or brand changes: those that only rules for the root set. Inlining them
 * saves the browser from resolving `var()` for every element.
 * @param own further sheets of a build that set tokens, in their order
 */
export function fixedTokens(own: readonly string[] = [], inMounts = false): Map<string, string> {
  const rules = [...shared, ...own].flatMap((file) =>
    readFileSync(projectFile(file), 'utf8')
      .replace(/\/\*.*?\*\//gs, '')
      .split('}'),
  );
  const settingsIn = (some: readonly string[]) =>
    some.flatMap((rule) =>
      [...rule.matchAll(setting)].map(([, name = '', value = '']) => [name, value.trim()] as const),
    );
  const setElsewhere = new Set(settingsIn(rules.filter((rule) => !always.test(rule))).map(([name]) => name));
  const tokens = settingsIn(rules.filter((rule) => always.test(rule)));
  const isSetLater = (name: string) =>
    setElsewhere.has(name) || themed.test(name) || (!inMounts && ofPages.test(name));
  return new Map(tokens.filter(([name]) => !isSetLater(name)));
}

/** Converts a text size from pixels (at a font size of 16 px) into a unit that follows the reader's font size. */
export type TextUnit = (pixels: number) => string;

/** Unit of the site and the kiosk, where 1 rem is 100 px (`first-root.css`). */
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
