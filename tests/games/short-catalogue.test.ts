import { expect, test } from 'vitest';
import { shortCatalogue, wholeValues } from '../../src/games/short-catalogue.ts';
import { getVendors } from '../../src/gateway/endpoints/lobby.ts';
import { buildCatalogue, vendorIcon } from '../../src/gateway/endpoints/shared/catalogue.ts';
import { call } from '../../src/gateway/http/client.ts';
import { testEnvironment } from '../support/test-environment.ts';

test('a catalogue in a page has the icons, names and launch ids of the whole one, in a third of its size', async () => {
  await testEnvironment();
  const query = { typeId: 1, merchantCode: 'foyer', language: 'EN' } as const;
  const all = buildCatalogue(await call(getVendors, { query }), { esports: ['IMES'], cockfight: ['SV3'] });
  const [own, ...others] = all.categories[0]!.vendors;
  const elsewhere = { ...own!, mobileLargeIcon: 'https://icons.example/own/x.webp' };
  const whole = {
    ...all,
    categories: [{ code: 'RNG', vendors: [...others, elsewhere] }, ...all.categories.slice(1)],
  };
  const text = JSON.stringify(shortCatalogue(whole));
  expect(text.length).toBeLessThan(JSON.stringify(whole).length / 3);
  const status = ['status', { maintenance: false }, 0, 'browser'] as const;
  const [same, [, read]] = wholeValues([
    [...status],
    ['vendors/foyer/EN', JSON.parse(text), 12, 'everyone'],
  ]) as [unknown, [string, typeof whole]];
  expect(same).toEqual(status);
  expect(read.names).toEqual(whole.names);
  expect(read.categories.map(({ code }) => code)).toEqual(whole.categories.map(({ code }) => code));
  for (const [place, { code, vendors }] of whole.categories.entries()) {
    const icons = (of: typeof vendors) =>
      of.map((vendor) => [vendorIcon(vendor, true), vendorIcon(vendor, false)]);
    expect(icons(read.categories[place]!.vendors)).toEqual(icons(vendors));
    const ids = (of: typeof vendors) =>
      of.map(({ gameId, nodeId, telGameId, telNodeId }) => [gameId, nodeId, telGameId, telNodeId]);
    if (/SPORTS|COCKFIGHT/.test(code)) expect(ids(read.categories[place]!.vendors)).toEqual(ids(vendors));
  }
});
