import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { BuildManifest } from '../src/build/manifest.ts';
import { routes } from '../src/routes/routes.ts';

const dist = join(import.meta.dirname, '../dist');
const size = (file: string) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length;
const sum = (files: string[]) => files.reduce((total, file) => total + size(file), 0);
const json = (file: string) => JSON.parse(readFileSync(join(dist, file), 'utf8'));
const site: BuildManifest = json('site/manifest.json');

/** Returns the files that an embed mount loads before it shows data, with the texts of one language. */
function mountFiles(mount: string): string[] {
  const { mounts } = json('embed/manifest.json');
  return mounts[mount].map((file: string) => `embed/${file}`);
}

/** Returns the files that a page of the site loads in addition to those that every page loads. */
function pageFiles(path: string): string[] {
  const page = site.pages.find(({ at }) => at.includes(path));
  if (!page) throw new Error(`The manifest names no page at ${path}`);
  return page.files;
}

const ofSite = (files: readonly string[]) => files.map((file) => `site/${file}`);

/** Modules that the account pages load lazily. */
const lateModules = [
  'src/gateway/http/seal.ts',
  'src/features/account/phone/dialling-data.ts',
  'src/features/account/phone/dialling-picker.tsx',
  'src/features/account/verification/slider-dialog.tsx',
  'src/features/account/captcha/solve-challenge.ts',
  'src/pages/register-news.tsx',
  'src/ui/carousel-engine.tsx',
];

interface Budget {
  name: string;
  /** Maximum in kilobytes (1000 bytes) with gzip. */
  limit: number;
  files(): string[];
}

const budgets: Budget[] = [
  { name: 'embed loader', limit: 2.5, files: () => ['embed/foyer.js'] },
  {
    name: 'embed core',
    limit: 13,
    files: () => mountFiles('winners').filter((file) => /\/core-/.test(file)),
  },
  { name: 'embed winners', limit: 19, files: () => mountFiles('winners') },
  { name: 'embed announcements', limit: 20, files: () => mountFiles('announcements') },
  { name: 'embed lobby', limit: 30, files: () => mountFiles('lobby') },
  { name: "embed login, in the partner's page", limit: 6, files: () => mountFiles('login') },
  {
    name: 'site home, script and style',
    limit: 98,
    files: () => ofSite([...site.first, ...pageFiles('/m/home')]),
  },
  { name: 'site home, style of wide screens', limit: 1.5, files: () => ofSite(site.wide) },
  { name: 'login page, over home', limit: 15, files: () => ofSite(pageFiles('/m/login')) },
  { name: 'registration page, over home', limit: 25, files: () => ofSite(pageFiles('/m/register')) },
];

test('keeps every bundle within its budget', () => {
  const rows = budgets.map(({ name, limit, files }) => ({ name, limit, kilobytes: sum(files()) / 1000 }));
  const table = rows.map(({ name, limit, kilobytes }) => {
    return `${name.padEnd(36)} ${kilobytes.toFixed(1).padStart(6)} of ${limit.toFixed(1).padStart(6)} kB`;
  });
  console.log(`Bundle budgets (gzip)\n${table.join('\n')}`);
  expect(rows.filter(({ limit, kilobytes }) => kilobytes > limit)).toEqual([]);
});

test('lists every page of the site in the manifest, with its files in addition to those of all pages', () => {
  const paths = site.pages.flatMap(({ at }) => at);
  for (const [path] of Object.values(routes)) {
    expect(paths).toContain(path);
    const files = pageFiles(path);
    expect(files.filter((file) => file.endsWith('.js')).length).toBeGreaterThan(0);
    expect(
      files.filter((file) => !existsSync(join(dist, 'site', file)) || site.first.includes(file)),
    ).toEqual([]);
  }
});

// A ratchet, like the sizes: over HTTP/1.1 a phone has six connections, so that each further file delays React.
test.each([
  ['/m/home', 4],
  ['/m/slot-games', 12],
  ['/m/hot-games', 10],
  ['/m/lott', 10],
  ['/m/activity', 10],
  ['/m/notice', 6],
  ['/m/login', 11],
])('%s loads at most %d files in addition to those of all pages', (path, most) => {
  expect(pageFiles(path).length).toBeLessThanOrEqual(most);
});

test('loads encryption, numbering plans, the puzzle and the proof of work lazily', {
  tags: ['LG-7', 'LG-5', 'LG-6', 'LG-4'],
}, () => {
  const modulesIn = (files: readonly string[]) => files.flatMap((file) => site.modules[file] ?? []);
  const built = modulesIn(Object.keys(site.modules));
  for (const late of lateModules) expect(built).toContain(late);
  for (const path of ['/m/login', '/m/register', '/m/forget']) {
    const modules = modulesIn([...site.first, ...pageFiles(path)]);
    expect(modules.length).toBeGreaterThan(50);
    expect(modules.filter((module) => lateModules.includes(module))).toEqual([]);
  }
});

test('excludes the sign-in service, and pages that terminals cannot offer, from the kiosk', {
  tags: ['KI-1'],
}, () => {
  const modulesOf = ({ modules }: BuildManifest) => Object.values(modules).flat();
  const kiosk = modulesOf(json('kiosk/manifest.json'));
  const without = [
    /firebase/,
    /^node_modules\/(@firebase|@simplewebauthn|idb|web-vitals)\//,
    /^src\/features\/account\/social\/(social-buttons|social-sign-in|provider-redirect)\b/,
    /^src\/features\/account\/sign-in-service\/(service-codes|load-sign-in-service)\b/,
    /^src\/features\/(agent|team)\//,
    /^src\/pages\/(home|agent|team|contract|inbox|app|trial|forget)\.tsx$/,
    /^src\/(features\/(identity|member)|shell\/header)\/((identity|level|name|verified)-state|inbox-badge)\.tsx$/,
    /^src\/shell\/(header\/header|footer\/bottom-menu|game\/game-tools|drawers\/(menu-drawer|account-drawer|download-dialog|invite-dialog))\.tsx$/,
    /^src\/site\//,
  ];
  for (const part of without) {
    expect(
      modulesOf(site).some((module) => part.test(module)),
      String(part),
    ).toBe(true);
    expect(kiosk.filter((module) => part.test(module))).toEqual([]);
  }
  expect(kiosk).toContain('src/pages/login.tsx');
  expect(kiosk).toContain('src/pages/reward-center.tsx');
});

test('leaves texts of pages that terminals lack out of the kiosk', { tags: ['KI-1'] }, () => {
  const [account, first] = ['account', 'first'].map((area) =>
    json(globSync(`kiosk/assets/texts-*/EN/${area}.json`, { cwd: dist })[0]!),
  );
  expect(account).toHaveProperty('password');
  expect(account).not.toHaveProperty('forgotEmailText');
  expect(first.shell).toHaveProperty('deposit');
  expect(first.shell).not.toHaveProperty('downloadBar');
});

test('lists every file of the kiosk for prefetching, at most 570 kB in total', { tags: ['KI-1'] }, () => {
  const listed: string[] = json('kiosk/files.json');
  const built = globSync('kiosk/assets/**/*.{js,css,json}', { cwd: dist });
  expect(listed.toSorted()).toEqual(built.map((file) => `/${file}`).toSorted());
  expect(sum(built)).toBeLessThan(570_000);
});

test('leaves rules for hovering pointers and narrow phones out of the kiosk', { tags: ['KI-1'] }, () => {
  const sheets = globSync('kiosk/assets/*.css', { cwd: dist });
  expect(sheets.length).toBeGreaterThan(0);
  const styles = sheets.map((file) => readFileSync(join(dist, file), 'utf8')).join('');
  expect(styles.match(/@media \(width<=[34]\d\dpx\)|\(hover:hover\)/g)).toBeNull();
});

test('compresses every script above 512 bytes', () => {
  const scripts = globSync('{site,kiosk}/assets/*.js', { cwd: dist });
  expect(scripts.length).toBeGreaterThan(0);
  const files = new Set(globSync('{site,kiosk}/assets/*', { cwd: dist }));
  const large = scripts.filter((file) => readFileSync(join(dist, file)).length > 512);
  expect(large.filter((file) => !files.has(`${file}.br`) || !files.has(`${file}.gz`))).toEqual([]);
});

test('keeps the service worker small, and precaches only the shell and the offline pages', () => {
  const worker = readFileSync(join(dist, 'site/sw.js'), 'utf8');
  const files = [...worker.matchAll(/url:"\/m\/([^"]+)"/g)].map(([, file]) => file!);
  expect(files[0]).toBe('shell.html');
  const held = files.slice(1);
  expect(held).toEqual(expect.arrayContaining([...site.first, ...site.wide]));
  expect(held.filter((file) => !/^assets\/[\w-]+-[\w-]{8}\.(js|css)$/.test(file))).toEqual([]);
  expect(held.filter((file) => !existsSync(join(dist, 'site', file)))).toEqual([]);
  expect(size('site/sw.js')).toBeLessThan(13_000);
  expect(sum(ofSite(held))).toBeLessThan(200_000);
});

test('asks engines to compile the chunks of every first view while they load', () => {
  const hinted = ['site', 'kiosk'].map((build) =>
    globSync('assets/*.js', { cwd: join(dist, build) })
      .filter((file) =>
        readFileSync(join(dist, build, file), 'utf8').startsWith('//# allFunctionsCalledOnLoad\n'),
      )
      .map((file) => file.replace(/^assets\/|-[\w-]{8}\.js$/g, ''))
      .sort(),
  );
  expect(hinted[0]).toEqual(['base', 'main', 'react-dom', 'vendor']);
  expect(hinted[1]).toContain('main');
});
