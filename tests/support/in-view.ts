import { onTestFinished } from 'vitest';

/** Lets all observed elements be in the viewport for the rest of the test, or none, because happy-dom has no layout. */
export function inView(all: boolean): void {
  class Observer {
    #tell: IntersectionObserverCallback;
    constructor(report: IntersectionObserverCallback) {
      this.#tell = report;
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
