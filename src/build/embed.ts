import type { LoggingFunction, RollupLog, RollupOptions } from 'rollup';
import { mounts } from '../../embed/mounts.ts';
import { routes } from '../routes/routes.ts';
import { chunksOf } from './chunks/reachable.ts';
import { checkedImports } from './embed/checked-imports.ts';
import { coreChunk } from './embed/core-chunk.ts';
import { diagnosisBuild } from './embed/diagnosis.ts';
import { type BuiltFiles, loaderBuild, noteFiles } from './embed/loader.ts';
import { mountPages } from './embed/mount-pages.ts';
import { importsFirst, mountStyles } from './embed/mount-styles.ts';
import { failureTexts, laterFiles, mountTexts, retryText } from './embed/mount-texts.ts';
import { npmPackage } from './embed/npm-package.ts';
import operatorFrame from './embed/operator-frame.ts';
import { replaceByStandIns } from './embed/stand-ins.ts';
import { stripPreact } from './embed/strip-preact.ts';
import { visitsBuild } from './embed/visits.ts';
import { compress } from './plugins/compress.ts';
import { minify, sharedPlugins } from './plugins/shared-plugins.ts';
import { stripStoresGlobal, stripUnused } from './plugins/strip-unused.ts';
import { thirdPartyNotices } from './plugins/third-party-notices.ts';
import { outputFile, version } from './project-file.ts';
import { rightToLeft } from './texts.ts';

/** Fails the build if a stand-in lacks an export that code imports. */
function refuseMissing(warning: RollupLog, warn: LoggingFunction): void {
  if (warning.code === 'MISSING_EXPORT') throw new Error(warning.message);
  warn(warning);
}

/** Modules that mounts load lazily. */
const later = {
  failures: 'embed/failures/failures.ts',
  theme: 'embed/theme/theme.ts',
  fresh: 'embed/stand-ins/lazy-poll-resource.ts',
};

/** The mount that needs no framework. */
const LOGIN = 'login';

/**
 * Builds the embed: one hashed module per mount, the loader with their names, the pinned loader with their hashes below the
 * version's folder, and the manifest. Each build reads the results of the previous ones.
 */
function embedBuild(dir: string): RollupOptions[] {
  const built: BuiltFiles = { files: {}, imports: {}, modules: {}, needed: {} };
  const texts: Record<string, string> = {};
  return [
    loginBuild(dir, built),
    {
      onwarn: refuseMissing,
      // Lets a lazy part import from the chunk of its mount.
      preserveEntrySignatures: 'allow-extension',
      input: {
        ...Object.fromEntries(
          Object.keys(mounts)
            .filter((name) => name !== LOGIN)
            .map((name) => [name, `embed/mounts/${name}.tsx`]),
        ),
        ...later,
      },
      output: {
        dir,
        format: 'es',
        entryFileNames: '[name]-[hash].js',
        chunkFileNames: '[name]-[hash].js',
        // Avoids a request for an icon that a mount and its lazy part share.
        experimentalMinChunkSize: 300,
        onlyExplicitManualChunks: true,
        manualChunks: coreChunk('/mounts/winners.tsx'),
      },
      plugins: [
        replaceByStandIns(),
        sharedPlugins({
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
        laterFiles(Object.keys(later)),
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
            noteFiles(built, bundle);
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
 * Builds the login mount separately, because it shares next to no code with the others, which import it by its file name. The
 * message for pages that block iframes and the history entry of the open dialog are separate files.
 */
function loginBuild(dir: string, built: BuiltFiles): RollupOptions {
  let texts = '';
  return {
    input: {
      [LOGIN]: `embed/mounts/${LOGIN}.ts`,
      refused: 'embed/operator-dialog/refused.ts',
      back: 'embed/operator-dialog/dialog-history.ts',
    },
    output: { dir, format: 'es', entryFileNames: '[name]-[hash].js', chunkFileNames: '[name]-[hash].js' },
    plugins: [
      sharedPlugins({ constants: { __LOGIN__: routes.login[0], __RIGHT_TO_LEFT__: rightToLeft } }),
      mountTexts((_, file) => {
        texts = file;
      }),
      failureTexts(),
      laterFiles(['refused', 'back']),
      minify(),
      compress(),
      {
        name: 'note-login',
        generateBundle(_, bundle) {
          noteFiles(built, bundle);
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

export default [...embedBuild(outputFile('embed')), operatorFrame];
