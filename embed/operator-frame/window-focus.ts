import { atom, type ReadableAtom } from 'nanostores';

/** Milliseconds that a window must have been in front before a press in it counts. */
const IN_FRONT_FOR = 1_000;

const $inFront = atom(false);
/**
 * Whether this window has been in front for a second. It counts no press that was meant for another one: the second of a double
 * click that opened it, or one on a window that closes the moment before. A press on a window behind brings it to the front first.
 */
export const $attentive: ReadableAtom<boolean> = $inFront;

/** Follows whether this window is in front. */
export function followAttention(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const leave = () => {
    clearTimeout(timer);
    $inFront.set(false);
  };
  // Where no window manager gives windows the focus, none is lost either.
  const enter = () => {
    leave();
    if (!document.hidden) timer = setTimeout(() => $inFront.set(true), IN_FRONT_FOR);
  };
  addEventListener('focus', enter);
  addEventListener('blur', leave);
  document.addEventListener('visibilitychange', enter);
  enter();
}
