// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { showFirstBanner } from '../../src/site/prefetch-banner.ts';

beforeEach(() => {
  document.body.innerHTML = '<i class="first__banner"></i>';
  // A document without a screen draws nothing.
  Image.prototype.decode = vi.fn(async () => {});
});

const shown = () => document.querySelector('.first__banner img')?.getAttribute('src');
const answer = (value: unknown) => Promise.resolve(Response.json({ success: true, value }));
const open = (imageCDNs: string[] = []) => answer({ info: { imageCDNs } });
const banners = (...urls: string[]) => answer({ banners: urls.map((url) => ({ url })) });
const hosts = ['https://one.example', 'https://two.example'];

test('the first banner is shown, from the gateway unless the operator names hosts of pictures', async () => {
  await showFirstBanner(open(), banners('/a.svg', '/b.svg'), {
    gateway: 'https://gateway.example',
    draw: 0.9,
    imageCDNs: [],
  });
  expect(shown()).toBe('https://gateway.example/a.svg');
});

test('SY-3 its host is the one the draw of the visit falls on; an absolute address stays as it is', async () => {
  await showFirstBanner(open(hosts), banners('/a.svg'), { gateway: '', draw: 0.6, imageCDNs: [] });
  expect(shown()).toBe('https://two.example/a.svg');
  document.querySelector('.first__banner')!.replaceChildren();
  await showFirstBanner(open(hosts), banners('https://art.example/a.svg'), {
    gateway: '',
    draw: 0.6,
    imageCDNs: [],
  });
  expect(shown()).toBe('https://art.example/a.svg');
});

test('SY-3 a host that site.json names stays where the gateway offers it too', async () => {
  const imageCDNs = ['https://two.example', 'https://three.example'];
  await showFirstBanner(open([...hosts]), banners('/a.svg'), { gateway: '', draw: 0.2, imageCDNs });
  expect(shown()).toBe('https://two.example/a.svg');
  document.querySelector('.first__banner')!.replaceChildren();
  await showFirstBanner(open([...hosts]), banners('/a.svg'), { gateway: '', draw: 0.6, imageCDNs });
  expect(shown()).toBe('https://two.example/a.svg');
  document.querySelector('.first__banner')!.replaceChildren();
  // Neither is offered: the draw decides again.
  await showFirstBanner(open(['https://four.example']), banners('/a.svg'), {
    gateway: '',
    draw: 0.2,
    imageCDNs,
  });
  expect(shown()).toBe('https://four.example/a.svg');
});

test('offers the wide picture of the first banner too', async () => {
  const news = answer({ banners: [{ url: '/a.webp', wideUrl: '/wide.webp', focus: 'right' }] });
  await showFirstBanner(open(), news, { gateway: 'https://g.example', draw: 0, imageCDNs: [] });
  const image = document.querySelector<HTMLImageElement>('.first__banner img')!;
  expect(image.srcset).toBe('https://g.example/a.webp 720w, https://g.example/wide.webp 1600w');
  expect(image.dataset.focus).toBe('right');
});

test.each([
  ['maintenance', answer({ maintenance: true }), banners('/a.svg')],
  ['a restricted region', answer({ regionRestriction: true }), banners('/a.svg')],
  ['no banner', open(), banners()],
  ['a refusal', Promise.resolve(Response.json({ success: false })), banners('/a.svg')],
])('nothing is shown at %s', async (_, status, announcements) => {
  await showFirstBanner(status, announcements, { gateway: '', draw: 0, imageCDNs: [] });
  expect(shown()).toBeUndefined();
});

test('the answers can still be read by the code', async () => {
  const [status, announcements] = [open(), banners('/a.svg')];
  await showFirstBanner(status, announcements, { gateway: '', draw: 0, imageCDNs: [] });
  expect(await (await announcements).json()).toEqual({
    success: true,
    value: { banners: [{ url: '/a.svg' }] },
  });
  expect((await status).bodyUsed).toBe(false);
});

test('a picture that cannot be had leaves the place as it is', async () => {
  Image.prototype.decode = vi.fn(() => Promise.reject(new Error('broken')));
  await expect(
    showFirstBanner(open(), banners('/a.svg'), { gateway: '', draw: 0, imageCDNs: [] }),
  ).rejects.toThrow();
  expect(shown()).toBeUndefined();
});
