/**
 * Inlined in the page: holds back a visitor's input until React has hydrated the server's HTML; `replay-input.ts` then repeats it.
 * Links work without React, so it ignores them.
 */

/** Milliseconds after which input is dropped, because the visitor no longer expects a reaction. */
export const TIMEOUT = 10_000;

export type HeldInput =
  | { type: 'click' | 'submit'; target: HTMLElement; at: number }
  | { type: 'input'; target: HTMLInputElement; at: number; value: string };

/** Input that React has not received, in its order. */
export interface EarlyInput {
  held: HeldInput[];
  /** Called after each further input, once the code is there. */
  onHeld?: () => void;
}

const input: EarlyInput = { held: [] };
const { held } = input;

/** Returns whether React has hydrated an element; React marks each of its elements. */
export const isTaken = (element: Element) =>
  Object.keys(element).some((key) => key.startsWith('__reactProps'));

/** Returns the control that an event targets when React has not hydrated it yet. */
function waiting(event: Event, selector: string): HTMLElement | undefined {
  const control = (event.target as Partial<Element>).closest?.<HTMLElement>(selector);
  // React never hydrates the HTML of an operator.
  return control?.closest('#root') && !control.closest('.html') && !isTaken(control) ? control : undefined;
}

export const mark = (element: HTMLElement, on: boolean) => element.classList.toggle('kept-tap', on);

function keep(entry: HeldInput): void {
  held.push(entry);
  mark(entry.target, entry.type !== 'input');
  setTimeout(mark, TIMEOUT, entry.target, false);
  input.onHeld?.();
}

/** Stops an event and stores it for later. */
function hold(event: Event, type: 'click' | 'submit', target: HTMLElement): void {
  event.preventDefault();
  // React listens before it has hydrated the elements, and would handle the event a second time.
  event.stopImmediatePropagation();
  keep({ type, target, at: performance.now() });
}

function onClick(event: MouseEvent): void {
  const target = waiting(event, 'a[href], button, summary, input[type="checkbox"], [role="button"]');
  // A click on the submit button also causes a submit event, which is held separately.
  if (!target || event.button || target.matches('a[href], [type="submit"]')) return;
  hold(event, 'click', target);
}

function onSubmit(event: Event): void {
  const target = waiting(event, 'form');
  if (target) hold(event, 'submit', target);
}

function onInput(event: Event): void {
  const target = waiting(event, 'input') as HTMLInputElement | undefined;
  if (!target) return;
  const known = held.findIndex((entry) => entry.type === 'input' && entry.target === target);
  if (known >= 0) held.splice(known, 1);
  keep({ type: 'input', target, at: performance.now(), value: target.value });
}

export function keepEarlyInput(): EarlyInput {
  document.addEventListener('click', onClick, true);
  document.addEventListener('submit', onSubmit, true);
  document.addEventListener('input', onInput, true);
  return input;
}
