import { vi } from 'vitest';

/** Has the browser tell nothing of its paints until the returned function does, by the entry's name. */
export function holdPaints(): (name: 'first-paint' | 'first-contentful-paint') => void {
  type Seen = (entries: { getEntriesByName(name: string): string[] }) => void;
  const watching = new Set<Seen>();
  class Observer {
    readonly #seen: Seen;
    constructor(seen: Seen) {
      this.#seen = seen;
    }
    observe({ type, buffered }: PerformanceObserverInit) {
      // Without `buffered` a page that is painted by now would hear nothing.
      if (type === 'paint' && buffered) watching.add(this.#seen);
    }
  }
  vi.stubGlobal('PerformanceObserver', Observer);
  return (name) => {
    for (const seen of watching) seen({ getEntriesByName: (asked) => [name].filter((is) => is === asked) });
  };
}
