import { onTestFinished } from 'vitest';

/** Lets observed elements be in the viewport for the rest of the test, all, none or some, because happy-dom has no layout. */
export function inView(visible: boolean | ((target: Element) => boolean)): void {
  class Observer {
    #tell: IntersectionObserverCallback;
    constructor(report: IntersectionObserverCallback) {
      this.#tell = report;
    }
    observe(target: Element) {
      const isVisible = typeof visible === 'function' ? visible(target) : visible;
      if (isVisible)
        this.#tell(
          [{ isIntersecting: true, intersectionRatio: 1, intersectionRect: new DOMRect(), target }] as never,
          this as never,
        );
    }
    unobserve() {}
    disconnect() {}
  }
  const before = globalThis.IntersectionObserver;
  globalThis.IntersectionObserver = Observer as never;
  onTestFinished(() => {
    globalThis.IntersectionObserver = before;
  });
}
