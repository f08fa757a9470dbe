import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Fault } from '../../demo/gateway/faults.ts';
import { listen } from '../../demo/server/listen.ts';
import { getGames } from '../../src/gateway/endpoints/lobby.ts';
import { getMember, logout } from '../../src/gateway/endpoints/session.ts';
import { getStatus } from '../../src/gateway/endpoints/system.ts';
import { getWinners } from '../../src/gateway/endpoints/winners.ts';
import { call } from '../../src/gateway/http/client.ts';
import { boardQuery, gamesQuery, openGateway, type TestGateway, withoutWaits } from './harness.ts';

let gateway: TestGateway;
beforeEach(() => {
  gateway = openGateway({ faults: true });
});

const control = (fault: Fault) =>
  gateway.app.request('/__faults', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(fault),
  });
const winners = () => gateway.app.request(`${getWinners.path}?${new URLSearchParams(boardQuery as never)}`);

test.each<[string, Omit<Fault, 'endpoint'>, object]>([
  ['status', { status: 503 }, { kind: 'server', code: '503' }],
  ['drop', { drop: true }, { kind: 'offline' }],
  ['html', { malformed: 'html' }, { kind: 'malformed' }],
  ['wrong shape', { malformed: 'wrong-shape' }, { kind: 'malformed', call: 'getWinners', paths: ['value'] }],
  ['truncated', { malformed: 'truncated' }, { kind: 'malformed' }],
])('%s reaches the client, for its call only', async (_, fault, error) => {
  expect((await control({ endpoint: 'getWinners', ...fault })).status).toBe(204);
  await expect(withoutWaits(() => call(getWinners, { query: boardQuery }))).rejects.toMatchObject(error);
  await expect(call(getGames, { query: gamesQuery })).resolves.toBeTruthy();
  await gateway.app.request('/__faults', { method: 'DELETE' });
  await expect(call(getWinners, { query: boardQuery })).resolves.toBeTruthy();
});

test('latency delays a response by its milliseconds', async () => {
  vi.useFakeTimers();
  gateway.faults?.set({ endpoint: 'getWinners', latency: 400 });
  let answered = false;
  const answer = Promise.resolve(winners()).finally(() => {
    answered = true;
  });
  await vi.advanceTimersByTimeAsync(399);
  expect(answered).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  vi.useRealTimers();
  expect((await answer).status).toBe(200);
});

test('a call during the gateway’s shutdown is not reported as an error', async () => {
  const reported = vi.spyOn(console, 'error');
  const closing = openGateway({ faults: true });
  closing.faults?.set({ endpoint: 'getWinners', latency: 50 });
  const path = `${getWinners.path}?${new URLSearchParams(boardQuery as never)}`;
  const late = withoutWaits(async () => closing.app.request(path));
  closing.close();
  expect((await late).status).toBe(503);
  expect(reported).not.toHaveBeenCalled();
  reported.mockRestore();
});

test('empty keeps the shape and removes the entries', async () => {
  gateway.faults?.set({ endpoint: 'getWinners', empty: true });
  expect(await call(getWinners, { query: boardQuery })).toEqual({ vo: [] });
});

test('a fault with two times ends after two calls', async () => {
  gateway.faults?.set({ endpoint: '*', status: 500, times: 2 });
  const statuses = [];
  for (let tries = 0; tries < 3; tries++) statuses.push((await winners()).status);
  expect(statuses).toEqual([500, 500, 200]);
});

test('a fault can replace the parameters of a call', async () => {
  await control({ endpoint: 'getGames', query: { pageSize: '7' } });
  expect((await call(getGames, { query: { ...gamesQuery, pageNo: 2 } })).games).toHaveLength(7);
});

test('responses can be rewritten in process, depending on the query', async () => {
  gateway.faults?.rewrite('getGames', (value, query) => ({
    ...value,
    totalPages: Number(query.get('pageNo')) + 40,
  }));
  expect(await call(getGames, { query: { ...gamesQuery, pageNo: 2 } })).toMatchObject({ totalPages: 42 });
  gateway.faults?.clear();
  expect((await call(getGames, { query: gamesQuery })).totalPages).toBeLessThan(40);
});

describe('held responses', () => {
  const page = (pageNo: number) => call(getGames, { query: { ...gamesQuery, pageNo } });

  test('wait until their release, for the named page only', async () => {
    const hold = gateway.faults!.hold('getGames', { pageNo: '2' });
    const order: string[] = [];
    const late = page(2).then(() => order.push('second page'));
    await hold.reached;
    await page(1).then(() => order.push('first page'));
    await call(getWinners, { query: { ...boardQuery, pageNo: 2 } as never }).then(() =>
      order.push('winners'),
    );
    order.push('released');
    hold.release();
    await late;
    expect(order).toEqual(['first page', 'winners', 'released', 'second page']);
    await page(2);
  });

  test('belong to the caller’s session, even after another login', async () => {
    await gateway.signIn('maya7');
    const hold = gateway.faults!.hold('getMember');
    const late = call(getMember, {});
    await hold.reached;
    await call(logout, {});
    gateway.useToken(undefined);
    hold.release();
    await expect(late).resolves.toMatchObject({ account: 'maya7' });
  });

  test('are sent when faults are cleared and when the gateway closes', async () => {
    gateway.faults!.hold('getGames');
    const cleared = page(1);
    gateway.faults!.clear();
    await expect(cleared).resolves.toBeTruthy();
    const hold = gateway.faults!.hold('getGames');
    const closing = gateway.app.request(`${getGames.path}?${new URLSearchParams(gamesQuery as never)}`);
    await hold.reached;
    gateway.close();
    expect((await closing).status).toBe(200);
    gateway = openGateway({ faults: true });
  });
});

test('refuses a fault without a call', async () => {
  expect((await control({ endpoint: 'getNothing' as never, status: 500 })).status).toBe(400);
});

test('drop closes the socket', async () => {
  const server = await listen(gateway.app, 0);
  gateway.faults?.set({ endpoint: 'getWinners', drop: true });
  const query = new URLSearchParams(boardQuery as never);
  const answer = fetch(`http://127.0.0.1:${server.port}${getWinners.path}?${query}`);
  await expect(answer).rejects.toThrow(TypeError);
  await server.close();
});

test('a normal start has no control routes', async () => {
  const normal = openGateway();
  for (const path of ['/__faults', '/__status', '/__clock']) {
    const answer = await normal.app.request(path, { method: 'POST', body: '{}' });
    expect(answer.status).toBe(404);
  }
  expect(normal.faults).toBeUndefined();
  normal.close();
});

test('maintenance closes the gateway, and a denied module refuses its calls', {
  tags: ['SY-1'],
}, async () => {
  const post = (path: string, body: object) =>
    gateway.app.request(path, { method: 'POST', body: JSON.stringify(body) });
  await post('/__status', { deniedModules: ['COMM3'] });
  await expect(call(getWinners, { query: boardQuery })).rejects.toMatchObject({ code: 'permission.denied' });
  await post('/__status', { deniedModules: [], maintenance: true, regionRestriction: true });
  await expect(call(getWinners, { query: boardQuery })).rejects.toMatchObject({ code: 'system.upgrading' });
  const { value } = await (await gateway.app.request('/wps/system/status')).json();
  expect(value).toMatchObject({ maintenance: true, regionRestriction: true });
  await gateway.app.request('/__status', { method: 'DELETE' });
  await expect(call(getWinners, { query: boardQuery })).resolves.toBeTruthy();
});

test('the status has the switched flags', async () => {
  const flags = async () => (await call(getStatus, {})).info.whitelabel;
  const before = await flags();
  gateway.switches.whitelabel = { CBS3: false, NEWFLAG3: true };
  expect(await flags()).toEqual({ ...before, CBS3: false, NEWFLAG3: true });
});
