import { readFileSync } from 'node:fs';
import type { LoggingFunction, RollupLog, RollupOptions } from 'rollup';
import { mounts } from '../../embed/mounts.ts';
import { languages } from '../i18n/languages.ts';
import { languageCodes } from '../lib/language-codes.ts';
import { routes } from '../routes/routes.ts';
import { compress } from './compress.ts';
import { checkedImports } from './embed-checked.ts';
import { coreChunk } from './embed-chunks.ts';
import { diagnosisBuild } from './embed-diagnosis.ts';
import { type BuiltFiles, loaderBuild, noteFiles } from './embed-loader.ts';
import { replaceByStandIns } from './embed-stand-ins.ts';
import { importsFirst, mountStyles } from './embed-styles.ts';
import { laterFiles, mountTexts, retryText, troubleTexts } from './embed-texts.ts';
import { visitsBuild } from './embed-visits.ts';
import { framedPages } from './framed.ts';
import { npmPackage } from './npm.ts';
import operatorFrame from './operator-frame.ts';
import { common, minify } from './plugins.ts';
import { projectFile } from './project-file.ts';
import { chunksOf } from './reachable.ts';
import { stripPreact } from './strip-preact.ts';
import { stripStoresGlobal, stripUnused } from './strip-unused.ts';
import { thirdPartyNotices } from './third-party-notices.ts';

const { version } = JSON.parse(readFileSync(projectFile('package.json'), 'utf8')) as { version: string };

/** Fails the build if a stand-in lacks an export that code imports. */
function refuseMissing(warning: RollupLog, warn: LoggingFunction): void {
  if (warning.code === 'MISSING_EXPORT') throw new Error(warning.message);
  warn(warning);
}

/** What mounts load when they need it. */
const later = {
  trouble: 'embed/failures/failures.ts',
  theme: 'embed/theme/theme.ts',
  fresh: 'embed/stand-ins/lazy-poll-resource.ts',
};

const rightToLeft = languageCodes.filter((code) => languages[code].direction === 'rtl');

/** The mount that needs no framework. */
const LOGIN = 'login';

/**
 * The embed: first one hashed module per mount, then the loader, which knows them by name, the pinned one
 * under the version, which knows their hashes too, and the manifest. Each config needs what those before it wrote.
 */
function embedBuild(dir: string): RollupOptions[] {
  const built: BuiltFiles = { files: {}, imports: {}, modules: {}, needed: {} };
  const texts: Record<string, string> = {};
  return [
    loginBuild(dir, built),
    {
      onwarn: refuseMissing,
      // A lazy part may share what a mount has: it finds it there.
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
        // An icon that a mount and its lazy part share is not worth a request.
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
        troubleTexts(),
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
    framedPages(dir, built),
    loaderBuild({ dir, output: 'foyer.js', version, built, pinned: false }),
    loaderBuild({ dir, output: `${version}/foyer.js`, version, built, pinned: true }),
    ...npmPackage(`${dir}/npm`, version),
  ];
}

/**
 * The login, by itself, since it shares nothing with the others that would be worth a file; they know it by its name. What
 * it says where there can be no frame is a file of its own.
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
      troubleTexts(),
      laterFiles(['refused']),
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

export default [...embedBuild('dist/embed'), operatorFrame];
