/** Size of the corner in CSS pixels, and milliseconds that it must be held, which does not happen by chance. */
const SIZE = 96;
const HELD = 4_000;

/**
 * Calls back when a pointer holds the corner at the start of the upper edge, or Escape is held: a terminal has no
 * Control and no Alt. Visitors who find it are asked for a number and a PIN. Returns a function that stops it.
 */
export function onStaffCornerHeld(onHeld: () => void): () => void {
  const ended = new AbortController();
  const options = { signal: ended.signal, capture: true };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  const within = ({ clientX, clientY }: MouseEvent) => {
    const across = document.documentElement.dir === 'rtl' ? innerWidth - clientX : clientX;
    return across >= 0 && across < SIZE && clientY < SIZE;
  };
  document.addEventListener(
    'pointerdown',
    (event) => {
      stop();
      if (event.isPrimary && within(event)) timer = setTimeout(onHeld, HELD);
    },
    options,
  );
  document.addEventListener('pointermove', (event) => within(event) || stop(), options);
  for (const name of ['pointerup', 'pointercancel'] as const) document.addEventListener(name, stop, options);
  document.addEventListener(
    'keydown',
    ({ key, repeat }) => {
      if (repeat) return;
      stop();
      if (key === 'Escape') timer = setTimeout(onHeld, HELD);
    },
    options,
  );
  document.addEventListener('keyup', stop, options);
  return () => {
    stop();
    ended.abort();
  };
}
