/**
 * Inlined in the page: keeps what a visitor does with the server's HTML before React has taken it over, and does it again then.
 * Links work by themselves and are left alone.
 */

/** Milliseconds after which what was done is forgotten: by then a visitor expects nothing of it. */
const LIMIT = 10_000;
type Kept =
  | { type: 'click' | 'submit'; target: HTMLElement; at: number }
  | { type: 'input'; target: HTMLInputElement; at: number; value: string };

const kept: Kept[] = [];
let isScheduled = false;

/** Whether React has taken an element over: it marks the elements that are its own. */
const isTaken = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'));

/** The control that an event is about, where React does not have it yet. */
function waiting(event: Event, selector: string): HTMLElement | undefined {
  const control = event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;
  // HTML of an operator is never React's.
  return control?.closest('#root') && !control.closest('.html') && !isTaken(control) ? control : undefined;
}

const mark = (element: HTMLElement, on: boolean) => element.classList.toggle('kept-tap', on);

function keep(entry: Kept): void {
  kept.push(entry);
  mark(entry.target, entry.type !== 'input');
  schedule();
}

/** Sets what was typed the way a key does: React notices it, since its own record of the value is another one. */
function type({ target, value }: Kept & { type: 'input' }): void {
  if (target.type === 'checkbox' || target.type === 'radio') return;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(target, value);
  target.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Looks again in the next frame. */
function schedule(): void {
  if (isScheduled) return;
  isScheduled = true;
  requestAnimationFrame(replay);
}

/** Does again what was kept, in its order, as far as React has the elements. */
function replay(): void {
  isScheduled = false;
  while (kept.length) {
    const [entry] = kept as [Kept];
    const { target, at } = entry;
    const gone = !target.isConnected || performance.now() - at > LIMIT;
    if (!gone && !isTaken(target)) break;
    kept.shift();
    mark(target, false);
    if (gone) continue;
    if (entry.type === 'input') type(entry);
    else if (entry.type === 'submit') (target as HTMLFormElement).requestSubmit();
    else target.click();
  }
  if (kept.length) schedule();
}

/** Keeps an event from everybody else, to do it again later. */
function hold(event: Event, type: 'click' | 'submit', target: HTMLElement): void {
  event.preventDefault();
  // React hears events before it has the elements they are about, and would act as well.
  event.stopImmediatePropagation();
  keep({ type, target, at: performance.now() });
}

function onClick(event: MouseEvent): void {
  const target = waiting(event, 'a[href], button, summary, input[type="checkbox"], [role="button"]');
  // The button that sends a form makes a submit of its own.
  if (!target || event.button || target.matches('a[href], [type="submit"]')) return;
  hold(event, 'click', target);
}

function onSubmit(event: Event): void {
  const target = waiting(event, 'form');
  if (target) hold(event, 'submit', target);
}

function onInput(event: Event): void {
  const target = waiting(event, 'input');
  if (!(target instanceof HTMLInputElement)) return;
  const known = kept.findIndex((entry) => entry.type === 'input' && entry.target === target);
  if (known >= 0) kept.splice(known, 1);
  keep({ type: 'input', target, at: performance.now(), value: target.value });
}

/** Begins to keep. */
export function keepEarlyInput(): void {
  document.addEventListener('click', onClick, true);
  document.addEventListener('submit', onSubmit, true);
  document.addEventListener('input', onInput, true);
}
