import { composeKey, deleteLastPart } from './composing.ts';
import type { TextField } from './purpose.ts';

/** Returns the text before and after the selection. */
interface Parts {
  before: string;
  marked: string;
  after: string;
}

/** Fields of type email and number do not expose their caret: it counts as at the end. */
function partsOf({ value, selectionStart, selectionEnd }: TextField): Parts {
  const start = selectionStart ?? value.length;
  const end = selectionEnd ?? value.length;
  return { before: value.slice(0, start), marked: value.slice(start, end), after: value.slice(end) };
}

/** Types as a key press does: fires `input`, and respects `maxlength`. */
export function typeKey(field: TextField, key: string): void {
  const { before, after } = partsOf(field);
  const next = composeKey(before, key);
  const limit = field.maxLength;
  if (limit >= 0 && next.length + after.length > limit) return;
  write(field, next, after, 'insertText');
}

/** Deletes the selection, else the last part before the caret. */
export function eraseBeforeCursor(field: TextField): void {
  const { before, marked, after } = partsOf(field);
  if (!before && !marked) return;
  write(field, marked ? before : deleteLastPart(before), after, 'deleteContentBackward');
}

/** Presses Enter: fires `keydown`, then submits the form, or breaks the line of a textarea. */
export function pressEnter(field: TextField): void {
  if (field instanceof HTMLTextAreaElement) {
    typeKey(field, '\n');
    return;
  }
  const pressed = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
  if (field.dispatchEvent(pressed)) field.form?.requestSubmit();
}

function write(field: TextField, before: string, after: string, inputType: string): void {
  const kind = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  // Uses the setter of the prototype: frameworks shadow the one of the element, and would not notice the change.
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')!.set!.call(field, before + after);
  if (field.selectionStart !== null) field.setSelectionRange(before.length, before.length);
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType }));
}
