import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { columnsOf } from './use-grid-viewport.tsx';

/** Renders as many of `count` tiles as fill the rows of its grid, or all if they do not fill one. */
export function WholeRows({ count, children }: { count: number; children(shown: number): ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const [columns, setColumns] = useState(1);
  useLayoutEffect(() => {
    const measure = () => setColumns(columnsOf(box.current!.firstElementChild!));
    measure();
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, []);
  return <div ref={box}>{children(count - (count > columns ? count % columns : 0))}</div>;
}
