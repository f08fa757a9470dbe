import { atom, type ReadableAtom } from 'nanostores';

/** Milliseconds that a window must have been in front before a press in it counts. */
const FOCUSED_FOR = 1_000;

const $focused = atom(false);
/**
 * Whether this window has been in front for a second. It counts no press that was meant for another one: the second of a double
 * click that opened it, or one on a window that closes the moment before. A press on a window behind brings it to the front first.
 */
export const $windowFocused: ReadableAtom<boolean> = $focused;

/** Follows whether this window is in front. */
export function trackWindowFocus(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const leave = () => {
    clearTimeout(timer);
    $focused.set(false);
  };
  // Where no window manager gives windows the focus, none is lost either.
  const enter = () => {
    leave();
    if (!document.hidden) timer = setTimeout(() => $focused.set(true), FOCUSED_FOR);
  };
  addEventListener('focus', enter);
  addEventListener('blur', leave);
  document.addEventListener('visibilitychange', enter);
  enter();
}
