import { vi } from 'vitest';

interface Paint {
  name?: string;
  url?: string;
}

/** Replaces `PerformanceObserver`. The returned function delivers paint entries of a type to its observers. */
export function holdPaints(): (type: 'paint' | 'largest-contentful-paint', entry: Paint) => void {
  type Seen = (list: { getEntries(): Paint[] }) => void;
  const watching = new Map<string | undefined, Set<Seen>>();
  class Observer {
    readonly #seen: Seen;
    constructor(seen: Seen) {
      this.#seen = seen;
    }
    observe({ type, buffered }: PerformanceObserverInit) {
      // Without `buffered` an observer would miss earlier paints.
      if (buffered) watching.set(type, (watching.get(type) ?? new Set()).add(this.#seen));
    }
  }
  vi.stubGlobal('PerformanceObserver', Observer);
  return (type, entry) => {
    for (const seen of watching.get(type) ?? []) seen({ getEntries: () => [entry] });
  };
}
