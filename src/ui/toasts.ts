import { atom } from 'nanostores';
import type { TextKey } from '../i18n/keys.ts';
import { $texts } from '../i18n/language.ts';
import type { Values } from '../i18n/reader.ts';

/** Milliseconds any message stands at least, whatever it says, and one that has to be read before going on (SY-4). */
const TOAST_SHORT = 3_000;
export const TOAST_LONG = 8_000;
/** Milliseconds to notice a message, and to read one of its characters; one of Japanese or Korean says as much as three. */
const NOTICE = 1_000;
const READ = 60;

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
export const $persistentToast = atom<TextKey | undefined>();

/**
 * Shows a message for `ms` milliseconds, or longer where it takes longer to read; one that says that something is
 * loading for so long at most. Returns what takes it away early.
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
