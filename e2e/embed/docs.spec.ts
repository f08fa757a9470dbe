import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import alias from '@rollup/plugin-alias';
import commonjs from '@rollup/plugin-commonjs';
import resolve from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import type { Page } from 'playwright/test';
import { rollup } from 'rollup';
import ts from 'typescript';
import { expect, type TestEnvironment, test } from '../support/test-environment.ts';
import { board, listen, openPage, scriptTag, shift, wins } from './partner-page.ts';

const path = (name: string) => fileURLToPath(new URL(`../../${name}`, import.meta.url));
const docs = globSync('docs/affiliates/*.md', { cwd: path('') })
  .map((page) => readFileSync(path(page), 'utf8'))
  .join('\n');
const { version, files } = JSON.parse(readFileSync(path('dist/embed/manifest.json'), 'utf8')) as {
  version: string;
  files: Record<string, { integrity: string }>;
};

/** Returns the code blocks of a language in the documentation. */
const blocks = (language: string) =>
  [...docs.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, 'gms'))].map(([, text]) => text!);
const WHOLE = '<!doctype html>';
/**
 * Returns the only block that contains a text. The whole page is returned for its own text only, because it repeats
 * the others.
 */
const blockWith = (language: string, text: string) => {
  const found = blocks(language).filter(
    (block) => block.includes(text) && (text === WHOLE || !block.startsWith(WHOLE)),
  );
  expect(found, `one ${language} block with ${text}`).toHaveLength(1);
  return found[0]!;
};
/** Replaces the operator by the demo, and the pinned version by the current one. */
const filled = (text: string, { demo }: TestEnvironment) =>
  text
    .replaceAll('https://play.example', demo.origin)
    .replaceAll('/embed/0.1.0/', `/embed/${version}/`)
    .replaceAll('sha384-...', files[`${version}/foyer.js`]!.integrity);

/** Blocks that these tests run, by a part of their text. Other blocks fail the first test. */
const run = {
  html: [
    'data-limit="10"',
    WHOLE,
    'data-site="https://other.example"',
    '<iframe',
    'integrity=',
    'Big wins at Play',
    'data-foyer="login"',
    'data-rows="1"',
    'data-cookieconsent',
  ],
  js: ['Foyer.mount(element', "data?.type !== 'foyer:height'", 'Foyer.diagnose('],
  css: ['min-height', '--foyer-ground', '::part(amount)'],
  php: ['wp_oembed_add_provider'],
  // Tested with the options of the demo.
  sh: ['npm start -- --partner'],
  tsx: ['FoyerMount'],
  ts: ['loadFoyer'],
};

test('every code block of the documentation is tested', { tag: '@EM-1' }, () => {
  const all = [...docs.matchAll(/^```(\w+)\n(.*?)^```/gms)];
  const strangers = all.filter(([, language, text]) => {
    const marks = (run as Record<string, string[]>)[language!] ?? [];
    return !marks.some((mark) => text!.includes(mark));
  });
  expect(strangers.map(([block]) => block)).toEqual([]);
});

/** Opens a page with documented HTML only. */
async function openDocumented(
  page: Page,
  environment: TestEnvironment,
  html: string,
  more = {},
): Promise<void> {
  await openPage(page, environment, { head: '', body: filled(html, environment), ...more });
}

test('the documented page shows all widgets in English and in Urdu without layout shift', {
  tag: '@EM-1',
}, async ({ page, environment }) => {
  const { partnerOrigin } = environment.demo;
  const written = filled(blockWith('html', WHOLE), environment);
  const inUrdu = written
    .replace('<html lang="en">', '<html lang="ur" dir="rtl">')
    .replace('height="460"', 'height="580"')
    .replace('height="610"', 'height="666"');
  const pages: Record<string, string> = { '/en': written, '/ur': inUrdu };
  await page.route(/\/(en|ur)$/, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: pages[new URL(route.request().url()).pathname]!,
    }),
  );
  await page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }));
  await page.context().grantPermissions(['local-network-access']);
  await listen(page);
  for (const [path, width, news] of [
    ['/en', 360, 'Announcements'],
    ['/ur', 1280, 'اعلانات'],
  ] as const) {
    // A high viewport, so that all widgets load.
    await page.setViewportSize({ width, height: 1600 });
    await page.goto(partnerOrigin + path);
    await expect(wins(page)).toHaveCount(6);
    await expect(page.locator('.game-tile').first()).toBeVisible();
    await expect(page.getByRole('region', { name: news })).toBeVisible();
    await expect(page.locator('.banner-row img').first()).toBeVisible();
    await expect(page.locator('[data-foyer=login]')).toHaveAttribute('aria-haspopup', 'dialog');
    const direction = path === '/ur' ? 'rtl' : 'ltr';
    for (const frame of await page.locator('.embed').all())
      await expect(frame).toHaveCSS('direction', direction);
    expect(await shift(page), path).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  expect(environment.problems).toEqual([]);
});

test('the documented scripts, elements, calls, colours and parts work, and WordPress keeps the element', {
  tag: '@EM-1',
}, async ({ page, environment }) => {
  const { origin } = environment.demo;
  await test.step('scripts and elements', async () => {
    await openDocumented(page, environment, blockWith('html', 'data-limit="10"'), {
      css: blockWith('css', 'min-height'),
    });
    await expect(wins(page)).toHaveCount(10);
    await openDocumented(page, environment, blockWith('html', 'integrity=') + board);
    await expect(wins(page)).toHaveCount(10);
    expect(environment.problems).toEqual([]);

    const exempted = blockWith('html', 'data-cookieconsent') + blockWith('html', 'data-rows="1"');
    await openDocumented(page, environment, exempted);
    await expect(page.locator('.game-tile').first()).toBeVisible();
  });
  await test.step('calls', async () => {
    await openPage(page, environment, { body: '<div id="board"></div><div id="other"></div>' });
    await page.waitForFunction(() => 'Foyer' in window);
    const call = (code: string) =>
      page.evaluate(`(async () => {\n const element = document.querySelector('#board');\n${code}\n})()`);
    const [mount, ...after] = blockWith('js', 'Foyer.mount(element').trim().split('\n');
    await call(mount!);
    await expect(wins(page)).toHaveCount(5);
    await call(after[0]!);
    await expect(page.locator('#board .embed')).toHaveCSS('direction', 'rtl');
    await call(blockWith('js', 'Foyer.diagnose('));
    await call(`${after[2]!}\nend();`);
    await call(after[1]!);
    await expect(page.locator('#board .embed')).toHaveCount(0);
    expect(environment.problems).toEqual([]);
  });
  await test.step('two operators on a page, and WordPress, which keeps the element without the script', async () => {
    // For users without the right to write unfiltered HTML, wp_kses removes scripts and keeps data attributes.
    const kept = blockWith('html', 'Big wins at Play').replace(/<script.*?<\/script>/gs, '');
    const others = blockWith('html', 'data-site="https://other.example"');
    await openDocumented(page, environment, scriptTag(origin) + others + board + kept);
    await expect(page.locator('#board').getByRole('listitem')).toHaveCount(10);
    await expect(wins(page)).toHaveCount(15);
  });
  await test.step('WordPress turns pasted addresses into iframes', async () => {
    const [, format, provider] = /add_provider\( '([^']+)', '([^']+)' \)/.exec(
      blockWith('php', 'add_provider'),
    )!;
    const address = `${origin}/embed/frame/winners?partner=acme`;
    const matches = filled(format!, environment).replaceAll('?', '\\?').replaceAll('*', '.*');
    expect(address).toMatch(new RegExp(`^${matches}$`));
    const reply = await fetch(
      `${filled(provider!, environment)}?url=${encodeURIComponent(address)}&format=json`,
    );
    expect(await reply.json()).toMatchObject({ type: 'rich', html: expect.stringContaining('<iframe') });
  });
  await test.step('colours and parts, and the button that opens the login', async () => {
    const css = ['--foyer-ground', '::part(amount)'].map((mark) => blockWith('css', mark)).join('');
    const night = '<div data-foyer="winners" data-theme="light" class="night"></div>';
    const body = filled(blockWith('html', 'data-foyer="login"'), environment) + night;
    await openPage(page, environment, { body, css, frames: origin });
    await expect(wins(page)).toHaveCount(20);
    await expect(page.locator('.night')).toHaveCSS('background-color', 'rgb(16, 24, 32)');
    await expect(page.locator('.winners__amount').first()).toHaveCSS('font-variant-numeric', 'tabular-nums');
    const button = page.getByRole('button', { name: 'Log in' });
    await expect(button).toHaveAttribute('aria-haspopup', 'dialog');
    await button.click();
    await expect(page.frameLocator('dialog iframe').locator('form')).toBeVisible();
  });
});

test('the documented policy is sufficient and minimal', { tag: '@EM-1' }, async ({ page, environment }) => {
  const [policy] = /^script-src https:\/\/play\.example;.*$/m.exec(docs)!;
  const { origin, partnerOrigin } = environment.demo;
  await page.context().grantPermissions(['local-network-access']);
  const allowed = `default-src 'none'; ${filled(policy, environment)}`;
  const without = (name: string) =>
    allowed
      .split('; ')
      .filter((part) => !part.startsWith(name))
      .join('; ');
  const open = async (value: string) => {
    await page.unroute(`${partnerOrigin}/documented`);
    await page.route(`${partnerOrigin}/documented`, (route) =>
      route.fulfill({
        contentType: 'text/html',
        headers: { 'Content-Security-Policy': value },
        body: `<!doctype html><html lang="en"><title>Page</title><link rel="icon" href="data:,">${scriptTag(origin)}${board}`,
      }),
    );
    await page.goto(`${partnerOrigin}/documented`);
  };
  await open(allowed);
  await expect(wins(page)).toHaveCount(10);
  expect(environment.problems.filter((each) => !each.includes('data:,'))).toEqual([]);
  for (const name of ['script-src', 'connect-src', 'img-src']) {
    environment.problems.length = 0;
    await open(without(name));
    await expect.poll(() => environment.problems.length, name).toBeGreaterThan(0);
  }
});

test('the documented iframe follows the height of its page', { tag: '@EM-1' }, async ({
  page,
  environment,
}) => {
  const { partnerOrigin } = environment.demo;
  await page.addInitScript(filled(blockWith('js', "data?.type !== 'foyer:height'"), environment));
  // A page builder's page has no policy against inline styles.
  await page.route(`${partnerOrigin}/builder`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><title>Page</title>${filled(blockWith('html', '<iframe'), environment)}`,
    }),
  );
  await page.context().grantPermissions(['local-network-access']);
  await page.goto(`${partnerOrigin}/builder`);
  const inside = page.frameLocator('iframe');
  await expect(inside.getByRole('listitem')).toHaveCount(5);
  const { height } = (await inside.locator('[data-foyer]').boundingBox())!;
  await expect(page.locator('iframe')).toHaveJSProperty('style.height', `${Math.round(height)}px`);
});

/** Bundles the documented code with React and the package, as a partner would. */
async function bundle(environment: TestEnvironment): Promise<string> {
  const sources: Record<string, string> = {
    'virtual:play': filled(blockWith('tsx', 'FoyerMount'), environment),
    'virtual:load': `export async function load() { ${filled(blockWith('ts', 'loadFoyer'), environment)
      .replace(/^import .*$/m, '')
      .trim()} }`.replace(/^/, "import { loadFoyer } from 'foyer-embed';"),
    'virtual:page': `
      import { StrictMode } from 'react';
      import { createRoot } from 'react-dom/client';
      import { Play } from 'virtual:play';
      import { load } from 'virtual:load';
      const root = createRoot(document.getElementById('root')!);
      Object.assign(window, { load, show: (lang?: 'en' | 'ur') => root.render(<StrictMode>{lang && <Play lang={lang} />}</StrictMode>) });`,
  };
  const built = await rollup({
    input: 'virtual:page',
    onwarn: () => {},
    plugins: [
      {
        name: 'documented',
        resolveId: (id) => (id in sources ? `\0${id}` : null),
        load: (id) => sources[id.slice(1)] ?? null,
        transform: (code, id) =>
          id.startsWith('\0virtual:')
            ? ts.transpileModule(code, {
                compilerOptions: {
                  jsx: ts.JsxEmit.ReactJSX,
                  target: ts.ScriptTarget.ES2022,
                  module: ts.ModuleKind.ESNext,
                },
              }).outputText
            : null,
      },
      replace({ preventAssignment: true, values: { 'process.env.NODE_ENV': '"production"' } }),
      alias({
        entries: [
          { find: /^foyer-embed\/react$/, replacement: path('dist/embed/npm/react.js') },
          { find: /^foyer-embed$/, replacement: path('dist/embed/npm/index.js') },
        ],
      }),
      resolve({ browser: true, rootDir: path('') }),
      commonjs(),
    ],
  });
  const { output } = await built.generate({ format: 'iife', inlineDynamicImports: true });
  await built.close();
  return output[0].code;
}

test('the documented component and loader work under StrictMode and Trusted Types', { tag: '@EM-1' }, async ({
  page,
  environment,
}) => {
  const { origin, partnerOrigin } = environment.demo;
  const body = await bundle(environment);
  await page.route(`${partnerOrigin}/bundle.js`, (route) =>
    route.fulfill({ body, contentType: 'text/javascript; charset=utf-8' }),
  );
  await openPage(page, environment, {
    head: '<script defer src="/bundle.js"></script>',
    scripts: `'self' ${origin}`,
    frames: origin,
    body: '<div id="root"></div><div id="wins"></div>',
  });
  const show = (lang?: string) =>
    page.evaluate((now) => (window as never as { show(lang?: string): void }).show(now), lang);
  const root = page.locator('#root');
  await page.setViewportSize({ width: 390, height: 1600 });
  await show('en');
  await expect(root.locator('[data-foyer=winners]').getByRole('listitem')).toHaveCount(5);
  await expect(root.getByRole('button', { name: 'Log in' })).toBeVisible();
  await expect(root.getByRole('region', { name: 'Announcements' })).toBeVisible();
  await expect(root.locator('.game-tile')).toHaveCount(3);
  await root
    .locator('.embed')
    .evaluateAll((elements) => void elements.map((element) => Object.assign(element, { mine: true })));
  // A new language applies in place.
  await show('ur');
  await expect(root.getByRole('region', { name: 'اعلانات' })).toBeVisible();
  await expect(root.locator('[data-foyer=lobby] .embed')).toHaveCSS('direction', 'rtl');
  const kept = await root
    .locator('.embed')
    .evaluateAll((elements) => elements.map((element) => 'mine' in element));
  expect(kept).toEqual([true, true, true]);
  await page.evaluate(() => (window as never as { load(): Promise<void> }).load());
  await expect(page.locator('#wins').getByRole('listitem')).toHaveCount(5);
  await expect(page.locator('script[src$="/foyer.js"]')).toHaveCount(1);
  await show();
  await expect(page.locator('#root > *')).toHaveCount(0);
  expect(environment.problems).toEqual([]);
});
