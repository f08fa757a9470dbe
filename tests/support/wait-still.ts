import { act } from '@testing-library/react';
import { settled, turn } from './patient.ts';

/** Like `waitFor`, for a view with a stopped clock: pending responses arrive, but the clock does not advance. */
export function waitStill<T>(check: () => T): Promise<T> {
  return settled(check, () => act(turn));
}
