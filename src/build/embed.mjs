import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import alias from '@rollup/plugin-alias';
import { mounts } from '../../embed/mounts.ts';
import { routes } from '../routes/routes.ts';
import { compress } from './compress.mjs';
import { mountStyles, withImports } from './embed-styles.mjs';
import { mountTexts } from './embed-texts.mjs';
import { lean, withoutStoresGlobal } from './lean.mjs';
import { common, minify } from './plugins.mjs';

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
const names = Object.keys(mounts);

const here = (name) => fileURLToPath(new URL(`../../embed/${name}`, import.meta.url));

/**
 * The widgets are written for React, the gateway's client for ofetch and valibot; here something smaller that has
 * just what they use takes their place.
 */
const small = alias({
  entries: [
    { find: /^react-dom\/client$/, replacement: here('react-dom.tsx') },
    { find: /^react\/jsx-runtime$/, replacement: 'preact/jsx-runtime' },
    { find: /^react$/, replacement: here('react.tsx') },
    { find: '@nanostores/react', replacement: here('react.tsx') },
    { find: /.*\/error-texts\.[jt]s$/, replacement: here('error-texts.ts') },
    { find: /^valibot$/, replacement: here('checks.ts') },
    { find: /^ofetch$/, replacement: here('plain-fetch.ts') },
  ],
});

/** What a stand-in lacks must not be found out on a partner's page. */
function refuseMissing(warning, warn) {
  if (warning.code === 'MISSING_EXPORT') throw new Error(warning.message);
  warn(warning);
}

/** Subresource integrity of a file's content. */
function integrityOf(content) {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

const contentOf = (file) => (file.type === 'chunk' ? file.code : file.source);

/**
 * The embed: first one hashed module per mount, then the loader, which knows them by name, its copy under the
 * version and the manifest. The second config needs what the first one wrote, so they run in this order.
 */
export function embedBuild(dir = 'dist/embed') {
  const files = {};
  const note = (bundle) => {
    for (const file of Object.values(bundle)) files[file.fileName] = contentOf(file);
  };
  const chunks = {};
  const needed = {};
  return [
    {
      onwarn: refuseMissing,
      input: Object.fromEntries(names.map((name) => [name, `embed/mounts/${name}.tsx`])),
      output: { dir, format: 'es', entryFileNames: '[name]-[hash].js', chunkFileNames: '[name]-[hash].js' },
      plugins: [
        small,
        common({ constants: { __GAME_LIST__: routes.gameList[0] } }),
        lean({ mounts: true }),
        withoutStoresGlobal(),
        mountStyles(),
        mountTexts(),
        minify(),
        compress(),
        {
          name: 'note-mounts',
          generateBundle(_, bundle) {
            note(bundle);
            for (const file of Object.values(bundle)) {
              if (!file.isEntry) continue;
              chunks[file.name] = file.fileName;
              const code = withImports(file, bundle).map((each) => each.fileName);
              const texts = Object.keys(bundle).filter((name) => name.startsWith(`texts/${file.name}.`));
              const size = (name) => gzipSync(files[name]).length;
              needed[file.name] = ['foyer.js', ...code, texts.sort((a, b) => size(b) - size(a))[0]];
            }
          },
        },
      ],
    },
    {
      input: 'embed/loader.ts',
      output: { dir, format: 'iife', entryFileNames: 'foyer.js' },
      plugins: [
        common({ constants: { __VERSION__: version } }),
        {
          name: 'name-mounts',
          renderChunk: (code) => ({
            code: code.replaceAll('__CHUNKS__', JSON.stringify(chunks)).replaceAll('__IMPORT__', 'import'),
            map: null,
          }),
        },
        minify(),
        compress(),
        {
          name: 'pin-and-list',
          generateBundle(_, bundle) {
            const source = bundle['foyer.js'].code;
            this.emitFile({ type: 'asset', fileName: `${version}/foyer.js`, source });
            note(bundle);
            const listed = Object.entries({ ...files, [`${version}/foyer.js`]: source })
              .sort(([a], [b]) => (a < b ? -1 : 1))
              .map(([name, content]) => [
                name,
                { integrity: integrityOf(content), bytes: Buffer.byteLength(content) },
              ]);
            this.emitFile({
              type: 'asset',
              fileName: 'manifest.json',
              source: `${JSON.stringify({ version, mounts: needed, files: Object.fromEntries(listed) }, null, 2)}\n`,
            });
          },
        },
      ],
    },
  ];
}

export default embedBuild();
