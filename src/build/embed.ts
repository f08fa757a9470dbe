import { readFileSync } from 'node:fs';
import type { LoggingFunction, RollupLog, RollupOptions } from 'rollup';
import { mounts } from '../../embed/mounts.ts';
import { languages } from '../i18n/languages.ts';
import { languageCodes } from '../lib/language-codes.ts';
import { routes } from '../routes/routes.ts';
import { compress } from './compress.ts';
import { checkedImports } from './embed/checked-imports.ts';
import { coreChunk } from './embed/core-chunk.ts';
import { diagnosisBuild } from './embed/diagnosis.ts';
import { type BuiltFiles, loaderBuild, recordFiles } from './embed/loader.ts';
import { mountPages } from './embed/mount-pages.ts';
import { importsFirst, mountStyles } from './embed/mount-styles.ts';
import { failureTexts, lazyFileNames, mountTexts, retryText } from './embed/mount-texts.ts';
import { npmPackage } from './embed/npm-package.ts';
import operatorFrame from './embed/operator-frame.ts';
import { replaceByStandIns } from './embed/stand-ins.ts';
import { visitsBuild } from './embed/visits.ts';
import { common, minify } from './plugins.ts';
import { projectFile } from './project-file.ts';
import { chunksOf } from './reachable.ts';
import { stripPreact } from './strip-preact.ts';
import { stripStoresGlobal, stripUnused } from './strip-unused.ts';
import { thirdPartyNotices } from './third-party-notices.ts';

const { version } = JSON.parse(readFileSync(projectFile('package.json'), 'utf8')) as { version: string };

/** Fails the build if a stand-in lacks an export that code imports. */
function failOnMissingExport(warning: RollupLog, warn: LoggingFunction): void {
  if (warning.code === 'MISSING_EXPORT') throw new Error(warning.message);
  warn(warning);
}

/** Modules that mounts load on demand. */
const lazyModules = {
  failures: 'embed/failures/failures.ts',
  theme: 'embed/theme/theme.ts',
  fresh: 'embed/stand-ins/lazy-poll-resource.ts',
};

const rightToLeft = languageCodes.filter((code) => languages[code].direction === 'rtl');

const LOGIN = 'login';

/**
 * Builds the mounts, then the loader, which contains their file names, the pinned loader, which also contains their
 * hashes, and the manifest. Each config uses the output of those before it.
 */
function embedBuild(dir: string): RollupOptions[] {
  const built: BuiltFiles = { files: {}, imports: {}, modules: {}, needed: {} };
  const texts: Record<string, string> = {};
  return [
    loginBuild(dir, built),
    {
      onwarn: failOnMissingExport,
      // A lazy part may import from its mount's chunk.
      preserveEntrySignatures: 'allow-extension',
      input: {
        ...Object.fromEntries(
          Object.keys(mounts)
            .filter((name) => name !== LOGIN)
            .map((name) => [name, `embed/mounts/${name}.tsx`]),
        ),
        ...lazyModules,
      },
      output: {
        dir,
        format: 'es',
        entryFileNames: '[name]-[hash].js',
        chunkFileNames: '[name]-[hash].js',
        // Icons that a mount shares with its lazy part are not worth a request.
        experimentalMinChunkSize: 300,
        onlyExplicitManualChunks: true,
        manualChunks: coreChunk('/mounts/winners.tsx'),
      },
      plugins: [
        replaceByStandIns(),
        common({
          constants: {
            __GAME_LIST__: routes.gameList[0],
            __HOME__: routes.home[0],
            __HELP__: routes.help[0],
            __FAVOURITES__: routes.favouriteGames[0],
            __SPORTS_GAME__: routes.sportsGame[0],
            __RETRY__: retryText(),
          },
        }),
        checkedImports(),
        stripUnused({ mounts: true }),
        stripStoresGlobal(),
        stripPreact(),
        mountStyles(),
        mountTexts((mount, file) => {
          texts[mount] = file;
        }),
        failureTexts(),
        lazyFileNames(Object.keys(lazyModules)),
        {
          name: 'name-login',
          renderChunk: (code) => ({
            code: code.replaceAll('__LOGIN_FILE__', JSON.stringify(built.modules[LOGIN]![0])),
            map: null,
          }),
        },
        thirdPartyNotices({ out: dir }),
        minify(),
        compress(),
        {
          name: 'note-mounts',
          generateBundle(_, bundle) {
            recordFiles(built, bundle);
            const chunks = chunksOf(bundle);
            for (const chunk of chunks.values()) {
              if (!(chunk.name in mounts)) continue;
              const own = importsFirst(chunk, (name) => chunks.get(name)).map((each) => each.fileName);
              const largest = texts[chunk.name];
              built.modules[chunk.name] = own.toReversed();
              built.needed[chunk.name] = ['foyer.js', ...own, ...(largest ? [largest] : [])];
            }
          },
        },
      ],
    },
    ...diagnosisBuild(dir, built),
    visitsBuild(dir, built),
    mountPages(dir, built),
    loaderBuild({ dir, output: 'foyer.js', version, built, pinned: false }),
    loaderBuild({ dir, output: `${version}/foyer.js`, version, built, pinned: true }),
    ...npmPackage(`${dir}/npm`, version),
  ];
}

/**
 * The login is built alone, because it shares nothing worth a file. The explanation of a refused frame is a lazy
 * module.
 */
function loginBuild(dir: string, built: BuiltFiles): RollupOptions {
  let texts = '';
  return {
    input: { [LOGIN]: `embed/mounts/${LOGIN}.ts`, refused: 'embed/operator-dialog/refused.ts' },
    output: { dir, format: 'es', entryFileNames: '[name]-[hash].js', chunkFileNames: '[name]-[hash].js' },
    plugins: [
      common({ constants: { __LOGIN__: routes.login[0], __RIGHT_TO_LEFT__: rightToLeft } }),
      mountTexts((_, file) => {
        texts = file;
      }),
      failureTexts(),
      lazyFileNames(['refused']),
      minify(),
      compress(),
      {
        name: 'note-login',
        generateBundle(_, bundle) {
          recordFiles(built, bundle);
          const chunks = chunksOf(bundle);
          const login = [...chunks.values()].find(({ name }) => name === LOGIN)!;
          const own = importsFirst(login, (name) => chunks.get(name)).map((each) => each.fileName);
          built.modules[LOGIN] = own.toReversed();
          built.needed[LOGIN] = ['foyer.js', ...own, texts];
        },
      },
    ],
  };
}

export default [...embedBuild('dist/embed'), operatorFrame];
