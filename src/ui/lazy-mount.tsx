import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';

interface Options {
  /** How far outside of the screen still counts, in px. */
  margin?: number;
  /** Stays true once it was. */
  once?: boolean;
}

/** Whether an element is on, or near, the screen. */
export function useInView(
  element: RefObject<Element | null>,
  { margin = 0, once = false }: Options = {},
): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!('IntersectionObserver' in window)) return setNear(true);
    const watcher = new IntersectionObserver(
      (entries) => {
        const seen = entries.at(-1)!.isIntersecting;
        setNear(seen);
        if (seen && once) watcher.disconnect();
      },
      { rootMargin: `${margin}px 0px` },
    );
    if (element.current) watcher.observe(element.current);
    return () => watcher.disconnect();
  }, [element, margin, once]);
  return near;
}

/** Pixels before the screen at which what is scrolled to is asked for. */
const APPROACH = 300;

interface Props {
  /** What stands until then, of the size of what comes. */
  skeleton: ReactNode;
  className?: string;
  children(): ReactNode;
}

/** Shows its content from the moment it is approached, so that only what is near the screen is asked for. */
export function LazyMount({ skeleton, className, children }: Props) {
  const element = useRef<HTMLDivElement>(null);
  const near = useInView(element, { margin: APPROACH, once: true });
  return (
    <div ref={element} className={className}>
      {near ? children() : skeleton}
    </div>
  );
}
