import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { transform } from 'lightningcss';
import { settledTokens, withTokensSettled } from './settled-tokens.mjs';

/** Browsers of the last three years; lightningcss lowers what they lack. */
const targets = { chrome: 120 << 16, safari: (17 << 16) | (2 << 8), firefox: 121 << 16 };

function minified(file, tokens) {
  const css = withTokensSettled(readFileSync(file, 'utf8'), tokens);
  const { code } = transform({ filename: file, code: Buffer.from(css), minify: true, targets });
  return code.toString();
}

/** The stylesheets a chunk's modules import, in import order. */
function stylesOf(chunk, sheets) {
  return chunk.moduleIds
    .filter((id) => sheets.has(id))
    .map((id) => sheets.get(id))
    .join('');
}

/** Whether a chunk has one of the modules whose paths end so. */
export function holds(chunk, endings) {
  return chunk.moduleIds.some((id) => endings.some((ending) => id.endsWith(ending)));
}

/** Collects `import './x.css'`; the two plugins below decide where the rules go. */
function collector(sheets, settled) {
  let tokens = new Map();
  return {
    buildStart() {
      if (settled) tokens = settledTokens();
    },
    load(id) {
      if (!id.endsWith('.css')) return null;
      this.addWatchFile(id);
      sheets.set(id, minified(id, tokens));
      return { code: '', moduleSideEffects: 'no-treeshake' };
    },
  };
}

/**
 * One hashed stylesheet per chunk. Chunks of the first page are linked by the page itself (see `page.mjs`);
 * a chunk that arrives later waits for its own sheet, so nothing is ever painted without its rules. `settled` says that
 * no stylesheet sets a token anew.
 */
export function linkedStyles({ base, preload = [], settled = false }) {
  const sheets = new Map();
  return {
    name: 'linked-styles',
    ...collector(sheets, settled),
    augmentChunkHash: (chunk) => stylesOf(chunk, sheets),
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const first = new Set();
      const follow = (name) => {
        if (first.has(name)) return;
        first.add(name);
        for (const next of bundle[name]?.imports ?? []) follow(next);
      };
      for (const chunk of chunks) {
        if (chunk.isEntry || holds(chunk, preload)) follow(chunk.fileName);
      }
      for (const chunk of chunks) {
        const css = stylesOf(chunk, sheets);
        if (!css) continue;
        const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8);
        const fileName = `assets/${chunk.name}-${hash}.css`;
        this.emitFile({ type: 'asset', fileName, source: css });
        chunk.styles = fileName;
        if (first.has(chunk.fileName)) continue;
        chunk.code = `${waitForSheet(base + fileName)}${chunk.code}`;
      }
    },
  };
}

function waitForSheet(address) {
  return (
    `await new Promise(r=>{let l=document.createElement("link");` +
    `l.rel="stylesheet";l.href=${JSON.stringify(address)};l.onload=l.onerror=r;document.head.append(l)});`
  );
}

/** Puts a chunk's rules, as a string, in place of `__STYLES__`: for adopted style sheets in a shadow root. */
export function inlinedStyles() {
  const sheets = new Map();
  return {
    name: 'inlined-styles',
    ...collector(sheets, true),
    renderChunk(code, chunk) {
      if (!code.includes('__STYLES__')) return null;
      return { code: code.replaceAll('__STYLES__', JSON.stringify(stylesOf(chunk, sheets))), map: null };
    },
  };
}
