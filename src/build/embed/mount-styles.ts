import type { Plugin, RenderedChunk } from 'rollup';
import { inTextUnits } from '../styles/inline-tokens.ts';
import { collectStyles } from '../styles/styles.ts';

/** Returns a chunk and its direct and indirect imports, imports first. */
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

/** Placeholder in code for the rules of a chunk. */
const PLACE = '__STYLES__';
const hasPlace = ({ modules }: RenderedChunk) =>
  Object.values(modules).some(({ code }) => code?.includes(PLACE));

/**
 * Replaces `__STYLES__` with the rules of a chunk, which a mount adopts in its shadow root. They include the rules of imported
 * chunks without such a placeholder, unless the chunk that loads this one has them. Tokens move from the host to the element
 * inside it, because a page's rules apply to the host, and its `lang` belongs to the page. Unused tokens are removed.
 */
export function mountStyles(): Plugin {
  const styles = collectStyles({
    tokenSheets: ['src/ui/no-display-font.css'],
    inMounts: true,
    textUnit: inTextUnits,
  });
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
      const rules = inside(rulesOf(own), read);
      return { code: code.replaceAll(PLACE, JSON.stringify(rules)), map: null };
    },
  };
}

function inside(css: string, read: ReadonlySet<string>): string {
  return (
    css
      .replaceAll(':root,:host', ':host')
      .replaceAll(':root:lang(ur),:host(:lang(ur))', ':host(:lang(ur))')
      .replace(/:host\((:lang\(\w+\))\)/g, '.embed$1')
      .replaceAll(':host', '.embed')
      // Only after a brace or a declaration, because a class name may have two hyphens before a colon too.
      .replace(/(?<=[{;])(--[\w-]+):[^;{}"]+;?/g, (rule, name) => (read.has(name) ? rule : ''))
  );
}
