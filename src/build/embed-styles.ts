import type { Plugin } from 'rollup';
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

/**
 * The rules of a mount, those of its imports included, as a string in place of `__STYLES__`: for adopted style sheets
 * in a shadow root. The tokens move from the host to the element inside of it: a page's rules reach a host, and its
 * `lang` belongs to the page. Tokens that neither a rule nor the code of the mount reads are left out.
 */
export function mountStyles(): Plugin {
  const styles = collectStyles({ tokensInlined: true });
  return {
    ...styles.hooks,
    name: 'mount-styles',
    renderChunk(code, chunk, _, { chunks }) {
      if (!code.includes('__STYLES__')) return null;
      const moduleIds = importsFirst(chunk, (name) => chunks[name]).flatMap((each) => each.moduleIds);
      const rules = inside(styles.rulesOf(moduleIds), code);
      return { code: code.replaceAll('__STYLES__', JSON.stringify(rules)), map: null };
    },
  };
}

function inside(css: string, code: string): string {
  const moved = css
    .replaceAll(':root,:host', ':host')
    .replaceAll(':root:lang(ur),:host(:lang(ur))', ':host(:lang(ur))')
    .replace(/:host\((:lang\(\w+\))\)/g, '.embed$1')
    .replaceAll(':host', '.embed');
  const read = new Set([...(moved + code).matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  return moved.replace(/(--[\w-]+):[^;{}"]+;?/g, (rule, name) => (read.has(name) ? rule : ''));
}
