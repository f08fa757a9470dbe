import { onTestFinished } from 'vitest';

/** happy-dom lays nothing out: says for the rest of the test whether all that is watched is on the screen, or nothing. */
export function inView(all: boolean): void {
  class Observer {
    #tell: IntersectionObserverCallback;
    constructor(tell: IntersectionObserverCallback) {
      this.#tell = tell;
    }
    observe(target: Element) {
      if (all) this.#tell([{ isIntersecting: true, target }] as IntersectionObserverEntry[], this as never);
    }
    disconnect() {}
  }
  const before = globalThis.IntersectionObserver;
  globalThis.IntersectionObserver = Observer as never;
  onTestFinished(() => {
    globalThis.IntersectionObserver = before;
  });
}
