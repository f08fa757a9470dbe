import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { limitLoads } from '../../src/lib/load-limit.ts';

beforeEach(() => {
  vi.useFakeTimers();
  limitLoads();
});
afterEach(() => {
  globalThis.foyerLoad = undefined;
});

const load = <Code>(code: Promise<Code>) => globalThis.foyerLoad!(code);

describe('code that loads on demand', { tags: ['SY-2'] }, () => {
  test('that never settles fails after 15 s', async () => {
    const failed = vi.fn();
    load(new Promise(() => {})).catch(failed);
    await vi.advanceTimersByTimeAsync(14_999);
    expect(failed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(failed).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'TimeoutError' }));
  });

  test('that settles in time is unchanged and leaves no timer', async () => {
    expect(await load(Promise.resolve('code'))).toBe('code');
    await expect(load(Promise.reject(new TypeError('away')))).rejects.toThrow('away');
    expect(vi.getTimerCount()).toBe(0);
  });
});
