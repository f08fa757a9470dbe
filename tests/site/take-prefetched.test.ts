import { beforeEach, expect, test, vi } from 'vitest';
import { takePrefetched } from '../../src/site/take-prefetched.ts';

const scope = globalThis as {
  foyerPrefetched?: { answers: Map<string, Promise<Response>>; planned: Promise<unknown> };
};
const fetched = vi.fn(async () => new Response('fetched'));

beforeEach(() => {
  delete scope.foyerPrefetched;
  fetched.mockClear();
  vi.stubGlobal('fetch', fetched);
});

const started = (answer: Promise<Response>) => {
  scope.foyerPrefetched = { answers: new Map([['/a', answer]]), planned: Promise.resolve() };
};

test('returns a prefetched response once, then fetches', async () => {
  started(Promise.resolve(new Response('prefetched')));
  expect(await (await takePrefetched('/a')).text()).toBe('prefetched');
  expect(fetched).not.toHaveBeenCalled();
  expect(await (await takePrefetched('/a')).text()).toBe('fetched');
});

test('never returns a prefetched response to a write', async () => {
  started(Promise.resolve(new Response('prefetched')));
  expect(await (await takePrefetched('/a', { method: 'POST' })).text()).toBe('fetched');
});

test('rejects at once when the caller aborts a pending response', async () => {
  started(new Promise(() => {}));
  const leave = new AbortController();
  const requested = takePrefetched('/a', { signal: leave.signal });
  leave.abort(new Error('left'));
  await expect(requested).rejects.toThrow('left');
});
