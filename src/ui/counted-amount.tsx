import { useLayoutEffect, useRef } from 'react';
import { prefersReducedMotion } from './reduced-motion.ts';
import './counted-amount.css';

interface Props {
  value: number;
  /** The value from which it counts up. */
  from?: number;
  format(value: number): string;
}

/** Milliseconds of the count, and between its numbers. */
const DURATION = 700;
const STEP = 40;

/**
 * A win that counts up to its value. The value itself is in the document at once, for screen readers and for the width;
 * the running number covers it, as generated content, which is no text of the document.
 */
export function CountedAmount({ value, from = 0, format }: Props) {
  const running = useRef<HTMLSpanElement>(null);
  const begin = useRef(from);
  // biome-ignore lint/correctness/useExhaustiveDependencies: counts once for each value
  useLayoutEffect(() => {
    const element = running.current!;
    const start = begin.current;
    begin.current = value;
    if (value <= start || prefersReducedMotion()) return;
    const end = () => {
      clearInterval(timer);
      delete element.dataset.now;
    };
    const begun = performance.now();
    const count = () => {
      const left = 1 - (performance.now() - begun) / DURATION;
      // Fast first, then slower.
      if (left <= 0) end();
      else element.dataset.now = format(Math.round((value - (value - start) * left ** 3) * 100) / 100);
    };
    const timer = setInterval(count, STEP);
    count();
    return end;
  }, [value]);
  return (
    <bdi className="counted-amount">
      <span>{format(value)}</span>
      <span ref={running} className="counted-amount__running" aria-hidden="true" />
    </bdi>
  );
}
