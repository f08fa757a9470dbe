import { atom, type ReadableAtom } from 'nanostores';

/** Milliseconds that a window must have had the focus before a press in it counts. */
const FOCUSED_FOR = 1_000;

const $focused = atom(false);
/**
 * Whether the player has had this window in front for a second. It counts no press that was meant for another window: the
 * second of a double click that opened it, or one on a window that closes the moment before.
 */
export const $attentive: ReadableAtom<boolean> = $focused;

/** Follows the focus of this window. */
export function followAttention(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    clearTimeout(timer);
    $focused.set(false);
    if (document.hasFocus() && !document.hidden) timer = setTimeout(() => $focused.set(true), FOCUSED_FOR);
  };
  addEventListener('focus', look);
  addEventListener('blur', look);
  document.addEventListener('visibilitychange', look);
  look();
}
