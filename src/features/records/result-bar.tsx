import type { CSSProperties } from 'react';
import { toneForSign } from './record-row.tsx';
import './result-bar.css';

interface Props {
  result: number;
  /** The result of the longest bar, without its sign. */
  largest: number;
}

/** A decorative bar that grows from its centre: wins to the end, losses to the start. */
export function ResultBar({ result, largest }: Props) {
  const share = largest && Math.abs(result) / largest;
  return (
    <span
      className={`result-bar ${toneForSign(result)}`}
      style={{ '--share': share } as CSSProperties}
      aria-hidden="true"
    />
  );
}
