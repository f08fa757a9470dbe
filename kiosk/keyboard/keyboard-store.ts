import { atom, type ReadableAtom } from 'nanostores';
import { type Purpose, purposeOf, suppressSystemKeyboard, type TextField, textFieldOf } from './purpose.ts';

/** The field that is typed into, and what it is for. */
export interface KeyboardTarget {
  field: TextField;
  purpose: Purpose;
}

const $current = atom<KeyboardTarget | undefined>();

/** Absent while no keyboard is wanted. */
export const $keyboardTarget: ReadableAtom<KeyboardTarget | undefined> = $current;

/** Marks the keyboard, which may take the focus without the field being left. */
export const KEYBOARD_ATTRIBUTE = 'data-keyboard';

/** Puts the keyboard away; the field keeps the focus, and a further touch brings it back. */
export function hideKeyboard(): void {
  $current.set(undefined);
}

/** Brings the keyboard with the focus of a field, and takes it away with the field. Returns what ends it. */
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
  // The page makes room for the keys, and takes it back: while a tap or a click is under way that would move what it
  // ends on, which then gets nothing.
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
  // A mouse that was drawn aside makes no click. That of a touch comes a moment after it.
  const up = ({ pointerType }: PointerEvent) => pointerType === 'mouse' && setTimeout(release);
  document.addEventListener('pointerup', up, { signal, capture: true });
  document.addEventListener(
    'click',
    ({ target }) => {
      release();
      // Also of a field that had the focus already, where the keys were put away.
      if (target === document.activeElement) show(target);
    },
    { signal },
  );
  document.addEventListener('focusin', ({ target }) => touched || show(target), { signal });
  const leaveFor = (next: EventTarget | null) => {
    left = false;
    if (next instanceof Element && (next.closest(`[${KEYBOARD_ATTRIBUTE}]`) || textFieldOf(next))) return;
    // The window's focus went into a game or to the system; a field that is left for nothing on the page goes too.
    hideKeyboard();
  };
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (touched) left = true;
    else leaveFor(relatedTarget);
  };
  document.addEventListener('focusout', leave, { signal });
  // A field that is taken off the page is not said to have lost the focus.
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
