import type { Page, Request } from 'playwright/test';
import { expect, type TestEnvironment, test } from '../support/test-environment.ts';
import { board, openPage, scriptTag, wins } from './partner-page.ts';

const QUIET = 'crossorigin referrerpolicy="no-referrer"';

/** The operator under another host name of the partner's site, to which a browser would send cookies. */
const neighbour = ({ demo }: TestEnvironment) => `http://127.0.0.1:${new URL(demo.origin).port}`;

/** Returns the headers that the operator received, by request. */
async function sent(page: Page, environment: TestEnvironment, tag: (origin: string) => string) {
  const origin = neighbour(environment);
  await page.context().addCookies([{ name: 'operator', value: 'known', url: origin }]);
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(origin)) requests.push(request);
  });
  const demo = { ...environment.demo, origin };
  const headers = { 'Referrer-Policy': 'unsafe-url' };
  await openPage(page, { ...environment, demo }, { head: tag(origin), body: board, headers });
  await expect(wins(page)).toHaveCount(10);
  await expect
    .poll(() => requests.filter((request) => request.resourceType() === 'image').length)
    .toBeGreaterThan(2);
  // Simulates a hidden page: browsers report no requests that are sent while a page ends.
  await expect.poll(() => requests.some((request) => request.url().includes('/embed/visits-'))).toBe(true);
  await expect
    .poll(async () => {
      await page.locator('#board').dispatchEvent('foyer:game');
      await page.evaluate(() => dispatchEvent(new Event('pagehide')));
      return requests.some((request) => request.url().includes('/wps/affiliate/visits'));
    })
    .toBe(true);
  const found = [...requests];
  const all = await Promise.all(found.map((request) => request.allHeaders()));
  return found.map((request, index) => ({
    path: new URL(request.url()).pathname,
    type: request.resourceType(),
    cookie: all[index]!.cookie,
    referer: all[index]!.referer,
  }));
}

test('requests of a mount, pinned or not, contain neither the operator’s cookies nor the page’s address', {
  tag: '@EM-1',
}, async ({ page, environment }) => {
  const all = await sent(page, environment, (origin) => scriptTag(origin, QUIET));
  const kinds = new Set(all.map(({ type }) => type));
  expect([...kinds].sort()).toEqual(['fetch', 'image', 'script']);
  // Loader and module, settings, texts and data.
  expect(all.filter(({ type }) => type === 'script').length).toBeGreaterThanOrEqual(2);
  expect(all.filter(({ type }) => type === 'fetch').length).toBeGreaterThanOrEqual(3);
  expect(all.filter(({ cookie, referer }) => cookie || referer)).toEqual([]);
  await test.step('a pinned script', async () => {
    const { version } = await (await fetch(`${environment.demo.origin}/embed/manifest.json`)).json();
    const pinned = await sent(page, environment, (at) =>
      scriptTag(at, QUIET).replace('/embed/', `/embed/${version}/`),
    );
    expect(pinned.filter(({ cookie, referer }) => cookie || referer)).toEqual([]);
  });
  await test.step('a script without the two attributes sends both itself, and its requests send no cookies', async () => {
    const open = await sent(page, environment, scriptTag);
    const loader = open.find(({ path }) => path === '/embed/foyer.js')!;
    expect(loader).toMatchObject({
      cookie: 'operator=known',
      referer: `${environment.demo.partnerOrigin}/page`,
    });
    const rest = open.filter((request) => request !== loader);
    expect(rest.filter(({ cookie }) => cookie)).toEqual([]);
    // Modules follow the referrer policy of the script or page.
    expect(rest.filter(({ type, referer }) => type !== 'script' && referer)).toEqual([]);
  });
});
