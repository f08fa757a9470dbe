import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { brand } from '../../src/edge/brand.ts';
import { createEdge } from '../../src/edge/edge.ts';
import { textFiles } from './text-files.ts';

const page = (name: string) => readFileSync(join(import.meta.dirname, '../..', name), 'utf8');
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'sha256-first'; img-src 'self' https: data:; connect-src 'self' https:; frame-src 'self' https:; frame-ancestors 'none'";

const acme = { merchantCode: 'acme', brand: { name: 'Acme', accent: '#2563eb', onAccent: '#ffffff' } };

/**
 * Serves two brands by host from one build: one has the settings and origins of the test, the other has no
 * colours.
 */
function serve(settings: object = acme, sources = {}) {
  const site: Record<string, string> = { 'index.html': page('src/site/index.html'), 'csp.txt': POLICY };
  const texts = { site: JSON.stringify(settings) };
  const warnings: string[] = [];
  let now = 0;
  const brands: Record<string, ReturnType<typeof brand>> = {
    'acme.example': brand(
      textFiles(() => ({ 'site.json': texts.site })),
      { hosts: ['acme.example'], sources, onSettings: ({ problems }) => warnings.push(...problems) },
    ),
    'plain.example': brand(textFiles(() => ({ 'site.json': '{"merchantCode":"plain"}' }))),
  };
  const app = createEdge({
    builds: {
      site: textFiles(() => site),
      kiosk: textFiles(() => ({ 'index.html': page('kiosk/index.html'), 'csp.txt': POLICY })),
      embed: textFiles(() => ({
        'frame.html': page('embed/operator-frame/index.html'),
        'frame-csp.txt': POLICY,
      })),
    },
    brandOf: (c) => brands[new URL(c.req.url).host]!,
    clock: () => now,
  });
  return {
    texts,
    warnings,
    report: () => brands['acme.example']!.settingsReport(),
    site,
    pass(ms: number) {
      now += ms;
    },
    async ask(address: string, headers: Record<string, string> = {}) {
      const answer = await app.request(`http://${address}`, { headers });
      const { status } = answer;
      return {
        status,
        headers: answer.headers,
        html: await answer.text(),
        policy: answer.headers.get('Content-Security-Policy')!,
      };
    },
  };
}

/** Returns the last style element of a page and its CSP source. */
function lastStyle(html: string) {
  const [style = ''] =
    /(?<=<style id="brand">)[^<]*(?=<\/style>(<script>[^<]*<\/script>)?<\/head>)/.exec(html) ?? [];
  return { style, source: `'sha256-${createHash('sha256').update(style).digest('base64')}'` };
}

test.each(['/m/home', '/kiosk/', '/embed/frame', '/embed/window'])(
  '%s has the name and colours of its host’s brand in the HTML, and a policy that allows them',
  async (path) => {
    const { ask } = serve();
    const own = await ask(`acme.example${path}`);
    expect(own.html).toContain('<title>Acme</title>');
    const { style, source } = lastStyle(own.html);
    expect(style).toMatch(/^html:root{--accent:#2563eb;.*--on-accent:#ffffff;/);
    expect(own.policy).toContain(`style-src 'self' 'sha256-first' ${source};`);
    const other = await ask(`plain.example${path}`);
    expect(other.html).toContain('<title>Foyer</title>');
    expect(other.html).not.toContain('#2563eb');
    expect(other.policy).toContain("style-src 'self' 'sha256-first';");
  },
);

test('writes no style for an invalid colour', async () => {
  const { ask } = serve({
    merchantCode: 'acme',
    brand: { name: 'Acme', accent: 'red}</style><script>', onAccent: '#fff;x' },
  });
  const { html, policy } = await ask('acme.example/m/home');
  expect(html.match(/<style/g)).toHaveLength(1);
  expect(policy).toContain("style-src 'self' 'sha256-first';");
});

test('writes the font of a brand, and allows the style that declares it', async () => {
  const font = [{ file: '/m/fonts/acme.woff2' }];
  const { ask } = serve({ merchantCode: 'acme', brand: { name: 'Acme', font } });
  for (const path of ['/m/home', '/kiosk/', '/embed/frame']) {
    const { html, policy } = await ask(`acme.example${path}`);
    const { style, source } = lastStyle(html);
    expect(style).toContain('src:url(/m/fonts/acme.woff2)');
    expect(policy).toContain(source);
  }
});

test('writes background, texts and radii of a brand, and the colour of the browser’s bars', async () => {
  const look = { background: '#fffaf0', text: '#3b2f1e', radius: 4 };
  const { ask } = serve({ merchantCode: 'acme', brand: { name: 'Acme', ...look } });
  for (const path of ['/m/home', '/kiosk/', '/embed/frame']) {
    const { html, policy } = await ask(`acme.example${path}`);
    const { style, source } = lastStyle(html);
    expect(style).toMatch(/^html:root{--radius-s:3px;--radius-m:4px;--radius-l:6px;color-scheme:dark;/);
    expect(style).toContain('html:root:where(:not([data-theme=dark])){color-scheme:light;--ground:#fffaf0;');
    expect(html).toContain('<meta name="theme-color" content="#fffaf0">');
    expect(policy).toContain(source);
  }
  expect((await ask('plain.example/m/home')).html).toContain('<meta name="theme-color" content="#0d0f14">');
  const { html } = await ask('acme.example/m/app.webmanifest');
  expect(JSON.parse(html)).toMatchObject({ background_color: '#fffaf0', theme_color: '#fffaf0' });
});

test('writes both themes of a brand that follows the device, and the colours of the browser’s bars', async () => {
  const { ask } = serve({ merchantCode: 'acme', brand: { name: 'Acme', theme: 'auto' } });
  expect((await ask('plain.example/m/home')).policy).toContain("script-src 'self';");
  for (const path of ['/m/home', '/kiosk/', '/embed/frame']) {
    const { html, policy } = await ask(`acme.example${path}`);
    const { style, source } = lastStyle(html);
    expect(style).toContain('@media (prefers-color-scheme:light){');
    expect(policy).toContain(source);
    const [, script = ''] = /<\/style><script>([^<]*)<\/script><\/head>/.exec(html) ?? [];
    expect(script).toContain('localStorage');
    const hash = createHash('sha256').update(script).digest('base64');
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(html.match(/<meta name="theme-color"[^>]*>/g)).toEqual([
      '<meta name="theme-color" content="#ffffff" media="(prefers-color-scheme:light)">',
      '<meta name="theme-color" content="#0d0f14">',
    ]);
  }
});

test('serves a brand that begins with an unreadable text in readable colours, and reports it', async () => {
  const { ask, warnings } = serve({
    merchantCode: 'acme',
    brand: { name: 'Acme', background: '#202020', text: '#303030' },
  });
  expect(lastStyle((await ask('acme.example/m/home')).html).style).toContain('--text:#f4f1ea;');
  expect(warnings).toEqual([
    'brand.text #303030 has a contrast of 1.2 on brand.background #202020, less than 4.5',
  ]);
});

test('writes the style for a single colour', async () => {
  const { ask } = serve({ merchantCode: 'acme', brand: { name: 'Acme', onAccent: '#0a0a0a' } });
  expect(lastStyle((await ask('acme.example/kiosk/')).html).style).toMatch(
    /^html:root{--accent:#e8b75a;.*--on-accent:#0a0a0a;/,
  );
});

test('replaces the allowed origins in the policy of each page when the brand lists its own', async () => {
  const sources = {
    'img-src': ['https://*.cdn.example'],
    'connect-src': ['https://gateway.example', 'https://id.example'],
    'frame-src': [],
  };
  const { ask } = serve(acme, sources);
  for (const path of ['/m/home', '/kiosk/', '/embed/frame']) {
    const { policy } = await ask(`acme.example${path}`);
    expect(policy).toContain("; img-src 'self' https://*.cdn.example data:;");
    expect(policy).toContain("; connect-src 'self' https://gateway.example https://id.example;");
    expect(policy).toContain("; frame-src 'self';");
    expect((await ask(`plain.example${path}`)).policy).toContain("connect-src 'self' https:;");
  }
});

test('answers 304 until the brand or the build changes', async () => {
  const { ask, texts, site, pass } = serve();
  for (const path of ['/m/home', '/kiosk/']) {
    texts.site = JSON.stringify(acme);
    pass(1_001);
    const first = await ask(`acme.example${path}`, { 'Accept-Encoding': 'gzip' });
    expect(first.headers.get('Content-Encoding')).toBe('gzip');
    const known = { 'Accept-Encoding': 'gzip', 'If-None-Match': first.headers.get('ETag')! };
    expect((await ask(`acme.example${path}`, known)).status).toBe(304);
    texts.site = JSON.stringify({ ...acme, brand: { name: 'Acme Play' } });
    pass(1_001);
    expect((await ask(`acme.example${path}`, known)).status).toBe(200);
    expect((await ask(`acme.example${path}`)).html).toContain('<title>Acme Play</title>');
  }
  site['csp.txt'] = POLICY.replace('first', 'second');
  site['index.html'] = site['index.html']!.replace('</head>', '<meta name="next"></head>');
  pass(1_001);
  const next = await ask('acme.example/m/home');
  expect([next.html.includes('name="next"'), next.policy.includes('sha256-second')]).toEqual([true, true]);
});

const pages = ['/m/home', '/kiosk/', '/embed/frame', '/embed/window', '/m/app.webmanifest', '/m/site.json'];
const unusable = {
  'a number': ['5', 'it Invalid type: Expected Object but received 5'],
  'a text': ['"x"', 'it Invalid type: Expected Object but received "x"'],
  null: ['null', 'it Invalid type: Expected Object but received null'],
  'a list': ['[]', 'it is a list'],
  'one without a code': ['{}', 'merchantCode Invalid key: Expected "merchantCode" but received undefined'],
  'one whose brand is null': [
    '{"merchantCode":"acme","brand":null}',
    'brand Invalid type: Expected Object but received null',
  ],
  'one whose name is a number': [
    '{"merchantCode":"acme","brand":{"name":5}}',
    'brand.name Invalid type: Expected string but received 5',
  ],
  'one whose legal note is longer than its line': [
    JSON.stringify({ ...acme, legal: { note: { EN: 'x'.repeat(61) } } }),
    'legal.note.EN Invalid length: Expected <=60 but received 61',
  ],
  'one whose terms have no web address': [
    JSON.stringify({ ...acme, legal: { terms: 'javascript:alert(1)' } }),
    'legal.terms must be an http(s) address',
  ],
  'one whose pack of player protection is unknown': [
    JSON.stringify({ ...acme, protection: { pack: 'atlantis' } }),
    'protection.pack: Invalid type',
  ],
  'one that loosens its pack of player protection': [
    JSON.stringify({ ...acme, protection: { pack: 'uk', tighten: { age: 16 } } }),
    'protection.tighten.age: is looser than the pack uk demands (18)',
  ],
  'half a file': [JSON.stringify(acme).slice(0, -9), 'is no JSON (Unterminated string in JSON'],
  'an empty file': ['', 'is no JSON (Unexpected end of JSON input'],
};

/** Files that pages can be made with. */
const wrong = {
  'one with a misspelt key': [
    JSON.stringify({ ...acme, currancy: 'INR' }),
    'currancy is unknown; did you mean currency?',
  ],
  'one that the site refuses': [
    JSON.stringify({ ...acme, languages: ['EN', 'XX'] }),
    'languages.1 Invalid type',
  ],
};

test.each(Object.entries(wrong))(
  'serves a brand that begins with %s, and reports it',
  async (_, [text, problem]) => {
    const { ask, texts, report } = serve();
    texts.site = text!;
    expect((await ask('acme.example/m/site.json')).html).toBe(text);
    expect(await report()).toMatchObject({ state: 'current', problems: [expect.stringContaining(problem!)] });
  },
);

test('serves files of the brand’s public folder, and 404 for missing ones', async () => {
  const files: Record<string, string> = {
    'site.json': JSON.stringify(acme),
    'public/logo.svg': '<svg/>',
    'public/texts/EN.json': '{}',
    'public/page.html': '<script>',
    'public/assets/x.json': '{}',
    'secret.json': '{}',
  };
  const one = brand(textFiles(() => files));
  const site = textFiles(() => ({
    'index.html': 'page',
    'csp.txt': POLICY,
    'manifest.json': '{"first":[]}',
  }));
  const none = textFiles(() => ({}));
  const app = createEdge({ builds: { site, kiosk: none, embed: none }, brandOf: () => one });
  const ask = async (path: string) => {
    const answer = await app.request(`http://acme.example${path}`);
    return [answer.status, answer.headers.get('Content-Type'), await answer.text()];
  };
  expect(await ask('/m/logo.svg')).toEqual([200, 'image/svg+xml', '<svg/>']);
  expect(await ask('/m/texts/EN.json')).toEqual([200, 'application/json', '{}']);
  const { headers } = await app.request('http://acme.example/m/logo.svg');
  // Opened as a page, it runs nothing with the rights of the brand's origin.
  expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  expect(headers.get('Content-Security-Policy')).toContain('sandbox');
  expect(headers.get('Cache-Control')).toBe('no-cache');
  expect((await ask('/m/manifest.json'))[2]).toBe('{"first":[]}');
  for (const path of ['/m/texts/HI.json', '/m/none.png', '/m/../secret.json', '/m/%2e%2e/secret.json'])
    expect((await ask(path))[0], path).toBe(404);
  expect((await ask('/m/page.html'))[2]).toContain('page');
});

test.each(Object.entries({ ...unusable, ...wrong }))(
  'serves a brand by its last usable site.json, and warns once, after %s replaces it',
  async (_, [text, problem]) => {
    const { ask, texts, warnings, report, pass } = serve();
    expect((await report()).state).toBe('current');
    texts.site = text!;
    pass(1_001);
    for (const path of pages) {
      const { status, html } = await ask(`acme.example${path}`);
      expect([status, html]).toEqual([200, expect.stringContaining('Acme')]);
    }
    expect((await ask('acme.example/embed/site.json')).html).toContain('"merchantCode":"acme"');
    expect(warnings.join()).toContain(problem!);
    const count = warnings.length;
    expect(await report()).toMatchObject({ state: 'stale', problems: warnings });
    texts.site = JSON.stringify({ ...acme, brand: { name: 'Next' } });
    pass(1_001);
    for (const path of pages) expect((await ask(`acme.example${path}`)).html).toContain('Next');
    expect(warnings).toHaveLength(count);
    expect(await report()).toEqual({ state: 'current', problems: [], notes: [] });
  },
);

test.each(Object.entries(unusable))(
  'serves pages with the default name to a brand that begins with %s',
  async (_, [text]) => {
    const { ask, texts, warnings, report } = serve();
    texts.site = text!;
    for (const path of ['/m/home', '/kiosk/', '/embed/frame']) {
      const { status, html } = await ask(`acme.example${path}`);
      expect([status, html]).toEqual([200, expect.stringContaining('<title>Foyer</title>')]);
    }
    for (const path of ['/m/site.json', '/m/app.webmanifest', '/embed/site.json'])
      expect((await ask(`acme.example${path}`)).status).toBe(404);
    expect(await report()).toMatchObject({ state: 'missing', problems: warnings });
  },
);
