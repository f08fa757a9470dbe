import './skeleton.css';

/** Placeholder of the size of the content. */
export function Skeleton({ className, count = 1 }: { className: string; count?: number }) {
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no id; their order never changes
    <span key={index} className={`skeleton ${className}`} aria-hidden="true" />
  ));
}
