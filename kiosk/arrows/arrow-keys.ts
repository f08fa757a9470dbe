import { platform } from '../../src/platform/platform.ts';
import { scrollBehavior } from '../../src/ui/reduced-motion.ts';
import { $keyboardTarget, hideKeyboard, KEYBOARD_ATTRIBUTE } from '../keyboard/keyboard-store.ts';
import { boxOf, focusableElements, focusScopeOf } from './focusable.ts';
import { type Direction, nearestInDirection } from './nearest.ts';

const directions: Readonly<Record<string, Direction | undefined>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** Shares of the screen's height: a target further away is scrolled towards by so much instead of being focused. */
const FAR = 0.8;
const SCROLL = 0.6;

/**
 * Lets four arrow keys, Enter and Escape operate the whole terminal, as a switch or a keypad sends them. Returns a
 * function that stops it.
 */
export function enableArrowKeys(): () => void {
  const ended = new AbortController();
  const onKey = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    const focused = document.activeElement;
    // The entries of an open list have the focus.
    if (focused?.closest(`[${KEYBOARD_ATTRIBUTE}]`) || focused?.closest('select')?.matches(':open')) return;
    const direction = directions[event.key];
    const done =
      event.key === 'Enter'
        ? press(focused)
        : event.key === 'Escape'
          ? // Held down, which opens the staff corner, it leads out once.
            event.repeat || goOut()
          : direction &&
            (focusTool(focused, direction) ||
              (!needsArrow(focused, direction) && moveFocus(focused, direction)));
    if (done) event.preventDefault();
  };
  document.addEventListener('keydown', onKey, { signal: ended.signal });
  return () => ended.abort();
}

/** Moves the focus to the nearest element in a direction. @returns true */
export function moveFocus(focused: Element | null, direction: Direction): boolean {
  const scope = focusScopeOf(focused);
  const all = focusableElements(scope);
  if (!focused || focused === document.body || !all.length) return begin(all);
  const others = all.filter((element) => element !== focused);
  const from = boxOf(focused);
  const place = nearestInDirection(from, others.map(boxOf), direction);
  const next = place === undefined ? undefined : others[place];
  const upright = direction === 'up' || direction === 'down';
  if (next && !(upright && isFar(from, boxOf(next), direction))) {
    next.focus();
    next.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  } else if (upright) scroll(focused, direction);
  return true;
}

/** Without a focused element the first visible one gets the focus. */
function begin(all: readonly HTMLElement[]): boolean {
  const seen = all.filter((element) => {
    const { top, bottom } = boxOf(element);
    return top >= 0 && bottom <= innerHeight;
  });
  (seen.find((element) => element.closest('main, dialog')) ?? seen[0] ?? all[0])?.focus();
  return true;
}

const isFar = (from: DOMRect, to: DOMRect, direction: 'up' | 'down') =>
  (direction === 'down' ? to.top - from.bottom : from.top - to.bottom) > innerHeight * FAR &&
  // A focused element that was scrolled out of view gets a visible successor at once.
  from.bottom > 0 &&
  from.top < innerHeight;

function scroll(focused: Element, direction: 'up' | 'down'): void {
  let scroller: Element | null = focused.parentElement;
  while (scroller && scroller.scrollHeight <= scroller.clientHeight) scroller = scroller.parentElement;
  const top = innerHeight * SCROLL * (direction === 'down' ? 1 : -1);
  (scroller ?? document.documentElement).scrollBy({ top, behavior: scrollBehavior() });
}

/** Moves the focus from the edge of a password to the button inside its field, which is not next to the field. */
function focusTool(focused: Element | null, direction: Direction): boolean {
  const tool = focused?.parentElement?.querySelector<HTMLElement>('.field__tool');
  if (!tool || !(focused instanceof HTMLInputElement)) return false;
  const isRight = boxOf(tool).left > boxOf(focused).left + boxOf(focused).width / 2;
  const { selectionStart, selectionEnd, value } = focused;
  const atEdge = isRight ? selectionEnd === value.length : selectionStart === 0;
  if (!atEdge || direction !== (isRight ? 'right' : 'left')) return false;
  tool.focus();
  return true;
}

/** Whether the focused element needs the arrow itself: a text with a caret, a slider. */
function needsArrow(focused: Element | null, direction: Direction): boolean {
  const upright = direction === 'up' || direction === 'down';
  if (focused?.role === 'slider') return !upright;
  if (focused instanceof HTMLTextAreaElement) {
    const { selectionStart, value } = focused;
    return (
      !(direction === 'up' && selectionStart === 0) &&
      !(direction === 'down' && selectionStart === value.length)
    );
  }
  if (!(focused instanceof HTMLInputElement)) return false;
  return !upright && focused.type !== 'checkbox' && focused.type !== 'radio';
}

/** Activates with Enter what browsers activate with other keys. */
function press(focused: Element | null): boolean {
  if (focused instanceof HTMLSelectElement) focused.showPicker();
  else if (focused instanceof HTMLInputElement && (focused.type === 'checkbox' || focused.type === 'radio')) {
    focused.click();
  } else return false;
  return true;
}

/** Closes the keyboard, else goes back one page. Dialogs are closed by the browser. */
function goOut(): boolean {
  if (document.querySelector('dialog:modal')) return false;
  if ($keyboardTarget.get()) hideKeyboard();
  else platform().back();
  return true;
}
