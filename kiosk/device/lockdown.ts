/** Keys that would leave the page, print or save it, look into it or change its size. */
const browserKeys =
  'F1 F3 F5 F6 F7 F10 F11 F12 BrowserBack BrowserForward BrowserHome BrowserRefresh BrowserSearch ContextMenu';
const FUNCTION_KEYS = new Set(browserKeys.split(' '));
/** With Control or Command these stay: they work on the text in a field. */
const FIELD_KEYS = new Set('a c v x z ArrowLeft ArrowRight Backspace Delete Home End'.split(' '));

/** Whether a key press belongs to the browser rather than to the page. */
export function isBrowserKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyPress): boolean {
  if (FUNCTION_KEYS.has(key)) return true;
  if (altKey && (key === 'ArrowLeft' || key === 'ArrowRight' || key === 'Home' || key === 'F4')) return true;
  // AltGr is Control and Alt together and writes characters on many layouts.
  if (!(ctrlKey || metaKey) || altKey) return false;
  return shiftKey || !FIELD_KEYS.has(key);
}

type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

const inField = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea') !== null;

/** Takes from visitors what a browser offers beside the page, as far as a page can. Returns what undoes it. */
export function lockDown(): () => void {
  const down = new AbortController();
  const on = <K extends keyof DocumentEventMap>(
    name: K,
    refuse: (event: DocumentEventMap[K]) => boolean,
    options: AddEventListenerOptions = {},
  ) =>
    document.addEventListener(name, (event) => refuse(event) && event.preventDefault(), {
      capture: true,
      signal: down.signal,
      ...options,
    });

  on('contextmenu', () => true);
  on('dragstart', () => true);
  on('drop', () => true);
  on('selectstart', ({ target }) => !inField(target));
  on('keydown', isBrowserKey);
  on('wheel', ({ ctrlKey }) => ctrlKey, { passive: false });
  // Two fingers zoom where the style sheet's touch-action is not heeded.
  on('touchmove', ({ touches }) => touches.length > 1, { passive: false });
  // The middle button scrolls by itself, opens tabs and pastes.
  on('mousedown', ({ button }) => button === 1 || button > 2);

  // What the last visitor typed must not be offered to the next one, nor asked to be kept.
  document.addEventListener(
    'focusin',
    ({ target }) => target instanceof HTMLInputElement && target.setAttribute('autocomplete', 'off'),
    { capture: true, signal: down.signal },
  );

  const { open, print } = window;
  window.open = () => null;
  window.print = () => {};
  down.signal.addEventListener('abort', () => Object.assign(window, { open, print }));
  return () => down.abort();
}
