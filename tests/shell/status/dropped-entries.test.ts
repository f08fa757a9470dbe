import * as v from 'valibot';
import { beforeEach, expect, test, vi } from 'vitest';
import { getStatus } from '../../../src/gateway/endpoints/system.ts';
import { call, configureGateway } from '../../../src/gateway/http/client.ts';
import { type AnyEndpoint, endpoint, listOf, withDefault } from '../../../src/gateway/http/endpoint.ts';
import type { GatewaySettings } from '../../../src/gateway/http/settings.ts';
import { environmentPerTest } from '../../support/test-environment.ts';

const here = environmentPerTest();
let reportDropped: NonNullable<GatewaySettings['onDropped']>;

beforeEach(async () => {
  // The module remembers its reports.
  vi.resetModules();
  const { providePlatform } = await import('../../../src/platform/platform.ts');
  providePlatform(here.platform);
  ({ reportDropped } = await import('../../../src/shell/status/dropped-entries.ts'));
});

function answer(value: unknown): void {
  configureGateway({
    base: 'http://gateway.test',
    merchantCode: 'foyer',
    fetch: async () => Response.json({ success: true, value }),
    onDropped: (...dropped) => reportDropped(...dropped),
  });
}

const row = (name: string, reply: v.GenericSchema): AnyEndpoint =>
  endpoint({ name, method: 'GET', path: `/${name}`, summary: '', reply, module: 'COMM3', session: 'none' });

const game = v.object({ id: v.string(), price: v.number(), tags: withDefault(listOf(v.string()), []) });
const good = { id: '1', price: 2 };

test('reports dropped entries by call, list, count and fields, without their values', {
  tags: ['SY-2'],
}, async () => {
  const reply = v.pipe(
    v.object({ games: listOf(game), byVendor: withDefault(v.record(v.string(), listOf(game)), {}) }),
    v.transform((value) => value),
  );
  answer({
    games: [good, { id: '2', price: 'maya7' }, { id: 'maya7' }, { ...good, tags: ['a', 'maya7', 7, 8] }],
    byVendor: { maya7: [good], other: [good, null] },
  });
  await call(row('getGames', reply), {});
  expect(here.seen.reported).toEqual([
    {
      name: 'dropped',
      detail: {
        call: 'getGames',
        lists: [
          { list: 'value.games', count: 2, of: 4, fields: ['price'] },
          { list: 'value.games[].tags', count: 2, of: 4, fields: [''] },
          { list: 'value.byVendor.*', count: 1, of: 3, fields: [''] },
        ],
      },
    },
  ]);
  expect(JSON.stringify(here.seen.reported)).not.toContain('maya7');
});

test('reports each call once, and none without dropped entries', {
  tags: ['SY-2'],
}, async () => {
  const reply = v.object({ games: listOf(game) });
  answer({ games: [good, 7] });
  await call(row('getGames', reply), {});
  await call(row('getGames', reply), {});
  answer({ games: [good, 7, 8] });
  await call(row('getGames', reply), {});
  await call(row('getMoreGames', reply), {});
  answer({ games: [good, good] });
  await call(row('getOtherGames', reply), {});
  const calls = here.seen.reported.map(({ detail }) => (detail as { call: string }).call);
  expect(calls).toEqual(['getGames', 'getMoreGames']);
});

test('counts entries beyond the limit as dropped, but reports no list that is just full', {
  tags: ['SY-2'],
}, async () => {
  const full = Array.from({ length: 1_000 }, (_, place) => ({ id: String(place), price: 1 }));
  const reply = v.object({ games: listOf(game), more: listOf(game) });
  answer({ games: [{ id: 'x' }, ...full, ...full], more: full });
  const got = await call(row('getGames', reply), {});
  expect(got).toMatchObject({ games: { length: 999 }, more: { length: 1_000 } });
  answer({ games: full, more: [...full, ...full] });
  await call(row('getOtherGames', reply), {});
  answer({ games: full, more: full });
  await call(row('getFewerGames', reply), {});
  expect(here.seen.reported.map(({ detail }) => detail)).toEqual([
    {
      call: 'getGames',
      lists: [{ list: 'value.games', count: 1_002, of: 2_001, fields: ['price'] }],
    },
    { call: 'getOtherGames', lists: [{ list: 'value.more', count: 1_000, of: 2_000, fields: [] }] },
  ]);
});

test('checks nested lists of every row of the table', { tags: ['SY-2'] }, async () => {
  const status = await call(getStatus, {});
  const resources = [...status.info.resources, { resourceType: 'IOS' }, 'x'];
  answer({ ...status, info: { ...status.info, resources } });
  await call(getStatus, {});
  expect(here.seen.reported).toEqual([
    {
      name: 'dropped',
      detail: {
        call: 'getStatus',
        lists: [{ list: 'value.info.resources', count: 2, of: resources.length, fields: ['url', ''] }],
      },
    },
  ]);
});
