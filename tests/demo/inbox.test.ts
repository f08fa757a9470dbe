import { beforeEach, expect, test } from 'vitest';
import type { InboxMessage } from '../../demo/gateway/inbox.ts';
import { forgotPassword } from '../../src/gateway/endpoints/passwords.ts';
import { call } from '../../src/gateway/http/client.ts';
import { gatewayPerTest } from './harness.ts';

const gateway = gatewayPerTest();
beforeEach(async () => {
  for (const username of ['maya7', 'ravi1']) {
    await call(forgotPassword, { body: { username, email: `${username}@example.com` } });
  }
});

const list = async (query = ''): Promise<InboxMessage[]> =>
  (await (await gateway.app.request(`/demo/inbox/messages${query}`)).json()).list;

test('lists messages newest first, by recipient and after an id', async () => {
  const all = await list();
  expect(all.map(({ recipient }) => recipient)).toEqual(['ravi1@example.com', 'maya7@example.com']);
  expect(await list('?filter=MAYA')).toEqual([all[1]]);
  expect(await list(`?after=${all[1]?.id}`)).toEqual([all[0]]);
  expect(await list('?after=nonsense')).toEqual(all);
  expect(gateway.inbox('ravi1')).toEqual([all[0]]);
});
