/** Milliseconds without input that count as inactive. */
const STILL = 5_000;

/** Events that count as input; scrolling only of the page, because boards scroll by themselves. */
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

/** States without input in which the visitor is busy: a focused field, an open menu, a hidden tab. */
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

/** Calls `act` at each input in the page. Returns a function that stops it. */
export function onInput(act: () => void): () => void {
  const hear = (event: Event) => {
    // Browsers fire `pointermove` for a resting pointer when content moves below it.
    const { movementX, movementY } = event as MouseEvent;
    if (event.type !== 'pointermove' || movementX || movementY) act();
  };
  for (const type of inputs) document.addEventListener(type, hear, { passive: true });
  return () => {
    for (const type of inputs) document.removeEventListener(type, hear);
  };
}

/**
 * Calls `onChange` with true after 5 s of inactivity and with false at the next input. Returns a function that stops it.
 */
export function watchInactivity(onChange: (still: boolean) => void): () => void {
  let still = false;
  const look = () => {
    if (isBusy()) return noteInput();
    still = true;
    onChange(true);
  };
  const noteInput = () => {
    clearTimeout(timer);
    timer = setTimeout(look, STILL);
    if (still) onChange(false);
    still = false;
  };
  let timer = setTimeout(look, STILL);
  const leave = onInput(noteInput);
  return () => {
    clearTimeout(timer);
    leave();
  };
}
