import { atom } from 'nanostores';
import type { TextKey } from '../i18n/keys.ts';
import type { Values } from '../i18n/reader.ts';

/** Milliseconds a toast stands unless told, and one of success (A9, B9). */
const TOAST_SHORT = 3_000;
const TOAST_SUCCESS = 1_000;
export const TOAST_LONG = 8_000;

export interface Toast {
  id: number;
  text: TextKey;
  values?: Values;
  kind: 'info' | 'success' | 'failure' | 'loading';
  /** What can be done about it, as a button; pressing it takes the toast away. */
  action?: { text: TextKey; run(): void };
}

let last = 0;

/** The one toast on screen, the latest. */
export const $toast = atom<Toast | undefined>();

/** What holds for as long as it is set, such as that there is no internet: on screen whenever no toast is. */
export const $standing = atom<TextKey | undefined>();

/** Shows a message for `ms` milliseconds; returns what takes it away early. */
export function showToast(
  text: TextKey,
  {
    kind = 'info',
    ms = kind === 'success' ? TOAST_SUCCESS : TOAST_SHORT,
    values,
    action,
  }: Partial<Omit<Toast, 'id' | 'text'>> & { ms?: number } = {},
): () => void {
  last += 1;
  const id = last;
  $toast.set({ id, text, kind, ...(values && { values }), ...(action && { action }) });
  const hide = () => {
    clearTimeout(timer);
    if ($toast.get()?.id === id) $toast.set(undefined);
  };
  const timer = setTimeout(hide, ms);
  return hide;
}
