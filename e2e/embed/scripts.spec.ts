import type { Page } from 'playwright/test';
import { expect, type TestEnvironment, test } from '../support/test-environment.ts';
import { board, openPage, wins } from './partner-page.ts';

function warningsOf(page: Page): string[] {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning' && message.text().startsWith('Foyer')) warnings.push(message.text());
  });
  return warnings;
}

/** Returns the text of the operator's script. */
const loaderOf = async ({ demo }: TestEnvironment) => (await fetch(`${demo.origin}/embed/foyer.js`)).text();

/** Opens a page that loads the script from the partner's server under another name. */
async function openWithOwnCopy(page: Page, environment: TestEnvironment, more = ''): Promise<void> {
  const { origin, partnerOrigin } = environment.demo;
  const body = await loaderOf(environment);
  await page.route(`${partnerOrigin}/own/widgets.js`, (route) =>
    route.fulfill({ body, contentType: 'text/javascript' }),
  );
  await openPage(page, environment, {
    scripts: `${origin} ${partnerOrigin}`,
    frames: origin,
    head: `<script async src="/own/widgets.js" data-partner="acme" data-site="${origin}"></script>`,
    body: more + board,
  });
}

test('works on a page whose library replaces built-in objects', { tag: '@EM-1' }, async ({
  page,
  environment,
}) => {
  const names = ['querySelectorAll', 'createElement', 'documentElement', 'addEventListener'];
  const forms = names.map((name) => `<form name="${name}"></form>`).join('');
  await page.addInitScript(() => {
    // A page cannot change objects in the operator's iframe.
    if (window !== top) return;
    const all = document.getElementsByTagName('form');
    const waiting = new Set(['winners', 'login']);
    let hidden: unknown;
    // Later checks need the document's own methods.
    window.addEventListener('foyer:ready', (event) => {
      waiting.delete((event as CustomEvent<{ mount: string }>).detail.mount);
      hidden ??= document.documentElement;
      if (!waiting.size) for (const form of [...all]) form.remove();
      Object.assign(window, { hidden });
    });
    Object.assign(window, { Document: function Document() {} });
    // As in Prototype 1.6.
    Object.assign(Array.prototype, {
      reduce(this: unknown[]) {
        return this.length > 1 ? this : this[0];
      },
    });
    Object.assign(Object.prototype, { each() {}, mine: 'mine', site: 'https://other.example', lang: 'ur' });
  });
  // Under another name only `currentScript` identifies the script.
  await openWithOwnCopy(page, environment, `${forms}<button data-foyer="login">Log in</button>`);
  await page.waitForFunction(() => 'hidden' in window);
  await expect(wins(page)).toHaveCount(10);
  expect(await page.evaluate(() => String((window as unknown as { hidden: unknown }).hidden))).toContain(
    'HTMLFormElement',
  );
  await expect(page.locator('#board .embed')).toHaveAttribute('lang', 'en');
  await expect(wins(page).first()).toContainText('₹');
  const strange = await page
    .locator('#board')
    .evaluate(({ shadowRoot }) => shadowRoot!.querySelectorAll('[mine], [each]').length);
  expect(strange).toBe(0);
  await test.step('opens a game in the language of the page', async () => {
    await wins(page).first().getByRole('button').click();
    await expect(page.locator('dialog iframe')).toHaveAttribute('src', /[?&]lang=EN(&|$)/);
    await expect(page.frameLocator('dialog iframe').getByRole('button').first()).toBeVisible();
  });
  expect(environment.problems).toEqual([]);
});

test('shows mounts in a browser without observers and AbortSignal.any', { tag: '@EM-1' }, async ({
  page,
  environment,
}) => {
  await page.addInitScript(() => {
    for (const name of ['IntersectionObserver', 'ResizeObserver'] as const)
      Reflect.deleteProperty(window, name);
    Reflect.deleteProperty(AbortSignal, 'any');
  });
  await openPage(page, environment, { body: board });
  await expect(wins(page)).toHaveCount(10);
  expect(environment.problems).toEqual([]);
});

test('imports nothing before the page is parsed, so that an import map works', { tag: '@EM-1' }, async ({
  page,
  environment,
}) => {
  const { origin, partnerOrigin } = environment.demo;
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  let parse = () => {};
  const slow = new Promise<void>((resolve) => {
    parse = resolve;
  });
  // A script of the page blocks the parser.
  await page.route(`${partnerOrigin}/slow.js`, async (route) => {
    await slow;
    await route.fulfill({ body: '', contentType: 'text/javascript' });
  });
  const opened = openPage(page, environment, {
    scripts: `${origin} ${partnerOrigin}`,
    head: `<script src="${origin}/embed/foyer.js" data-partner="acme"></script>`,
    body: `${board}<script src="/slow.js"></script>`,
  });
  await page.waitForFunction(() => document.querySelector('#board')?.shadowRoot);
  await page.waitForTimeout(300);
  expect(requests.filter((path) => /\/embed\/winners-/.test(path))).toEqual([]);
  parse();
  await opened;
  await expect(wins(page)).toHaveCount(10);
});

test('works as a module, from the partner’s own server and inline, and warns about missing attributes and a Foyer of the page', {
  tag: '@EM-1',
}, async ({ page, environment }) => {
  const { origin } = environment.demo;
  const warnings = warningsOf(page);
  await test.step('as a module', async () => {
    const head = `<script type="module" src="${origin}/embed/foyer.js" data-partner="acme"></script>`;
    await openPage(page, environment, { head, body: board });
    await expect(wins(page)).toHaveCount(10);
  });
  await test.step('from the partner’s own server', async () => {
    await openWithOwnCopy(page, environment);
    await expect(wins(page)).toHaveCount(10);
    expect(environment.problems).toEqual([]);
  });
  const loader = await loaderOf(environment);
  const inline = (attributes: string) => `<script ${attributes}>${loader}</script>`;
  const scripts = `'unsafe-inline' ${origin}`;
  await test.step('inline with data-site', async () => {
    const body = `${board}${inline(`data-partner="acme" data-site="${origin}"`)}`;
    await openPage(page, environment, { head: '', scripts, body });
    await expect(wins(page)).toHaveCount(10);
    expect(warnings).toEqual([]);
  });
  await test.step('inline without data-site', async () => {
    const body = `<div data-foyer="winners"><p>Own words</p></div>${inline('data-partner="acme"')}`;
    await openPage(page, environment, { head: '', scripts, body });
    await expect.poll(() => warnings.splice(0)).toEqual(['Foyer: data-site is missing']);
    await expect(page.getByText('Own words')).toBeVisible();
  });
  await test.step('without data-partner, on a page with its own Foyer', async () => {
    await page.addInitScript(() => Object.assign(window, { Foyer: { mount: 'mine' } }));
    const head = `<script async src="${origin}/embed/foyer.js"></script>`;
    await openPage(page, environment, { head, body: board });
    await expect(wins(page)).toHaveCount(10);
    expect(await page.evaluate(() => (window as never as { Foyer: unknown }).Foyer)).toEqual({
      mount: 'mine',
    });
    expect(warnings.sort()).toEqual([
      'Foyer: data-partner is missing',
      "Foyer: window.Foyer is the page's own",
    ]);
  });
});

test('two operators share a page: each owns the mounts that name it', { tag: '@EM-1' }, async ({
  page,
  environment,
}) => {
  const { origin } = environment.demo;
  const warnings = warningsOf(page);
  // The same operator under another host name counts as another operator.
  const other = origin.replace('localhost', '127.0.0.1');
  expect(other).not.toBe(origin);
  await page.route(`${other}/**`, (route) =>
    route.fulfill({ status: 404, headers: { 'access-control-allow-origin': '*' } }),
  );
  const loader = await loaderOf(environment);
  await page.route(`${other}/embed/foyer.js`, (route) =>
    route.fulfill({ body: loader, contentType: 'text/javascript' }),
  );
  const requests: string[] = [];
  page.on('request', (request) => {
    if (/\/embed\/winners-/.test(request.url())) requests.push(new URL(request.url()).origin);
  });
  await openPage(page, environment, {
    scripts: `${origin} ${other}`,
    head: `<script src="${origin}/embed/foyer.js" data-partner="acme"></script><script src="${other}/embed/foyer.js" data-partner="acme"></script>`,
    body: `${board}<div id="other" data-foyer="winners" data-site="${other}"></div>`,
  });
  await expect(page.locator('#board').getByRole('listitem')).toHaveCount(10);
  await expect.poll(() => requests).toContain(other);
  expect(requests.filter((one) => one === origin)).toHaveLength(1);
  expect(warnings).toEqual([`Foyer: ${origin} is already here, use data-site="${other}"`]);
});

test('mounts, updates and unmounts in a shadow root by script', { tag: '@EM-1' }, async ({
  page,
  environment,
}) => {
  await openPage(page, environment, { body: '<section id="shell"></section>' });
  await page.waitForFunction(() => 'Foyer' in window);
  await page.evaluate(() => {
    const root = document.querySelector('#shell')!.attachShadow({ mode: 'open' });
    const mount = document.createElement('div');
    mount.id = 'board';
    root.append(mount);
    type Mount = (element: Element, options: object) => void;
    (window as never as { Foyer: { mount: Mount } }).Foyer.mount(mount, { foyer: 'winners', limit: 4 });
  });
  const rows = page.locator('#board').getByRole('listitem');
  await expect(rows).toHaveCount(4);
  await page.locator('#board').evaluate((host) => host.setAttribute('data-limit', '2'));
  await expect(rows).toHaveCount(2);
  const left = await page.locator('#board').elementHandle();
  await left.evaluate((host) => host.remove());
  await expect
    .poll(() => left.evaluate((host) => (host as Element).shadowRoot!.innerHTML))
    .toBe('<slot></slot>');
});
