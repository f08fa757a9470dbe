/** Pixels a finger has to move along the line for a swipe. */
const SWIPE = 40;

/**
 * Hears fingers that move along the line over an element; a mouse selects text instead. `forward` follows the
 * direction of the text: to the left, and in right-to-left text to the right. Not over what matches `except`, which has
 * swipes of its own. The returned function ends that.
 */
export function onSwipe(element: HTMLElement, act: (forward: boolean) => void, except?: string): () => void {
  let start: { id: number; x: number; y: number } | undefined;
  const down = ({ target, pointerId, pointerType, isPrimary, clientX, clientY }: PointerEvent) => {
    const own = except !== undefined && target instanceof Element && target.closest(except);
    start =
      pointerType !== 'mouse' && isPrimary && !own ? { id: pointerId, x: clientX, y: clientY } : undefined;
  };
  const up = ({ pointerId, clientX, clientY }: PointerEvent) => {
    if (start?.id !== pointerId) return;
    const [x, y] = [clientX - start.x, clientY - start.y];
    start = undefined;
    if (Math.abs(x) < SWIPE || Math.abs(x) < Math.abs(y)) return;
    act(x < 0 === !isRightToLeft(element));
  };
  const cancel = () => {
    start = undefined;
  };
  element.addEventListener('pointerdown', down);
  element.addEventListener('pointerup', up);
  element.addEventListener('pointercancel', cancel);
  return () => {
    element.removeEventListener('pointerdown', down);
    element.removeEventListener('pointerup', up);
    element.removeEventListener('pointercancel', cancel);
  };
}

function isRightToLeft(element: Element): boolean {
  return getComputedStyle(element).direction === 'rtl';
}
