/** Milliseconds without input after which nobody is taken to be choosing: somebody who looks for a game moves on before. */
const STILL = 5_000;

/** What somebody does who is in the middle of something; scrolling is the page's alone, since boards scroll by themselves. */
const inputs = [
  'pointerdown',
  'pointermove',
  'pointerup',
  'touchmove',
  'wheel',
  'scroll',
  'keydown',
  'input',
  'focusin',
  'visibilitychange',
];

/** Where somebody is busy without doing anything: in a field, in an open menu, on another tab. */
const field = 'input, textarea, select, [contenteditable]';
const openMenu = '[aria-expanded="true"]';

function isBusy(): boolean {
  const { activeElement, visibilityState } = document;
  return (
    visibilityState === 'hidden' ||
    activeElement?.matches(field) === true ||
    document.querySelector(openMenu) !== null
  );
}

/**
 * Tells when somebody has been still for 5 s, from now on counted, and when they are no longer. Returns what ends that.
 */
export function watchInactivity(tell: (still: boolean) => void): () => void {
  let still = false;
  const look = () => {
    if (isBusy()) return noteInput();
    still = true;
    tell(true);
  };
  const noteInput = (event?: Event) => {
    // A pointer that rests is told of too, as what is below it moves.
    if (event instanceof MouseEvent && event.type === 'pointermove' && !event.movementX && !event.movementY)
      return;
    clearTimeout(timer);
    timer = setTimeout(look, STILL);
    if (still) tell(false);
    still = false;
  };
  let timer = setTimeout(look, STILL);
  for (const type of inputs) document.addEventListener(type, noteInput, { passive: true });
  return () => {
    clearTimeout(timer);
    for (const type of inputs) document.removeEventListener(type, noteInput);
  };
}
