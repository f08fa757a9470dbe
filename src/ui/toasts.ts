import { atom } from 'nanostores';
import type { TextKey } from '../i18n/keys.ts';
import { $texts } from '../i18n/language.ts';
import type { Values } from '../i18n/reader.ts';

/** Minimum duration in milliseconds of any toast, and of one that must be read (SY-4). */
const TOAST_SHORT = 3_000;
export const TOAST_LONG = 8_000;
/** Milliseconds to notice a toast, and to read a character; a Japanese or Korean character counts three times. */
const NOTICE = 1_000;
const READ = 60;

export interface Toast {
  id: number;
  text: TextKey;
  values?: Values;
  kind: 'info' | 'success' | 'failure' | 'loading';
  /** Action as a button; pressing it closes the toast. */
  action?: { text: TextKey; run(): void };
}

let last = 0;

/** The toast on screen, the latest. */
export const $toast = atom<Toast | undefined>();

/** A lasting message, such as being offline, shown whenever there is no toast. */
export const $persistentToast = atom<TextKey | undefined>();

/**
 * Shows a toast for `ms` milliseconds, or longer if reading it takes longer; `ms` is the maximum for a loading
 * toast. Returns a function that hides it.
 */
export function showToast(
  text: TextKey,
  {
    kind = 'info',
    ms = TOAST_SHORT,
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
  const said = $texts.get()?.t(text, values) ?? '';
  const letters = said.replace(/[\u3040-\u9fff\uac00-\ud7a3]/g, '   ').length;
  const timer = setTimeout(
    hide,
    kind === 'loading' ? ms : Math.max(ms, TOAST_SHORT, NOTICE + READ * letters),
  );
  return hide;
}
