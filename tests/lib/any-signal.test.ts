import { expect, test, vi } from 'vitest';
import { anySignal } from '../../src/lib/any-signal.ts';

const { abort } = AbortSignal;

test.each([0, 1] as const)(
  'without AbortSignal.any aborts with the reason of the first signal (%s)',
  (index) => {
    vi.stubGlobal('AbortSignal', { abort });
    const both = [new AbortController(), new AbortController()] as const;
    const signal = anySignal(both[0].signal, both[1].signal);
    expect(signal.aborted).toBe(false);
    both[index].abort('gone');
    both[1 - index]!.abort('late');
    expect([signal.aborted, signal.reason]).toEqual([true, 'gone']);
  },
);

test('without AbortSignal.any is aborted when one of the two was aborted before', () => {
  vi.stubGlobal('AbortSignal', { abort });
  const open = new AbortController().signal;
  expect(anySignal(open, AbortSignal.abort('before')).reason).toBe('before');
  expect(anySignal(AbortSignal.abort('before'), open).reason).toBe('before');
});

test('uses AbortSignal.any where it exists, and returns the second signal when there is no first', () => {
  const any = vi.fn(() => open);
  vi.stubGlobal('AbortSignal', { any });
  const [open, limit] = [new AbortController().signal, new AbortController().signal];
  expect(anySignal(undefined, limit)).toBe(limit);
  expect(any).not.toHaveBeenCalled();
  expect(anySignal(open, limit)).toBe(open);
  expect(any).toHaveBeenCalledWith([open, limit]);
});
