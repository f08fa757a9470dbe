/** Pixels that count as a swipe. */
const SWIPE = 40;

/**
 * Reports horizontal touch swipes over an element. `forward` follows the direction of the text: left in
 * left-to-right text. Ignores elements that match `except`. Returns a function that stops it.
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
