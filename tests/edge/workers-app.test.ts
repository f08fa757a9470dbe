import { expect, test } from 'vitest';
import app from '../../src/edge/workers/main.ts';
import { collectWork } from './execution-context.ts';

const deployed: Readonly<Record<string, string>> = {
  '/acme/site.json': '{"merchantCode":"foyer","brand":{"name":"Acme"}}',
  '/site/index.html': '<!doctype html><title>Site</title><!-- first answers --><body>site</body>',
  '/site/csp.txt': "default-src 'self'",
  '/site/manifest.json': '{"first":["assets/main-1.css"]}',
};

const bindings = {
  ASSETS: {
    fetch: async ({ url }: Request) => {
      const file = deployed[new URL(url).pathname];
      return new Response(file ?? '', { status: file ? 200 : 404 });
    },
  },
  BRANDS: [{ hosts: ['acme.example'], folder: 'acme', gateway: 'https://gateway.acme.example' }],
};

const read = (path: string) =>
  app.fetch(
    new Request(`https://acme.example${path}`, { headers: { Accept: 'text/html' } }),
    bindings,
    collectWork([]),
  );

test('on Workers a wrong address has the brand’s page, and pages have their early hints', async () => {
  const wrong = await read('/casino');
  expect([wrong.status, wrong.headers.get('Content-Type')]).toEqual([404, 'text/html; charset=UTF-8']);
  expect(await wrong.text()).toMatch(/Acme[\s\S]*<a href="\/m\/home">/);
  expect((await read('/m/home')).headers.get('Link')).toContain('</m/assets/main-1.css>; rel=preload');
});
