import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import alias from '@rollup/plugin-alias';
import type {
  LoggingFunction,
  OutputAsset,
  OutputBundle,
  OutputChunk,
  RollupLog,
  RollupOptions,
} from 'rollup';
import { attributeName } from '../../embed/attribute-name.ts';
import type { BuiltMount } from '../../embed/built-mounts.ts';
import { heights } from '../../embed/heights.ts';
import { mounts } from '../../embed/mounts.ts';
import { routes } from '../routes/routes.ts';
import { compress } from './compress.ts';
import { importsFirst, mountStyles } from './embed-styles.ts';
import { mountTexts } from './embed-texts.ts';
import { common, minify } from './plugins.ts';
import { projectFile } from './project-file.ts';
import { chunksOf } from './reachable.ts';
import { stripPreact } from './strip-preact.ts';
import { stripStoresGlobal, stripUnused } from './strip-unused.ts';
import { thirdPartyNotices } from './third-party-notices.ts';

const { version } = JSON.parse(readFileSync(projectFile('package.json'), 'utf8')) as { version: string };

const here = (name: string) => projectFile(`embed/${name}`);

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
    { find: /.*\/gateway\/outgoing\.[jt]s$|^\.\/outgoing\.[jt]s$/, replacement: here('outgoing.ts') },
    { find: /.*\/watch-calls\.[jt]s$/, replacement: here('watch-calls.ts') },
    { find: /^\.\/lifecycle\/index\.js$/, replacement: here('lifecycle.ts') },
    { find: /^valibot$/, replacement: here('checks.ts') },
    { find: /^ofetch$/, replacement: here('plain-fetch.ts') },
  ],
});

/** What a stand-in lacks must not be found out on a partner's page. */
function refuseMissing(warning: RollupLog, warn: LoggingFunction): void {
  if (warning.code === 'MISSING_EXPORT') throw new Error(warning.message);
  warn(warning);
}

/** The attributes of all mounts, as a page writes them. */
const attributes = [
  ...new Set([...Object.values(mounts).flatMap((row) => Object.keys(row)), 'minHeight']),
].map(attributeName);

/** What the loader knows of each mount. */
function builtMounts(files: Readonly<Record<string, string>>): Record<string, BuiltMount> {
  return Object.fromEntries(
    Object.entries(heights).map(([name, height]) => [name, { file: files[name]!, height }]),
  );
}

/** Subresource integrity of a file's content. */
function integrityOf(content: string | Uint8Array): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

const contentOf = (file: OutputAsset | OutputChunk) => (file.type === 'chunk' ? file.code : file.source);

/**
 * The embed: first one hashed module per mount, then the loader, which knows them by name, its copy under the
 * version and the manifest. The second config needs what the first one wrote, so they run in this order.
 */
function embedBuild(dir: string): RollupOptions[] {
  const files: Record<string, string | Uint8Array> = {};
  const note = (bundle: OutputBundle) => {
    for (const file of Object.values(bundle)) files[file.fileName] = contentOf(file);
  };
  const chunkNames: Record<string, string> = {};
  const needed: Record<string, string[]> = {};
  return [
    {
      onwarn: refuseMissing,
      input: Object.fromEntries(Object.keys(mounts).map((name) => [name, `embed/mounts/${name}.tsx`])),
      output: { dir, format: 'es', entryFileNames: '[name]-[hash].js', chunkFileNames: '[name]-[hash].js' },
      plugins: [
        small,
        common({ constants: { __GAME_LIST__: routes.gameList[0] } }),
        stripUnused({ mounts: true }),
        stripStoresGlobal(),
        stripPreact(),
        mountStyles(),
        mountTexts(),
        thirdPartyNotices({ out: dir }),
        minify(),
        compress(),
        {
          name: 'note-mounts',
          generateBundle(_, bundle) {
            note(bundle);
            const chunks = chunksOf(bundle);
            for (const chunk of chunks.values()) {
              if (!chunk.isEntry) continue;
              chunkNames[chunk.name] = chunk.fileName;
              const code = importsFirst(chunk, (name) => chunks.get(name)).map((each) => each.fileName);
              needed[chunk.name] = ['foyer.js', ...code, largestTexts(chunk.name, bundle)];
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
            code: code
              .replaceAll('__MOUNTS__', JSON.stringify(builtMounts(chunkNames)))
              .replaceAll('__ATTRIBUTES__', JSON.stringify(attributes))
              .replaceAll('__IMPORT__', 'import'),
            map: null,
          }),
        },
        minify(),
        compress(),
        {
          name: 'pin-and-list',
          generateBundle(_, bundle) {
            const source = contentOf(bundle['foyer.js']!);
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

/** The file of a mount's texts in the language that has the most. */
function largestTexts(mount: string, bundle: OutputBundle): string {
  const size = (name: string) => gzipSync(contentOf(bundle[name]!)).length;
  const texts = Object.keys(bundle).filter((name) => name.startsWith(`texts/${mount}.`));
  return texts.sort((a, b) => size(b) - size(a))[0]!;
}

export default embedBuild('dist/embed');
