import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGE_KEY } from '../../lib/language-key.ts';
import { pathsOfContract } from '../brand-config.ts';
import { PUBLIC_FILE, PUBLIC_HEADERS } from '../brand-public.ts';
import { pageHeaders } from '../documents.ts';
import { ANYWHERE, PINNED, SHORT } from '../embed.ts';
import { FOREVER, HASHED, types } from '../files.ts';
import { HSTS } from '../front.ts';
import { notFoundLanguages, notFoundPage } from '../not-found.ts';
import { AMBIGUOUS } from '../plain-path.ts';
import { NO_WORKER, WORKER_HEADERS, WORKER_PATHS } from '../site-worker.ts';

/** The policies that the builds wrote for their pages, one line each. */
interface Policies {
  site: string;
  kiosk: string;
}

type Headers = Readonly<Record<string, string>>;

/**
 * Quotes a text for nginx.
 * @throws TypeError when it has a `$`, which nginx would expand as a variable
 */
function quoted(text: string): string {
  if (text.includes('$')) throw new TypeError(`nginx cannot say: ${text}`);
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}

const indented = (lines: readonly string[]) => lines.map((line) => `  ${line}`).join('\n');
const location = (at: string, ...lines: string[]) => `location ${at} {\n${indented(lines)}\n}`;

/**
 * Headers of a file response. A location with its own headers inherits none, so each location repeats them
 * all.
 */
const headers = (of: Headers) =>
  Object.entries({ 'X-Content-Type-Options': 'nosniff', 'Strict-Transport-Security': HSTS, ...of })
    .filter(([name]) => name !== 'Content-Type')
    .map(([name, value]) => `add_header ${name} ${quoted(value)};`);

/** The same for responses of every status. */
const always = (of: Headers) => headers(of).map((header) => header.replace(/;$/, ' always;'));

/** A location pattern that captures the file name. */
const matching = (base: string, file: string) => `~ "^${base}(?<foyer_file>${file})"`;

/** Serves the files of a folder; answers 404 when there is none. */
const filesAt = (at: string, folder: string, of: Headers) =>
  location(at, `alias ${folder}/$foyer_file;`, ...headers(of));

const ASKED_AGAIN = { 'Cache-Control': 'no-cache' };

/** Serves a build's page and files below a path: a path without a file gets the page. */
function app(base: string, build: keyof Policies, policies: Policies): string[] {
  const folder = `$foyer_builds/${build}`;
  const page = `@foyer_${build}`;
  return [
    filesAt(matching(base, `assets/.*${HASHED.source}.*`), folder, { 'Cache-Control': FOREVER }),
    filesAt(matching(base, 'assets/.*'), folder, ASKED_AGAIN),
    location(`~ ^${base}(.*\\.html)?$`, `try_files /none ${page};`),
    location(
      `~ ^${base}`,
      `root ${folder};`,
      `rewrite ^${base}(.*)$ /$1 break;`,
      `try_files $uri ${page};`,
      ...headers(ASKED_AGAIN),
    ),
    location(
      page,
      `root ${folder};`,
      'rewrite ^ /index.html break;',
      ...headers(pageHeaders(policies[build])),
    ),
  ];
}

/** Serves the service worker, and one that unregisters itself at the paths where the site has none. */
function workers(): string[] {
  const [own, ...former] = WORKER_PATHS;
  const sent = headers(WORKER_HEADERS);
  return [
    location(`= ${own}`, 'root $foyer_brand;', 'try_files /sw.js @foyer_worker;', ...sent),
    location('@foyer_worker', 'root $foyer_builds/site;', 'try_files /sw.js @foyer_no_worker;', ...sent),
    location('@foyer_no_worker', 'root $foyer_builds/nginx;', 'rewrite ^ /no-worker.js break;', ...sent),
    ...former.map((path) => location(`= ${path}`, 'try_files /none @foyer_no_worker;')),
  ];
}

function brand(): string[] {
  const own = (base: string, file: string) => filesAt(matching(base, file), '$foyer_brand', ASKED_AGAIN);
  return [
    own('/m/', '(site\\.json|app\\.webmanifest|icons/[\\w-]+\\.png)$'),
    location('~ ^/m/(site\\.json|app\\.webmanifest|icons/)', 'return 404;'),
    own('/kiosk/', 'kiosk\\.json$'),
  ];
}

/** Serves a brand's public files where the build has no file of this name. */
function published(): string[] {
  return [
    location(
      `~ ^/m/(?!assets/).*${PUBLIC_FILE.source}`,
      'root $foyer_builds/site;',
      'rewrite ^/m/(.*)$ /$1 break;',
      'try_files $uri @foyer_public;',
      ...headers(ASKED_AGAIN),
    ),
    location(
      '@foyer_public',
      'root $foyer_brand/public;',
      'try_files $uri =404;',
      ...headers({ ...PUBLIC_HEADERS, ...ASKED_AGAIN }),
    ),
  ];
}

function embed(): string[] {
  const at = (file: string, cache: string) =>
    filesAt(matching('/embed/', file), '$foyer_builds/embed', { ...ANYWHERE, 'Cache-Control': cache });
  return [
    location(
      '= /embed/site.json',
      'alias $foyer_brand/embed/site.json;',
      ...headers({ ...ANYWHERE, 'Cache-Control': SHORT }),
    ),
    location('~ ^/embed/.*\\.html$', 'return 404;'),
    at(`(${PINNED.source.slice(1)}|.*${HASHED.source}).*`, FOREVER),
    at('.*', SHORT),
  ];
}

/**
 * Answers addresses that do not exist as the front server does, in the built-in colours. The language is one of the list, because a
 * cookie can have any text.
 */
const missing = (page: Headers) => [
  'set $foyer_language EN;',
  `if ($cookie_${LANGUAGE_KEY} ~ "^(${notFoundLanguages.join('|')})$") { set $foyer_language $1; }`,
  'error_page 404 @foyer_not_found;',
  location(
    '@foyer_not_found',
    // With its own headers it has none of the page's.
    'if ($http_accept !~ "text/html") {',
    ...always({}).map((header) => `  ${header}`),
    '  return 404 "404 Not Found";',
    '}',
    'root $foyer_builds/nginx/not-found;',
    'rewrite ^ /$foyer_language.html break;',
    ...always(page),
  ),
];

const answered = (status: number, errorCode: string) => [
  'internal;',
  'default_type application/json;',
  'add_header Cache-Control no-store always;',
  `return ${status} '{"success":false,"errorCode":"${errorCode}"}';`,
];

/** Forwards a call as the front server does. */
const passedOn = [
  'proxy_pass $foyer_gateway;',
  'proxy_http_version 1.1;',
  'proxy_set_header Connection "";',
  'proxy_set_header X-Forwarded-For $remote_addr;',
  'proxy_set_header X-Forwarded-Host $host;',
  'proxy_set_header X-Forwarded-Proto $scheme;',
  'proxy_set_header X-Request-Id $request_id;',
  // Headers in which a client could forge its address.
  'proxy_set_header X-Real-IP "";',
  'proxy_set_header Forwarded "";',
  `if ($request_uri ~* ${quoted(`^[^?]*(${AMBIGUOUS.source})`)}) { return 400; }`,
  'client_max_body_size 1m;',
  'error_page 400 @foyer_refused;',
  'error_page 413 @foyer_large;',
  'error_page 502 @foyer_away;',
  'error_page 504 @foyer_late;',
  ...headers({}),
];

/** The same as a separate include, for an operator's own locations. */
const gatewayInclude = `# Written by the build: passes calls on to $foyer_gateway.\n${passedOn.join('\n')}\n`;

/** The include with which nginx serves the builds and a brand's files itself (docs/operators/deploy.md). */
function nginxInclude(policies: Policies, notFound: Headers): string {
  const named = new Map<string, string[]>();
  for (const [end, type] of Object.entries(types)) {
    const [plain = ''] = type.split(';');
    named.set(plain, [...(named.get(plain) ?? []), end]);
  }
  const withCharset = Object.values(types).filter((type) => type.includes('charset'));
  const blocks = [
    [
      '# Written by the build, whose policies are in it. For a server block that sets $foyer_builds, $foyer_brand and',
      '# $foyer_gateway.',
      'gzip_static on;',
      'gzip_vary on;',
      'charset utf-8;',
      `charset_types ${withCharset
        .map((type) => type.split(';')[0])
        .filter((type) => type !== 'text/html')
        .join(' ')};`,
      `types {\n${indented([...named].map(([type, ends]) => `${type} ${ends.join(' ')};`))}\n}`,
      'default_type application/octet-stream;',
    ].join('\n'),
    ...missing(notFound),
    location('= /', 'try_files /none @foyer_site;'),
    location('= /m', 'try_files /none @foyer_site;'),
    location('= /kiosk', 'return 302 /kiosk/;'),
    ...workers(),
    ...brand(),
    ...published(),
    ...app('/m/', 'site', policies),
    ...app('/kiosk/', 'kiosk', policies),
    ...embed(),
    ...pathsOfContract.map((path) => location(`^~ ${path}`, ...passedOn)),
    location('@foyer_refused', ...answered(400, 'request.invalid')),
    location('@foyer_large', ...answered(413, 'request.invalid')),
    location('@foyer_away', ...answered(502, 'gateway.away')),
    location('@foyer_late', ...answered(504, 'gateway.late')),
    location('/', 'return 404;'),
  ];
  return `${blocks.join('\n\n')}\n`;
}

/** Writes the `nginx/` folder next to the builds; skips it while a build is missing. */
export async function writeNginxFiles(builds: string): Promise<void> {
  const policy = (build: string) => join(builds, build, 'csp.txt');
  if (![policy('site'), policy('kiosk')].every((file) => existsSync(file))) return;
  const read = (build: string) => readFileSync(policy(build), 'utf8').trim();
  const write = (name: string, text: string) => writeFileSync(join(builds, 'nginx', name), text);
  mkdirSync(join(builds, 'nginx/not-found'), { recursive: true });
  let notFound: Headers = {};
  for (const language of notFoundLanguages) {
    const page = await notFoundPage({}, language);
    write(`not-found/${language}.html`, page.html);
    // The same in each language.
    notFound = page.headers;
  }
  write('foyer.conf', nginxInclude({ site: read('site'), kiosk: read('kiosk') }, notFound));
  write('gateway.conf', gatewayInclude);
  write('no-worker.js', NO_WORKER);
}
