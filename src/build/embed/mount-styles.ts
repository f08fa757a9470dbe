import type { Plugin, RenderedChunk } from 'rollup';
import { inTextUnits, themed } from '../inline-tokens.ts';
import { collectStyles } from '../styles.ts';

/** Returns a chunk and its imports, imports first. */
export function importsFirst<Chunk extends { imports: string[] }>(
  chunk: Chunk,
  chunkAt: (name: string) => Chunk | undefined,
  seen = new Set<Chunk>(),
): Chunk[] {
  if (seen.has(chunk)) return [];
  seen.add(chunk);
  const imported = chunk.imports.map(chunkAt).filter((each) => each !== undefined);
  return [...imported.flatMap((each) => importsFirst(each, chunkAt, seen)), chunk];
}

/** Placeholder for a chunk's styles. */
const PLACE = '__STYLES__';
const hasPlace = ({ modules }: RenderedChunk) =>
  Object.values(modules).some(({ code }) => code?.includes(PLACE));

/**
 * Replaces `__STYLES__` by the styles of a chunk as a string, for adopted style sheets. Includes imported chunks that
 * have no placeholder and are not loaded before. Tokens are set on the root element of the mount instead of the host,
 * whose rules and `lang` belong to the page. Unused tokens are removed.
 */
export function mountStyles(): Plugin {
  const styles = collectStyles({ tokensInlined: true, set: themed, textUnit: inTextUnits });
  return {
    ...styles.hooks,
    name: 'mount-styles',
    renderChunk(code, chunk, _, { chunks }) {
      if (!code.includes(PLACE)) return null;
      const rulesOf = (some: readonly RenderedChunk[]) =>
        styles.rulesOf(some.flatMap((each) => each.moduleIds));
      const all = Object.values(chunks);
      const needed = (some: RenderedChunk) => importsFirst(some, (name) => chunks[name]);
      const lazyIn = all.filter(({ dynamicImports }) => dynamicImports.includes(chunk.fileName));
      const there = new Set(lazyIn.flatMap(needed));
      const own = needed(chunk).filter((each) => each === chunk || !(hasPlace(each) || there.has(each)));
      const codes = all.flatMap(({ modules }) => Object.values(modules).map((each) => each.code ?? ''));
      const read = new Set(
        [...(rulesOf(all) + codes.join('')).matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name),
      );
      const rules = belowHost(rulesOf(own), read);
      return { code: code.replaceAll(PLACE, JSON.stringify(rules)), map: null };
    },
  };
}

function belowHost(css: string, read: ReadonlySet<string>): string {
  return (
    css
      .replaceAll(':root,:host', ':host')
      .replaceAll(':root:lang(ur),:host(:lang(ur))', ':host(:lang(ur))')
      .replace(/:host\((:lang\(\w+\))\)/g, '.embed$1')
      .replaceAll(':host', '.embed')
      // Only after a brace or semicolon, because class names can contain two dashes before a colon, too.
      .replace(/(?<=[{;])(--[\w-]+):[^;{}"]+;?/g, (rule, name) => (read.has(name) ? rule : ''))
  );
}
