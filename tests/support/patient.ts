import { vi } from 'vitest';

/** Long enough for a busy machine; only what never comes about takes so long. */
const PATIENCE = { timeout: 20_000, interval: 10 };

/** Repeats what throws until it does no longer. @returns what it returns then */
export const settled = <T>(see: () => T | Promise<T>): Promise<T> => vi.waitFor(see, PATIENCE);

/** Waits for something. @returns it */
export const until = <T>(look: () => T | Promise<T>) => vi.waitUntil(look, PATIENCE);
