import { useEffect, useState } from 'react';

/** Returns the whole seconds until a moment of the monotonic clock, at least 0. */
export function useSecondsLeft(deadline: number): number {
  const look = () => Math.max(0, Math.ceil((deadline - performance.now()) / 1000));
  const [left, setLeft] = useState(look);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `look` reads nothing but the deadline
  useEffect(() => {
    setLeft(look());
    const timer = setInterval(() => setLeft(look()), 250);
    return () => clearInterval(timer);
  }, [deadline]);
  return left;
}
