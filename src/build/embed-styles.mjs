import { inlinedStyles } from './styles.mjs';

/** A chunk and those it imports, imports first. */
export function withImports(chunk, chunks, seen = new Set()) {
  if (!chunk || seen.has(chunk)) return [];
  seen.add(chunk);
  return [...chunk.imports.flatMap((name) => withImports(chunks[name], chunks, seen)), chunk];
}

/**
 * The rules of a mount, those of its imports included, in place of `__STYLES__`. The tokens move from the host
 * to the element inside of it: a page's rules reach a host, and its `lang` belongs to the page. Tokens that no
 * rule of the mount reads are left out.
 */
export function mountStyles() {
  const inlined = inlinedStyles();
  return {
    ...inlined,
    name: 'mount-styles',
    renderChunk(code, chunk, _, { chunks }) {
      const moduleIds = withImports(chunk, chunks).flatMap((each) => each.moduleIds);
      const result = inlined.renderChunk.call(this, code, { ...chunk, moduleIds });
      return result && { ...result, code: inside(result.code) };
    },
  };
}

function inside(css) {
  const moved = css
    .replaceAll(':root,:host', ':host')
    .replaceAll(':root:lang(ur),:host(:lang(ur))', ':host(:lang(ur))')
    .replace(/:host\((:lang\(\w+\))\)/g, '.embed$1')
    .replaceAll(':host', '.embed');
  const read = new Set([...moved.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  return moved.replace(/(--[\w-]+):[^;{}"]+;?/g, (rule, name) => (read.has(name) ? rule : ''));
}
