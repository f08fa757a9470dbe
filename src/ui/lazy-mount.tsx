import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';

interface Options {
  /** Distance outside the screen in pixels that still counts. */
  margin?: number;
  /** Stays true after the first time. */
  once?: boolean;
}

/** Returns whether an element is on or near the screen. */
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

/** Distance from the screen in pixels at which content mounts. */
const APPROACH = 300;

interface Props {
  /** Placeholder of the size of the content. */
  skeleton: ReactNode;
  className?: string;
  children(): ReactNode;
}

/** Mounts its content when it comes near the screen. */
export function LazyMount({ skeleton, className, children }: Props) {
  const element = useRef<HTMLDivElement>(null);
  const near = useInView(element, { margin: APPROACH, once: true });
  return (
    <div ref={element} className={className}>
      {near ? children() : skeleton}
    </div>
  );
}
