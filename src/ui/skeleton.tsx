import './skeleton.css';

/** Placeholders in the size of what comes. */
export function Skeleton({ className, count = 1 }: { className: string; count?: number }) {
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have nothing else to be told apart by
    <span key={index} className={`skeleton ${className}`} aria-hidden="true" />
  ));
}
