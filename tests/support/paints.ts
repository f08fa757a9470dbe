import { vi } from 'vitest';

interface Paint {
  name?: string;
  /** Of the picture that was painted. */
  url?: string;
}

/** Has the browser tell nothing of its paints until the returned function does, as entries of a type. */
export function holdPaints(): (type: 'paint' | 'largest-contentful-paint', entry: Paint) => void {
  type Seen = (list: { getEntries(): Paint[] }) => void;
  const watching = new Map<string | undefined, Set<Seen>>();
  class Observer {
    readonly #seen: Seen;
    constructor(seen: Seen) {
      this.#seen = seen;
    }
    observe({ type, buffered }: PerformanceObserverInit) {
      // Without `buffered` a page that is painted by now would hear nothing.
      if (buffered) watching.set(type, (watching.get(type) ?? new Set()).add(this.#seen));
    }
  }
  vi.stubGlobal('PerformanceObserver', Observer);
  return (type, entry) => {
    for (const seen of watching.get(type) ?? []) seen({ getEntries: () => [entry] });
  };
}
