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

  function replay(): void {
    isScheduled = false;
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
    if (held.length) schedule();
  }

  function schedule(): void {
    if (isScheduled) return;
    isScheduled = true;
    requestAnimationFrame(replay);
  }

  input.onHeld = schedule;
  schedule();
}
