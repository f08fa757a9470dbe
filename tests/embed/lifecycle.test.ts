import * as nanostores from 'nanostores';
import { beforeEach, expect, test, vi } from 'vitest';
import * as small from '../../embed/stand-ins/lifecycle.ts';

beforeEach(() => void vi.useFakeTimers());

/** Returns the events of a store while readers come (`+`) and leave (`-`); numbers are milliseconds between steps. */
function played(
  { onStart, onMount }: Pick<typeof nanostores, 'onStart' | 'onMount'>,
  steps: string,
): string[] {
  const said: string[] = [];
  const $store = nanostores.atom(0);
  onStart($store, () => void said.push('start'));
  onMount($store, () => {
    said.push('mount');
    return () => void said.push('unmount');
  });
  const leaves: (() => void)[] = [];
  for (const step of steps.split(' ')) {
    said.push(step);
    if (step === '+') leaves.push($store.listen(() => {}));
    else if (step === '-') leaves.pop()!();
    else if (step === 'get') $store.get();
    else vi.advanceTimersByTime(Number(step));
  }
  return said;
}

test.each([
  '+ + - - 999 1',
  '+ - 999 + - 999 1 5000',
  '+ - 1000 + - 1000',
  '+ - 500 + 500 - 1000',
  'get 1000 get + 5000 - get 999 get 1 1000',
])('starts, mounts and unmounts stores like nanostores: %s', { tags: ['EM-1'] }, (steps) => {
  const theirs = played(nanostores, steps);
  expect(theirs.filter((word) => word === 'mount').length).toBeGreaterThan(0);
  expect(played(small as unknown as typeof nanostores, steps)).toEqual(theirs);
});
