import { expect, test, vi } from 'vitest';
import { untilAborted } from '../../src/lib/until-aborted.ts';

const forever = new Promise<never>(() => {});

test('settles like the work', async () => {
  const { signal } = new AbortController();
  const failure = new Error('no');
  expect(await untilAborted(Promise.resolve(7), signal)).toBe(7);
  await expect(untilAborted(Promise.reject(failure), signal)).rejects.toBe(failure);
  const work = Promise.resolve(8);
  expect(untilAborted(work)).toBe(work);
  expect(untilAborted(work, null)).toBe(work);
});

test('rejects with the reason as soon as the signal is aborted, also when it was aborted before', async () => {
  const abort = new AbortController();
  const waiting = untilAborted(forever, abort.signal);
  const reason = new Error('left');
  abort.abort(reason);
  await expect(waiting).rejects.toBe(reason);
  await expect(untilAborted(forever, abort.signal)).rejects.toBe(reason);
});

test('removes its listener from the signal when it is settled', async () => {
  const { signal } = new AbortController();
  const added = vi.spyOn(signal, 'addEventListener');
  const removed = vi.spyOn(signal, 'removeEventListener');
  await untilAborted(Promise.resolve(), signal);
  await untilAborted(Promise.reject(new Error('no')), signal).catch(() => {});
  expect(added).toHaveBeenCalledTimes(2);
  expect(removed.mock.calls).toEqual(added.mock.calls);
  expect(added.mock.calls[0]).toEqual(['abort', expect.any(Function)]);
});
