import { afterEach, expect, test, vi } from 'vitest';
import { takePrefetched } from '../../src/site/take-prefetched.ts';

const scope = globalThis as {
  foyerPrefetched?: { answers: Map<string, Promise<Response>>; planned: Promise<unknown> };
};
const fetched = vi.fn(async () => new Response('fetched'));
vi.stubGlobal('fetch', fetched);

afterEach(() => {
  delete scope.foyerPrefetched;
  fetched.mockClear();
});

const started = (answer: Promise<Response>) => {
  scope.foyerPrefetched = { answers: new Map([['/a', answer]]), planned: Promise.resolve() };
};

test('a prefetched answer is taken once, then fetched', async () => {
  started(Promise.resolve(new Response('prefetched')));
  expect(await (await takePrefetched('/a')).text()).toBe('prefetched');
  expect(fetched).not.toHaveBeenCalled();
  expect(await (await takePrefetched('/a')).text()).toBe('fetched');
});

test('a write never takes one', async () => {
  started(Promise.resolve(new Response('prefetched')));
  expect(await (await takePrefetched('/a', { method: 'POST' })).text()).toBe('fetched');
});

test('a caller that leaves does not wait for one that hangs', async () => {
  started(new Promise(() => {}));
  const leave = new AbortController();
  const asked = takePrefetched('/a', { signal: leave.signal });
  leave.abort(new Error('left'));
  await expect(asked).rejects.toThrow('left');
});
