import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from './error-boundary.tsx';

interface Props {
  /** Names the part in reports. */
  name: string;
  /** Shown while its code loads. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** Renders a lazy part, or nothing when it fails. */
export function OptionalPart({ name, fallback, children }: Props) {
  return (
    <ErrorBoundary name={name} otherwise={null}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  );
}
