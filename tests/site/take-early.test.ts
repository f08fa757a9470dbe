import { afterEach, expect, test, vi } from 'vitest';
import { fetchOrTake } from '../../src/site/take-early.ts';

const scope = globalThis as {
  foyerEarly?: { answers: Map<string, Promise<Response>>; planned: Promise<unknown> };
};
const fetched = vi.fn(async () => new Response('fetched'));
vi.stubGlobal('fetch', fetched);

afterEach(() => {
  delete scope.foyerEarly;
  fetched.mockClear();
});

const early = (answer: Promise<Response>) => {
  scope.foyerEarly = { answers: new Map([['/a', answer]]), planned: Promise.resolve() };
};

test('an early answer is taken once, then fetched', async () => {
  early(Promise.resolve(new Response('early')));
  expect(await (await fetchOrTake('/a')).text()).toBe('early');
  expect(fetched).not.toHaveBeenCalled();
  expect(await (await fetchOrTake('/a')).text()).toBe('fetched');
});

test('a write never takes one', async () => {
  early(Promise.resolve(new Response('early')));
  expect(await (await fetchOrTake('/a', { method: 'POST' })).text()).toBe('fetched');
});

test('a caller that leaves does not wait for one that hangs', async () => {
  early(new Promise(() => {}));
  const leave = new AbortController();
  const asked = fetchOrTake('/a', { signal: leave.signal });
  leave.abort(new Error('left'));
  await expect(asked).rejects.toThrow('left');
});
