import { atom, type ReadableAtom } from 'nanostores';
import { $topDialog } from '../../src/ui/open-dialogs.ts';

/** Milliseconds that the frame must be fully visible before it accepts clicks. */
const VISIBLE_FOR = 500;
/** Milliseconds between visibility checks; browsers require at least 100. */
const CHECK_INTERVAL = 100;
/** CSS pixels of tolerance at the edges. */
const ROUNDING = 1;

interface VisibleEntry extends IntersectionObserverEntry {
  readonly isVisible?: boolean;
}

const $refused = atom(false);
/** Whether a click was refused since the frame was last visible. */
export const $pressRefused: ReadableAtom<boolean> = $refused;

const $visible = atom(true);
/** Whether the frame is visible long enough to accept clicks; always true in browsers that cannot detect covers. */
export const $frameVisible: ReadableAtom<boolean> = $visible;

/** Returns whether the browser supports Intersection Observer v2. */
const canDetectCover = () =>
  'IntersectionObserverEntry' in window && 'isVisible' in IntersectionObserverEntry.prototype;

/** Returns whether an entry is fully visible: not covered, transparent, clipped or scrolled out of view. */
export function isFullyVisible({
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

const TEXT_FIELDS = 'textarea,input:not([type=submit],[type=button],[type=checkbox],[type=radio])';

/**
 * Prevents clickjacking: refuses clicks while the frame is covered, clipped, transparent or has just appeared. Does
 * nothing if the browser cannot detect that.
 */
export function guardPresses(): void {
  if (!canDetectCover()) return;
  $visible.set(false);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hear = (entries: IntersectionObserverEntry[]) => {
    // In full screen the game covers the frame itself.
    if (document.fullscreenElement) return;
    clearTimeout(timer);
    if (isFullyVisible(entries.at(-1)!)) {
      timer = setTimeout(() => {
        $visible.set(true);
        $refused.set(false);
      }, VISIBLE_FOR);
      return;
    }
    $visible.set(false);
    const { activeElement } = document;
    if (activeElement instanceof HTMLIFrameElement) activeElement.blur();
  };
  const options = { trackVisibility: true, delay: CHECK_INTERVAL, threshold: thresholds };
  let observer: IntersectionObserver | undefined;
  // Observes the topmost dialog, which covers the rest of the frame.
  const observe = () => {
    observer?.disconnect();
    observer = new IntersectionObserver(hear, options);
    observer.observe($topDialog.get() ?? document.getElementById('root')!);
  };
  $topDialog.subscribe(observe);
  document.addEventListener('fullscreenchange', observe);
  const refuse = (event: Event) => {
    if ($visible.get()) return;
    if (event.type === 'click' && event.target instanceof Element && event.target.closest(TEXT_FIELDS))
      return;
    event.preventDefault();
    event.stopImmediatePropagation();
    $refused.set(true);
  };
  addEventListener('click', refuse, { capture: true });
  addEventListener('submit', refuse, { capture: true });
}

/** Every percent, to detect small clips. */
const thresholds = Array.from({ length: 101 }, (_, percent) => percent / 100);
