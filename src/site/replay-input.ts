import { type EarlyInput, type HeldInput, isTaken, mark, TIMEOUT } from './early-input.ts';

/** Sets a typed value through the native setter, so that React notices the change. */
function type({ target, value }: HeldInput & { type: 'input' }): void {
  if (target.type === 'checkbox' || target.type === 'radio') return;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(target, value);
  target.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Repeats the held input in order, each time up to the first element that React has not hydrated. */
export function replayInput(input: EarlyInput): void {
  const { held } = input;
  let isScheduled = false;
  let isReplaying = false;

  function replay(): void {
    isReplaying = true;
    while (held.length) {
      const [entry] = held as [HeldInput];
      const { target, at } = entry;
      const gone = !target.isConnected || performance.now() - at > TIMEOUT;
      if (!gone && !isTaken(target)) break;
      held.shift();
      mark(target, false);
      if (gone) continue;
      if (entry.type === 'input') type(entry);
      else if (entry.type === 'submit') (target as HTMLFormElement).requestSubmit();
      else target.click();
    }
    isReplaying = false;
    if (held.length) schedule();
  }

  /** Keeps the order: repeats older input before React receives an event, and holds a submit whose fields still wait. */
  function settle(event: Event): void {
    if (!held.length || isReplaying) return;
    const form = (event.target as Partial<Element>).closest?.('form');
    for (const entry of held) {
      // The value contains what was typed before.
      if (entry.type === 'input' && entry.target === event.target) entry.value = entry.target.value;
    }
    replay();
    if (event.type !== 'submit' || !form || !held.some(({ target }) => form.contains(target))) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held.push({ type: 'submit', target: form, at: performance.now() });
  }

  function schedule(): void {
    if (isScheduled) return;
    isScheduled = true;
    requestAnimationFrame(() => {
      isScheduled = false;
      replay();
    });
  }

  input.onHeld = schedule;
  // After the listeners of `early-input.ts`, before those of React.
  for (const type of ['click', 'input', 'submit']) document.addEventListener(type, settle, true);
  schedule();
}
