/** Keys that leave, print, save, inspect or zoom the page. */
const browserKeys =
  'F1 F3 F5 F6 F7 F10 F11 F12 BrowserBack BrowserForward BrowserHome BrowserRefresh BrowserSearch ContextMenu';
const FUNCTION_KEYS = new Set(browserKeys.split(' '));
/** Keys that stay allowed with Control or Command: they edit the text of a field. */
const FIELD_KEYS = new Set('a c v x z ArrowLeft ArrowRight Backspace Delete Home End'.split(' '));

/** Whether a key press triggers a command of the browser. */
export function isBrowserKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyPress): boolean {
  if (FUNCTION_KEYS.has(key)) return true;
  if (altKey && (key === 'ArrowLeft' || key === 'ArrowRight' || key === 'Home' || key === 'F4')) return true;
  // AltGr sends Control and Alt together and writes characters on many layouts.
  if (!(ctrlKey || metaKey) || altKey) return false;
  return shiftKey || !FIELD_KEYS.has(key);
}

type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

const inField = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea') !== null;

/** Blocks the browser's own features as far as a page can. Returns a function that undoes it. */
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
  // A pinch zooms where the browser ignores `touch-action`.
  on('touchmove', ({ touches }) => touches.length > 1, { passive: false });
  // The middle button starts autoscroll, opens tabs and pastes.
  on('mousedown', ({ button }) => button === 1 || button > 2);

  // Browsers must not suggest what the last visitor typed, nor ask to save it.
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
