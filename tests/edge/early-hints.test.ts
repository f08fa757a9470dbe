import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { earlyHints } from '../../src/edge/workers/early-hints.ts';
import { textFiles } from './text-files.ts';

const manifest = '{"first":["assets/main-1.js","assets/main-1.css","assets/home-1.css"]}';
const sheets = '</m/assets/main-1.css>; rel=preload; as=style, </m/assets/home-1.css>; rel=preload; as=style';

/** The hints of what is answered at a path, by a build whose manifest says `text`. */
function linkAt(path: string, text: () => string) {
  const site = textFiles(() => ({ 'manifest.json': text() }));
  const app = new Hono().use(earlyHints(site)).get('*', (c) => c.html('<p>'));
  return async () => {
    const { status, headers } = await app.request(path);
    return [status, headers.get('Link')];
  };
}

test.each(['/', '/m', '/m/login'])('the page at %s names its sheets', async (path) => {
  const link = linkAt(path, () => manifest);
  expect(await link()).toEqual([200, sheets]);
});

test.each(['/kiosk/', '/embed/frame', '/menu'])('%s is no page of the site, and names none', async (path) => {
  const link = linkAt(path, () => manifest);
  expect(await link()).toEqual([200, null]);
});

test('a build that cannot be read for once costs a page its hints, and the next one nothing', async () => {
  let broken = true;
  const link = linkAt('/m/home', () => {
    if (broken) throw new Error('away');
    return manifest;
  });
  expect(await link()).toEqual([200, null]);
  broken = false;
  expect(await link()).toEqual([200, sheets]);
});
