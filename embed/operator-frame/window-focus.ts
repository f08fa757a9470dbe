import { atom, type ReadableAtom } from 'nanostores';

/** Milliseconds that the window must have the focus before it accepts clicks. */
const FOCUSED_FOR = 1_000;

const $focused = atom(false);
/**
 * Whether this window has had the focus for a second. Ignores the second click of the double click that opened it,
 * and clicks meant for a window that just closed.
 */
export const $windowFocused: ReadableAtom<boolean> = $focused;

export function trackWindowFocus(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const leave = () => {
    clearTimeout(timer);
    $focused.set(false);
  };
  // Also runs on `visibilitychange`: without a window manager there are no focus events.
  const enter = () => {
    leave();
    if (!document.hidden) timer = setTimeout(() => $focused.set(true), FOCUSED_FOR);
  };
  addEventListener('focus', enter);
  addEventListener('blur', leave);
  document.addEventListener('visibilitychange', enter);
  enter();
}
