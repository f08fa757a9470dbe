import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { expect, test } from '../support/test-environment.ts';
import { board, openPage, scriptTag, wins } from './partner-page.ts';

interface Found {
  cause: string;
  blocks: boolean;
  problem: string;
  remedy: string;
}

/** Returns the findings of `Foyer.diagnose` without elements. */
async function diagnose(page: Page, selector?: string): Promise<Found[]> {
  await page.waitForFunction(() => 'Foyer' in window);
  return page.evaluate(async (of) => {
    type Diagnose = (element?: Element | null) => Promise<Found[]>;
    const { diagnose: sendRequest } = (window as never as { Foyer: { diagnose: Diagnose } }).Foyer;
    const found = await sendRequest(of ? document.querySelector(of) : undefined);
    return found.map(({ cause, blocks, problem, remedy }) => ({ cause, blocks, problem, remedy }));
  }, selector);
}

/** Runs the text of diagnose.js in the console. Returns its output. */
async function report(page: Page): Promise<() => string> {
  const said: string[] = [];
  page.on('console', (message) => void said.push(message.text()));
  await page.evaluate(readFileSync(new URL('../../dist/embed/diagnose.js', import.meta.url), 'utf8'));
  return () => said.join('\n');
}

const causes = (found: Found[]) => found.map(({ cause }) => cause);

test('diagnose explains why a mount or its place is not visible', { tag: '@EM-1' }, async ({
  page,
  environment,
}) => {
  const mount = (id: string, more = '') => `<div id="${id}" data-foyer="winners" ${more}></div>`;
  await openPage(page, environment, {
    css: `#closed { display: none } #clear { opacity: 0 } #veiled { visibility: hidden }
      #clipped { block-size: 0; overflow: hidden } #slim { inline-size: 120px } #deep { margin-block-start: 6000px }`,
    body:
      `<div id="unknown" data-foyer="winner"></div>` +
      mount('attributes', 'data-limit="many" data-limits="3" data-min-height="tall"') +
      mount('others', 'data-site="https://other.example"') +
      `<ul id="list" data-foyer="winners"></ul>` +
      `<div id="closed">${mount('hidden')}</div><div id="clear">${mount('faint')}</div>` +
      `<div id="veiled">${mount('unseen')}</div><div id="clipped">${mount('cut')}</div>` +
      `<div id="slim">${mount('narrow')}</div><div id="deep">${mount('far')}</div><div id="root"></div>`,
  });
  await page.evaluate(() => {
    const root = document.getElementById('root')!.attachShadow({ mode: 'open' });
    const inner = document.createElement('div');
    inner.dataset.foyer = 'winners';
    root.append(inner);
  });
  const of = async (id: string) => {
    const [first, ...more] = await diagnose(page, `#${id}`);
    expect(more.filter(({ cause }) => cause !== 'attribute')).toEqual([]);
    return first;
  };
  expect(await of('unknown')).toMatchObject({
    cause: 'mount',
    blocks: true,
    problem: expect.stringContaining('"winner"'),
  });
  const attributes = await diagnose(page, '#attributes');
  expect(attributes.map(({ problem }) => problem.split(': ')[1])).toEqual([
    'data-limit="many" cannot be used',
    'data-min-height="tall" cannot be used',
    'data-limits is none of winners',
  ]);
  expect(attributes[0]).toMatchObject({ blocks: false, remedy: 'data-limit is 1 to 100' });
  expect(await of('others')).toMatchObject({ cause: 'other-operator', blocks: true });
  expect(await of('list')).toMatchObject({ cause: 'element', remedy: '<div data-foyer="winners"></div>' });
  expect(await of('hidden')).toMatchObject({
    cause: 'hidden',
    remedy: '<div> #closed: take display: none away',
  });
  expect(await of('faint')).toMatchObject({ cause: 'hidden', remedy: '<div> #clear: take opacity: 0 away' });
  expect(await of('unseen')).toMatchObject({
    cause: 'hidden',
    problem: expect.stringContaining('visibility'),
  });
  expect(await of('cut')).toMatchObject({ cause: 'hidden', remedy: '<div> #clipped: give it room' });
  expect(await of('narrow')).toMatchObject({ cause: 'narrow', blocks: false });
  expect(await of('far')).toMatchObject({ cause: 'far', blocks: false });
  const inner = await page.evaluate(async () => {
    type Diagnose = (element: Element) => Promise<Found[]>;
    const { diagnose: sendRequest } = (window as never as { Foyer: { diagnose: Diagnose } }).Foyer;
    return sendRequest(document.getElementById('root')!.shadowRoot!.querySelector('div')!);
  });
  expect(inner[0]).toMatchObject({
    cause: 'shadow-root',
    remedy: "Foyer.mount(element, { foyer: 'winners' })",
  });
});

test('diagnose is loaded on demand, finds nothing on a working page, and distinguishes policy, unregistered, blocked, dead, busy and offline', {
  tag: '@EM-1',
}, async ({ page, environment, context }) => {
  const { origin, partnerOrigin } = environment.demo;
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const said: string[] = [];
  page.on('console', (message) => void said.push(message.text()));
  await test.step('the missing directive of the policy', async () => {
    await openPage(page, environment, {
      body: board,
      // A second policy; both must allow a request.
      policy: ", default-src 'none'; script-src *; style-src 'self'; img-src 'self' data:",
    });
    const found = await diagnose(page);
    expect(causes(found)).toEqual(['policy', 'policy']);
    expect(found.map(({ remedy }) => remedy).sort()).toEqual([
      `connect-src ${origin}`,
      `img-src 'self' data: ${origin}`,
    ]);
  });
  await openPage(page, environment, { head: scriptTag(origin).replace('acme', 'other'), body: board });
  expect(await diagnose(page)).toMatchObject([
    { cause: 'origin', blocks: true, remedy: `Ask the operator to register ${partnerOrigin} for "other"` },
  ]);

  requests.length = 0;
  await openPage(page, environment, { body: board });
  await expect(wins(page)).toHaveCount(10);
  expect(requests.filter((address) => address.includes('diagnose'))).toEqual([]);
  expect(await diagnose(page)).toEqual([]);
  expect(said).toContain('Foyer: nothing keeps the mount from showing');
  expect(requests.filter((address) => address.includes('diagnose'))).toHaveLength(1);
  await expect(page.locator('link')).toHaveCount(2);
  await test.step('of a pinned script', async () => {
    const { version, files } = JSON.parse(
      readFileSync(new URL('../../dist/embed/manifest.json', import.meta.url), 'utf8'),
    );
    const { integrity } = files[`${version}/foyer.js`];
    const pinned = scriptTag(origin, `integrity="${integrity}" crossorigin`).replace(
      '/embed/',
      `/embed/${version}/`,
    );
    const headers = { 'Integrity-Policy': 'blocked-destinations=(script)' };
    await openPage(page, environment, { head: pinned, body: board, headers });
    expect(await diagnose(page)).toEqual([]);
  });
  // Without the headers of the page before.
  await openPage(page, environment, { body: board });
  // Makes the gateway respond as one without partner support.
  const others = { 'Access-Control-Allow-Origin': 'https://other.example' };
  await page.route(/getWinnerBoard/i, (route) => route.fulfill({ status: 403, body: '', headers: others }));
  expect(await diagnose(page)).toMatchObject([
    { cause: 'origin', problem: expect.stringContaining('or it fails') },
  ]);
  await page.unroute(/getWinnerBoard/i);

  const headers = { 'Access-Control-Allow-Origin': '*' };
  await page.route(/getWinnerBoard/i, (route) => route.fulfill({ status: 429, body: '{}', headers }));
  expect(await diagnose(page)).toMatchObject([
    { cause: 'gateway', problem: expect.stringContaining('too many') },
  ]);
  await page.unroute(/getWinnerBoard/i);

  await page.route(/\/embed\/site\.json/, (route) => route.fulfill({ status: 404, body: '', headers }));
  expect(await diagnose(page)).toMatchObject([
    { cause: 'operator', problem: expect.stringContaining('404') },
  ]);
  await page.unroute(/\/embed\/site\.json/);
  await page.route(/\/embed\/site\.json/, (route) => route.abort());
  expect(await diagnose(page)).toMatchObject([{ cause: 'blocked', remedy: expect.stringContaining(origin) }]);
  await context.setOffline(true);
  expect(causes(await diagnose(page))).toEqual(['offline']);
});

test('diagnose.js checks a page without a loader or a partner, with another version or the page’s own Foyer', {
  tag: '@EM-1',
}, async ({ page, environment }) => {
  const { origin } = environment.demo;
  const head = scriptTag(origin);
  await openPage(page, environment, {
    head: head.replace('<script', '<script type="text/plain"'),
    body: board,
  });
  const held = await report(page);
  await expect.poll(held).toContain('one thing keeps a mount from showing');
  await expect.poll(held).toContain('type="text/plain"');
  await expect.poll(held).toContain('data-cookieconsent="ignore"');

  await openPage(page, environment, { head, body: board, scripts: "'self' https://cdn.example" });
  await expect.poll(await report(page)).toContain(`→ script-src 'self' https://cdn.example ${origin}`);

  await openPage(page, environment, { head: '', body: '<p>No mount</p>' });
  const nothing = await report(page);
  await expect.poll(nothing).toContain('No script of the embed stands in the page');
  await expect.poll(nothing).toContain('→ <div data-foyer="winners"></div>');

  await openPage(page, environment, {
    head: scriptTag(origin).replace('data-partner="acme"', ''),
    body: board,
  });
  await expect(wins(page)).toHaveCount(10);
  await expect.poll(await report(page)).toContain('nobody is credited');

  await page.route('**/embed/0.0.9/foyer.js', (route) =>
    route.fulfill({ body: '', contentType: 'text/javascript' }),
  );
  const older = scriptTag(origin).replace('/embed/', '/embed/0.0.9/');
  await openPage(page, environment, { head: scriptTag(origin) + older, body: board });
  await expect(wins(page)).toHaveCount(10);
  await expect
    .poll(await report(page))
    .toMatch(/Version [\d.]+ is on the page already and has the mounts, not 0\.0\.9/);

  await page.addInitScript(() => Object.assign(window, { Foyer: 'mine' }));
  await openPage(page, environment, { body: board });
  await expect(wins(page)).toHaveCount(10);
  await expect.poll(await report(page)).toContain("window.Foyer is the page's own");
});
