import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import alias from '@rollup/plugin-alias';
import type { LoggingFunction, OutputBundle, RollupLog, RollupOptions } from 'rollup';
import { mounts } from '../../embed/mounts.ts';
import { routes } from '../routes/routes.ts';
import { compress } from './compress.ts';
import { diagnosisBuild } from './embed-diagnosis.ts';
import { type BuiltFiles, contentOf, loaderBuild, noteFiles } from './embed-loader.ts';
import { importsFirst, mountStyles } from './embed-styles.ts';
import { laterFiles, mountTexts, troubleTexts } from './embed-texts.ts';
import { framedPages } from './framed.ts';
import { npmPackage } from './npm.ts';
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

/** What mounts load when they need it. */
const later = { trouble: 'embed/trouble/trouble.ts' };

/**
 * The embed: first one hashed module per mount, then the loader, which knows them by name, the pinned one
 * under the version, which knows their hashes too, and the manifest. Each config needs what those before it wrote.
 */
function embedBuild(dir: string): RollupOptions[] {
  const built: BuiltFiles = { files: {}, chunkNames: {}, imported: {}, needed: {} };
  return [
    {
      onwarn: refuseMissing,
      input: {
        ...Object.fromEntries(Object.keys(mounts).map((name) => [name, `embed/mounts/${name}.tsx`])),
        ...later,
      },
      output: { dir, format: 'es', entryFileNames: '[name]-[hash].js', chunkFileNames: '[name]-[hash].js' },
      plugins: [
        small,
        common({ constants: { __GAME_LIST__: routes.gameList[0], __HOME__: routes.home[0] } }),
        stripUnused({ mounts: true }),
        stripStoresGlobal(),
        stripPreact(),
        mountStyles(),
        mountTexts(),
        troubleTexts(),
        laterFiles(Object.keys(later)),
        thirdPartyNotices({ out: dir }),
        minify(),
        compress(),
        {
          name: 'note-mounts',
          generateBundle(_, bundle) {
            noteFiles(built, bundle);
            const chunks = chunksOf(bundle);
            for (const chunk of chunks.values()) {
              if (!(chunk.name in mounts)) continue;
              built.chunkNames[chunk.name] = chunk.fileName;
              const code = importsFirst(chunk, (name) => chunks.get(name)).map((each) => each.fileName);
              built.needed[chunk.name] = ['foyer.js', ...code, largestTexts(chunk.name, bundle)];
              const imported = code.filter((name) => name !== chunk.fileName);
              if (imported.length) built.imported[chunk.fileName] = imported;
            }
          },
        },
      ],
    },
    ...diagnosisBuild(dir, built),
    framedPages(dir, built),
    loaderBuild({ dir, output: 'foyer.js', version, built, pinned: false }),
    loaderBuild({ dir, output: `${version}/foyer.js`, version, built, pinned: true }),
    ...npmPackage(`${dir}/npm`, version),
  ];
}

/** The file of a mount's texts in the language that has the most. */
function largestTexts(mount: string, bundle: OutputBundle): string {
  const size = (name: string) => gzipSync(contentOf(bundle[name]!)).length;
  const texts = Object.keys(bundle).filter((name) => name.startsWith(`texts/${mount}.`));
  return texts.sort((a, b) => size(b) - size(a))[0]!;
}

export default embedBuild('dist/embed');
