// @module-tag EM-1
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Demo, startDemo } from '../../demo/server/demo.ts';

let demo: Demo;
beforeAll(async () => {
  demo = await startDemo({ port: 0, partnerPort: 0, database: ':memory:' });
});
afterAll(() => demo.close());

const frame = (query = '', mount = 'winners') => `${demo.origin}/embed/frame/${mount}${query}`;

async function oembed(url: string, more = '') {
  const reply = await fetch(`${demo.origin}/embed/oembed?url=${encodeURIComponent(url)}${more}`);
  return { status: reply.status, headers: reply.headers, answer: reply.ok ? await reply.json() : undefined };
}

test('a public mount has a page with a separate policy that any page may embed', async () => {
  const reply = await fetch(frame('?partner=acme&limit=5'));
  const policy = reply.headers.get('Content-Security-Policy')!;
  expect(policy).toContain('frame-ancestors *');
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('unsafe');
  expect(reply.headers.get('X-Frame-Options')).toBeNull();
  expect(await reply.text()).toContain('data-mount="winners"');
  for (const other of ['login', 'nothing', 'constructor'])
    expect((await fetch(frame('', other))).status).toBe(404);
});

test('its page links to its oEmbed response, with any query', async () => {
  const address = frame('?partner=acme&limit=$&&lang=ur"><script>');
  const page = await fetch(address);
  const [, title, href] = /application\/json\+oembed" title="([^"]+)" href="([^"]+)"/.exec(
    await page.text(),
  )!;
  expect(title).toBe('Foyer: Latest big wins');
  const decoded = href!.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));
  expect(href).not.toMatch(/[<>]/);
  // The same in the header, for editors that send HEAD.
  const { headers } = await fetch(address, { method: 'HEAD' });
  expect(headers.get('Link')).toBe(`<${decoded}>; rel="alternate"; type="application/json+oembed"`);
  const reply = await fetch(decoded);
  expect(await reply.json()).toMatchObject({ type: 'rich', version: '1.0' });
});

test('oEmbed answers with an iframe and its valid attributes', async () => {
  const { headers, answer } = await oembed(frame('?partner=acme&lang=ur&limit=5&extra=1'));
  expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
  expect(answer).toMatchObject({
    provider_url: demo.origin,
    width: 600,
    height: 580,
    title: 'Foyer: تازہ بڑی جیت',
  });
  expect(answer.html).toMatch(/^<iframe [^<>]*><\/iframe>$/);
  const src = (html: string) => /src="([^"]+)"/.exec(html)![1]!.replaceAll('&#38;', '&');
  expect(src(answer.html)).toBe(frame('?partner=acme&lang=ur&limit=5'));
  const wrong = await oembed(frame('?partner=%22onload%3D1&lang=xx&limit=101&minHeight=300'));
  expect(src(wrong.answer.html)).toBe(frame('?minHeight=300'));
  expect(wrong.answer.height).toBe(300);
});

test('oEmbed respects the maximum size', async () => {
  const { answer } = await oembed(frame(), '&maxwidth=320&maxheight=200');
  expect(answer).toMatchObject({ width: 320, height: 200 });
  expect(answer.html).toContain('width="320" height="200"');
  expect((await oembed(frame(), '&maxwidth=none')).answer).toMatchObject({ width: 600, height: 460 });
});

test.each([
  ['lobby', '', 610],
  ['lobby', '?rows=5', 1111],
  ['lobby', '?rows=7', 610],
  ['lobby', '?rows=1&lang=ur', 477],
  ['lobby', '?rows=5&minHeight=300', 300],
  ['announcements', '', 100],
  ['announcements', '?banners=m_home&legal=none', 216],
  ['announcements', '?banners=m_home', 248],
])('oEmbed answers with the height of %s with %s', async (mount, query, height) => {
  expect((await oembed(frame(query, mount))).answer).toMatchObject({ height });
});

test.each([
  ['lobby', '', 'Games'],
  ['lobby', '?lang=UR', 'گیمز'],
  ['lobby', '?lang=es', 'Juegos'],
  ['announcements', '?lang=xx', 'Announcements'],
  ['announcements', '?lang=es', 'Anuncios'],
])('the oEmbed link and response of %s%s have its title', async (mount, query, name) => {
  const page = await (await fetch(frame(query, mount))).text();
  expect(page).toContain(`json+oembed" title="Foyer: ${name}"`);
  const { answer } = await oembed(frame(query, mount));
  expect(answer.title).toBe(`Foyer: ${name}`);
  expect(answer.html).toContain(` title="Foyer: ${name}" `);
});

test.each([
  ['another site', () => 'https://other.example/embed/frame/winners'],
  ['another page', () => `${demo.origin}/m/home`],
  ['a mount that is none', () => frame('', 'nothing')],
  ['a personal mount', () => frame('', 'login')],
  ['no address', () => 'winners'],
])('oEmbed refuses %s', async (_, url) => {
  expect((await oembed(url())).status).toBe(404);
});

test('oEmbed supports JSON only', async () => {
  expect((await oembed(frame(), '&format=xml')).status).toBe(501);
  expect((await oembed(frame(), '&format=json')).status).toBe(200);
});
