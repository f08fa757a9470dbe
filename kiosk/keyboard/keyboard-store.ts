import { atom, type ReadableAtom } from 'nanostores';
import { type Purpose, purposeOf, suppressSystemKeyboard, type TextField, textFieldOf } from './purpose.ts';

/** The focused field and its purpose. */
export interface KeyboardTarget {
  field: TextField;
  purpose: Purpose;
}

const $current = atom<KeyboardTarget | undefined>();

/** Undefined while the keyboard is hidden. */
export const $keyboardTarget: ReadableAtom<KeyboardTarget | undefined> = $current;

/** Marks the keyboard, which may take the focus without closing itself. */
export const KEYBOARD_ATTRIBUTE = 'data-keyboard';

/** Hides the keyboard; the field keeps the focus, and the next touch shows the keyboard again. */
export function hideKeyboard(): void {
  $current.set(undefined);
}

/** Shows the keyboard while a text field has the focus. Returns a function that stops it. */
export function showKeyboardForFields(): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  let touched = false;
  const show = (target: EventTarget | null) => {
    const field = textFieldOf(target);
    if (!field) return;
    const purpose = purposeOf(field);
    suppressSystemKeyboard(field);
    if ($current.get()?.field !== field) $current.set({ field, purpose });
  };
  // Hiding the keyboard moves the page. While a tap or click is pending, that would move its target away.
  let left = false;
  const touch = () => {
    touched = true;
  };
  const release = () => {
    touched = false;
    if (left) leaveFor(document.activeElement);
  };
  document.addEventListener('pointerdown', touch, { signal, capture: true });
  document.addEventListener('pointercancel', release, { signal, capture: true });
  // A dragged mouse makes no click. The click of a touch follows a moment later.
  const up = ({ pointerType }: PointerEvent) => pointerType === 'mouse' && setTimeout(release);
  document.addEventListener('pointerup', up, { signal, capture: true });
  document.addEventListener(
    'click',
    ({ target }) => {
      release();
      // Also for a field that kept the focus while the keyboard was hidden.
      if (target === document.activeElement) show(target);
    },
    { signal },
  );
  document.addEventListener('focusin', ({ target }) => touched || show(target), { signal });
  const leaveFor = (next: EventTarget | null) => {
    left = false;
    if (next instanceof Element && (next.closest(`[${KEYBOARD_ATTRIBUTE}]`) || textFieldOf(next))) return;
    // The focus of the window moved into a game or out of the page. A blur to nothing on the page also hides the
    // keyboard.
    hideKeyboard();
  };
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (touched) left = true;
    else leaveFor(relatedTarget);
  };
  document.addEventListener('focusout', leave, { signal });
  // Removing a focused field from the page fires no blur.
  const gone = new MutationObserver(() => {
    if ($current.get()?.field.isConnected === false) hideKeyboard();
  });
  gone.observe(document, { childList: true, subtree: true });
  return () => {
    ended.abort();
    gone.disconnect();
    hideKeyboard();
  };
}
