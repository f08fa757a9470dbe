import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { earlyHints } from '../../src/edge/workers/early-hints.ts';
import { textFiles } from './text-files.ts';

const manifest = '{"first":["assets/main-1.js","assets/main-1.css","assets/home-1.css"]}';
const sheets = '</m/assets/main-1.css>; rel=preload; as=style, </m/assets/home-1.css>; rel=preload; as=style';

/** Requests the path from a build with this manifest; returns the status and the Link header. */
function linkAt(path: string, text: () => string) {
  const site = textFiles(() => ({ 'manifest.json': text() }));
  const app = new Hono().use(earlyHints(site)).get('*', (c) => c.html('<p>'));
  return async () => {
    const { status, headers } = await app.request(path);
    return [status, headers.get('Link')];
  };
}

test.each(['/', '/m', '/m/login'])('%s has a Link header with its stylesheets', async (path) => {
  const link = linkAt(path, () => manifest);
  expect(await link()).toEqual([200, sheets]);
});

test.each(['/kiosk/', '/embed/frame', '/menu'])(
  '%s is not a page of the site and has no Link header',
  async (path) => {
    const link = linkAt(path, () => manifest);
    expect(await link()).toEqual([200, null]);
  },
);

test('sends a page without hints while the build cannot be read, and retries for the next page', async () => {
  let broken = true;
  const link = linkAt('/m/home', () => {
    if (broken) throw new Error('away');
    return manifest;
  });
  expect(await link()).toEqual([200, null]);
  broken = false;
  expect(await link()).toEqual([200, sheets]);
});
