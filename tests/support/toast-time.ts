import { expect } from 'vitest';
import { $texts } from '../../src/i18n/language.ts';
import { $toast } from '../../src/ui/toasts.ts';
import { pass } from './clock.ts';

/** Expects the toast to close after 3 s, or after 1 s and 60 ms for each character if that is longer. */
export async function expectReadable(): Promise<void> {
  const toast = $toast.get()!;
  const { length } = $texts.get()!.t(toast.text, toast.values);
  await pass(Math.max(3_000, 1_000 + 60 * length) - 1);
  expect($toast.get()).toBe(toast);
  await pass(1);
  expect($toast.get()).toBeUndefined();
}
