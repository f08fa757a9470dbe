import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from './error-boundary.tsx';

interface Props {
  /** Names the part in reports. */
  name: string;
  /** Shown while its code loads. */
  fallback?: ReactNode;
  /** Called with the error. */
  onFail?: (error: unknown) => void;
  children: ReactNode;
}

/** Renders a lazy part, or nothing when it fails. */
export function OptionalPart({ name, fallback, onFail, children }: Props) {
  return (
    <ErrorBoundary name={name} otherwise={null} onFail={onFail}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  );
}
