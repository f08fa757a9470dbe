import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Demo, startDemo } from '../../demo/server/demo.ts';
import { readPages } from '../../demo/server/registered-pages.ts';
import { getWinners } from '../../src/gateway/endpoints/winners.ts';

const PAGE = 'http://localhost:5173';
let demo: Demo;
beforeAll(async () => {
  const partnerPages = readPages([`acme=${PAGE}/shop?tab=1`, `acme=https://acme.example`, `own=${PAGE}`]);
  demo = await startDemo({ port: 0, partnerPort: 0, database: ':memory:', partnerPages });
});
afterAll(() => demo.close());

test.each(['acme', 'own'])(
  'lets a registered page of %s embed the iframe and make public calls',
  async (code) => {
    const frame = await fetch(`${demo.origin}/embed/frame?partner=${code}`);
    expect(frame.headers.get('Content-Security-Policy')).toMatch(new RegExp(`frame-ancestors [^;]*${PAGE}`));
    const query = new URLSearchParams({ partner: code });
    const answer = await fetch(`${demo.origin}${getWinners.path}?${query}`, { headers: { Origin: PAGE } });
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe(PAGE);
  },
);

test('keeps the partner’s own pages registered', async () => {
  const frame = await fetch(`${demo.origin}/embed/frame?partner=acme`);
  expect(frame.headers.get('Content-Security-Policy')).toContain(demo.partnerOrigin);
});

test.each(['acme', 'acme=', 'acme=localhost:5173', '=http://localhost:5173', 'acme=http://', 'a b=http://x'])(
  'refuses %s with an example',
  (text) => {
    expect(() => readPages([text])).toThrow('such as acme=http://localhost:5173');
  },
);
