import { atom, type ReadableAtom } from 'nanostores';
import { $topDialog } from '../../src/ui/open-dialogs.ts';

/** Milliseconds the frame has to be seen whole, with nothing over it, before a press counts. */
const SEEN_FOR = 500;
/** Milliseconds between two visibility checks of the browser; 100 is the least it takes. */
const DELAY = 100;
/** Pixels that rounding may take off an edge. */
const ROUNDING = 1;

interface VisibleEntry extends IntersectionObserverEntry {
  readonly isVisible?: boolean;
}

const $pressed = atom(false);
/** Whether a press was refused and the frame has not been seen since. */
export const $pressRefused: ReadableAtom<boolean> = $pressed;

const $seen = atom(true);
/** Whether the frame has been seen long enough for a game to take presses; always, where the browser cannot tell. */
export const $inSight: ReadableAtom<boolean> = $seen;

/** Whether the browser reports what covers or hides an element (Intersection Observer v2). */
const canTell = () =>
  'IntersectionObserverEntry' in window && 'isVisible' in IntersectionObserverEntry.prototype;

/** Whether an observed element is seen whole: not covered, not see-through, no edge clipped or out of view. */
export function isSeenWhole({
  isVisible,
  intersectionRect,
  boundingClientRect,
}: Pick<VisibleEntry, 'isVisible' | 'intersectionRect' | 'boundingClientRect'>): boolean {
  return (
    isVisible === true &&
    boundingClientRect.width - intersectionRect.width <= ROUNDING &&
    boundingClientRect.height - intersectionRect.height <= ROUNDING
  );
}

const TYPED = 'textarea,input:not([type=submit],[type=button],[type=checkbox],[type=radio])';

/**
 * Refuses presses in a frame that the page around has covered, clipped, made transparent or shown this very moment, so
 * that nobody acts on what they do not see. Where the browser cannot tell, nothing is refused.
 */
export function guardPresses(): void {
  if (!canTell()) return;
  $seen.set(false);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hear = (entries: IntersectionObserverEntry[]) => {
    // A game in full screen covers all else of the frame, and the browser reports it as covered too.
    if (document.fullscreenElement) return;
    clearTimeout(timer);
    if (isSeenWhole(entries.at(-1)!)) {
      timer = setTimeout(() => {
        $seen.set(true);
        $pressed.set(false);
      }, SEEN_FOR);
      return;
    }
    $seen.set(false);
    const { activeElement } = document;
    if (activeElement instanceof HTMLIFrameElement) activeElement.blur();
  };
  const options = { trackVisibility: true, delay: DELAY, threshold: thresholds };
  let observer: IntersectionObserver | undefined;
  // What lies on top in this document is observed: below it everything counts as covered.
  const observe = () => {
    observer?.disconnect();
    observer = new IntersectionObserver(hear, options);
    observer.observe($topDialog.get() ?? document.getElementById('root')!);
  };
  $topDialog.subscribe(observe);
  document.addEventListener('fullscreenchange', observe);
  const refuse = (event: Event) => {
    if ($seen.get()) return;
    if (event.type === 'click' && event.target instanceof Element && event.target.closest(TYPED)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    $pressed.set(true);
  };
  addEventListener('click', refuse, { capture: true });
  addEventListener('submit', refuse, { capture: true });
}

/** Every percent, so that an edge that leaves the view is reported. */
const thresholds = Array.from({ length: 101 }, (_, percent) => percent / 100);
