import { act } from '@testing-library/react';
import { settled, turn } from './patient.ts';

/** `waitFor` for a view whose clock is stopped, and stays so: what is under way comes, time does not pass. */
export function waitStill<T>(check: () => T): Promise<T> {
  return settled(check, () => act(turn));
}
