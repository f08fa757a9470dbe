import { composeKey, deleteLastPart } from './composing.ts';
import type { TextField } from './purpose.ts';

/** What stands before and after the caret; what is marked is to be replaced. */
interface Parts {
  before: string;
  marked: string;
  after: string;
}

/** Fields of e-mail and numbers do not tell where their caret is: there it is taken to be at the end. */
function partsOf({ value, selectionStart, selectionEnd }: TextField): Parts {
  const start = selectionStart ?? value.length;
  const end = selectionEnd ?? value.length;
  return { before: value.slice(0, start), marked: value.slice(start, end), after: value.slice(end) };
}

/** Writes as a key press would: pages hear of it by `input`, and a field that is full takes no more. */
export function typeKey(field: TextField, key: string): void {
  const { before, after } = partsOf(field);
  const next = composeKey(before, key);
  const limit = field.maxLength;
  if (limit >= 0 && next.length + after.length > limit) return;
  write(field, next, after, 'insertText');
}

/** Takes away what is marked, else what was written last before the caret. */
export function eraseBeforeCursor(field: TextField): void {
  const { before, marked, after } = partsOf(field);
  if (!before && !marked) return;
  write(field, marked ? before : deleteLastPart(before), after, 'deleteContentBackward');
}

/** As Enter does: the page may have a use for it, else the form is sent. A text of several lines gets another one. */
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
  // Past what a framework has put over the property of this one field, or it would not see that it changed.
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')!.set!.call(field, before + after);
  if (field.selectionStart !== null) field.setSelectionRange(before.length, before.length);
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType }));
}
