import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mounts } from '../../embed/mounts.ts';

const root = join(import.meta.dirname, '../..');
const built = join(root, 'dist/embed/npm');
const tsc = join(dirname(createRequire(import.meta.url).resolve('typescript-7/package.json')), 'bin/tsc');

/** A partner's project with the package and this project's React. */
let project: string;

const npm = (...args: string[]) =>
  execFileSync('npm', [...args, '--offline', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: project,
    encoding: 'utf8',
  });
const write = (name: string, text: string) => writeFileSync(join(project, name), text);
const node = (name: string) =>
  execFileSync(process.execPath, [name], { cwd: project, encoding: 'utf8' }).trim();

beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'foyer-npm-'));
  write('package.json', '{"name":"partner","private":true}');
  const [{ filename }] = JSON.parse(npm('pack', built, '--json')) as [{ filename: string }];
  npm('install', `./${filename}`);
  mkdirSync(join(project, 'node_modules/@types'));
  for (const name of ['react', 'react-dom', 'scheduler', 'csstype', '@types/react', '@types/react-dom']) {
    symlinkSync(join(root, 'node_modules', name), join(project, 'node_modules', name));
  }
});
afterAll(() => rmSync(project, { recursive: true }));

describe('npm package', { tags: ['EM-1'] }, () => {
  test('passes publint', async () => {
    const { messages, pkg } = await publint({ pkgDir: built, strict: true });
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
    expect(pkg).toMatchObject({
      version: JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version,
    });
  });

  /** Each mount as a component with all options, and its server-rendered HTML. */
  const elements: Record<string, [props: string, html: string]> = {
    winners: [
      "limit: 5, lang: undefined, title: 'none', play: 'tab', legal: 'none', minHeight: 300, id: 'wins', onReady() {}",
      'data-limit="5" data-title="none" data-play="tab" data-legal="none" data-min-height="300" id="wins"',
    ],
    lobby: [
      "lang: 'ur', category: 'RNG', vendor: 'PG', rows: 3, play: 'page', theme: 'light', minHeight: 700, onGame() {}",
      'data-lang="ur" data-category="RNG" data-vendor="PG" data-rows="3" data-play="page" data-theme="light" data-min-height="700"',
    ],
    login: [
      "lang: 'EN', theme: 'auto', minHeight: 44, onSession() {}",
      'data-lang="EN" data-theme="auto" data-min-height="44"',
    ],
    announcements: [
      "lang: 'es', list: 'promotion', banners: 'm_home', theme: 'dark', minHeight: 216, vendor: null",
      'data-lang="es" data-list="promotion" data-banners="m_home" data-theme="dark" data-min-height="216"',
    ],
  };
  const calls = Object.entries(elements).map(
    ([name, [props]]) =>
      `createElement(FoyerMount, { site: 'https://play.example/m/', partner: 'acme', foyer: '${name}', ${props} }, 'All of it')`,
  );
  const html = Object.entries(elements).map(
    ([name, [, written]]) =>
      `<div data-site="https://play.example" data-foyer="${name}" ${written}>All of it</div>`,
  );

  test.each([
    [
      'modules',
      'page.mjs',
      `import { createElement } from 'react';
     import { renderToString } from 'react-dom/server';
     import { loadFoyer } from 'foyer-embed';
     import { FoyerMount } from 'foyer-embed/react';`,
    ],
    [
      'require',
      'page.cjs',
      `const { createElement } = require('react');
     const { renderToString } = require('react-dom/server');
     const { loadFoyer } = require('foyer-embed');
     const { FoyerMount } = require('foyer-embed/react');`,
    ],
  ])('renders on a server after installation from its tarball, by %s', (_, name, imports) => {
    write(
      name,
      `${imports}
    console.log(${calls.map((call) => `renderToString(${call})`).join(',\n')});
    loadFoyer({ site: 'https://play.example', partner: 'acme' }).then(console.log);`,
    );
    expect(Object.keys(elements).sort()).toEqual(Object.keys(mounts).sort());
    expect(node(name)).toBe(`${html.join(' ')}\nnull`);
  });

  /** Returns the documentation's code blocks of a language. */
  const documented = (language: string) =>
    [...readFileSync(join(root, 'docs/affiliates/start.md'), 'utf8').matchAll(/^```(\w+)\n(.*?)^```/gms)]
      .filter(([, kind]) => kind === language)
      .map(([, , text]) => text!);

  /** A partner's code; each marked line must be a type error. */
  const consumer = `
import { loadFoyer, type Events, type Foyer, type MountAttributes, type MountName } from 'foyer-embed';
import { FoyerMount } from 'foyer-embed/react';

export const names: Record<MountName, true> = { ${Object.keys(mounts)
    .map((name) => `${name}: true`)
    .join(', ')} };

export async function start(element: HTMLElement): Promise<Foyer | null> {
  const foyer = await loadFoyer({ site: 'https://play.example', partner: 'acme', version: '0.1.0', integrity: 'sha384-x' });
  foyer?.mount(element, { foyer: 'winners', limit: 5, lang: 'ur' });
  foyer?.update(element, { lang: null, minHeight: 300 });
  const end = foyer?.on('game', (event) => {
    const { gameName }: Events['game'] = event.detail;
    event.preventDefault();
    console.log(gameName.length);
  });
  end?.();
  element.addEventListener('foyer:resize', ({ detail }) => console.log(detail.height + 1));
  window.Foyer?.unmount(element);
  // @ts-expect-error no such mount
  foyer?.mount(element, { foyer: 'nothing' });
  // @ts-expect-error no such language
  foyer?.update(element, { lang: 'xx' });
  // @ts-expect-error no such attribute
  foyer?.update(element, { colour: 'red' });
  // @ts-expect-error no such event
  foyer?.on('nothing', () => {});
  // @ts-expect-error nobody would be credited
  await loadFoyer({ site: 'https://play.example' });
  return foyer;
}

const options: MountAttributes['winners'] = { limit: 5, play: 'tab' };
export const board = (
  <FoyerMount site="https://play.example" partner="acme" foyer="winners" {...options}
    onGame={({ detail }) => console.log(detail.gameId)} onLoadFailed={(error) => console.log(error.message)}>
    <a href="/wins">All wins</a>
  </FoyerMount>
);
export const games = (
  <FoyerMount site="https://play.example" partner="acme" foyer="lobby" lang="ur" category="RNG" vendor="PG" rows={3}
    play="page" theme="auto" minHeight={700} onResize={({ detail }) => console.log(detail.height + 1)} />
);
export const login = (
  <FoyerMount site="https://play.example" partner="acme" foyer="login" lang="EN" theme="light" minHeight={44}
    onSession={({ detail }) => console.log(detail.signedIn === true)} />
);
export const news = (
  <FoyerMount site="https://play.example" partner="acme" foyer="announcements" list="promotion" banners={null}
    theme={undefined} onError={({ detail }) => console.log(detail.code.length)} />
);
// @ts-expect-error rows are of the lobby alone
export const rows = <FoyerMount site="https://play.example" partner="acme" foyer="winners" rows={2} />;
// @ts-expect-error a category is a name
export const category = <FoyerMount site="https://play.example" partner="acme" foyer="lobby" category={7} />;
// @ts-expect-error no such place to play
export const play = <FoyerMount site="https://play.example" partner="acme" foyer="lobby" play="window" />;
// @ts-expect-error no such theme
export const theme = <FoyerMount site="https://play.example" partner="acme" foyer="login" theme="blue" />;
// @ts-expect-error no such list
export const list = <FoyerMount site="https://play.example" partner="acme" foyer="announcements" list="all" />;
// @ts-expect-error no such event
export const event = <FoyerMount site="https://play.example" partner="acme" foyer="login" onLogin={() => {}} />;
// @ts-expect-error a limit is a number
export const wrong = <FoyerMount site="https://play.example" partner="acme" foyer="winners" limit="5" />;
`;

  test.each([
    ['node16', 'node16', ['module', 'commonjs']],
    ['preserve', 'bundler', ['module']],
  ])(
    'compiles in a partner’s TypeScript: module %s, resolution %s, in packages of type %j',
    (module, moduleResolution, packages) => {
      const [call, element] = [documented('ts'), documented('tsx')];
      expect([call.length, element.length]).toEqual([1, 1]);
      // One program for packages of all types: the type decides how each file is compiled.
      const files = packages.flatMap((type) => {
        const folder = `${module}/${type}`;
        mkdirSync(join(project, folder), { recursive: true });
        write(`${folder}/package.json`, JSON.stringify({ type }));
        write(`${folder}/page.tsx`, consumer);
        write(`${folder}/element.tsx`, element[0]!);
        // CommonJS has no top-level `await`.
        write(
          `${folder}/call.ts`,
          call[0]!.replace(/^(const foyer.*)$/ms, 'export async function call() {\n$1\n}'),
        );
        return ['page.tsx', 'element.tsx', 'call.ts'].map((name) => `${type}/${name}`);
      });
      const compilerOptions = {
        module,
        moduleResolution,
        target: 'ES2022',
        lib: ['ES2022', 'DOM', 'DOM.Iterable'],
        jsx: 'react-jsx',
        strict: true,
        exactOptionalPropertyTypes: true,
        noEmit: true,
        types: [],
      };
      write(`${module}/tsconfig.json`, JSON.stringify({ compilerOptions, files }));
      const { stdout } = spawnSync(process.execPath, [tsc, '-p', module], { cwd: project, encoding: 'utf8' });
      expect(stdout).toBe('');
    },
  );
});
