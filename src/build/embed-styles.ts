import type { Plugin, RenderedChunk } from 'rollup';
import { inTextUnits, themed } from './inline-tokens.ts';
import { collectStyles } from './styles.ts';

/** A chunk and those it imports, imports first. */
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

/** Stands in code for the rules that come with it. */
const PLACE = '__STYLES__';
const hasPlace = ({ modules }: RenderedChunk) =>
  Object.values(modules).some(({ code }) => code?.includes(PLACE));

/**
 * The rules of a chunk as a string in place of `__STYLES__`: for adopted style sheets in a shadow root. With them come
 * those of imported chunks that have no such place themselves and are not there before, with what loads it. The tokens move from the host to the element inside of
 * it: a page's rules reach a host, and its `lang` belongs to the page. Tokens that nothing reads are left out.
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
      // Behind a brace or another declaration: a class, too, may have two strokes before a colon.
      .replace(/(?<=[{;])(--[\w-]+):[^;{}"]+;?/g, (rule, name) => (read.has(name) ? rule : ''))
  );
}
