import { afterEach, expect, test, vi } from 'vitest';
import { createElement, documentProperty, ownProperties } from '../../embed/safe-document.ts';

afterEach(() => Reflect.deleteProperty(Object.prototype, 'site'));

test('reads properties that the page has shadowed on the document', () => {
  const { documentElement } = document;
  for (const name of ['createElement', 'documentElement'])
    Object.defineProperty(document, name, { value: 'hidden', configurable: true });
  try {
    expect(createElement('slot').localName).toBe('slot');
    expect(documentProperty('documentElement')).toBe(documentElement);
  } finally {
    for (const name of ['createElement', 'documentElement']) Reflect.deleteProperty(document, name);
  }
});

test('copies own properties only', () => {
  Object.assign(Object.prototype, { site: 'https://other.example' });
  const given: { foyer: string; site?: string } = { foyer: 'winners' };
  expect(ownProperties(given).site).toBeUndefined();
});

test('rejects if fetch throws', async () => {
  for (const name of ['__MOUNTS__', '__PINS__', '__IMPORTED__']) vi.stubGlobal(name, []);
  vi.stubGlobal('__PINNED__', false);
  vi.stubGlobal('fetch', () => {
    throw new TypeError('blocked');
  });
  const { fetchAsset: request, prefetchAsset: askEarly } = await import('../../embed/loader/fetch-asset.ts');
  expect(() => askEarly('site.json')).not.toThrow();
  await expect(request('site.json')).rejects.toThrow('blocked');
  await expect(request('texts/winners.EN.json')).rejects.toThrow('blocked');
});
