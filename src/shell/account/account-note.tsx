import { Suspense } from 'react';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { lazyComponentWithTexts } from '../../ui/lazy-component-with-texts.tsx';
import type { AccountNoteProps } from './refusals.ts';

const Card = lazyComponentWithTexts(['member'], () => import('./account-note-card.tsx'));

/** Explains why an account may not do something, and offers an alternative (SE-5). Code and texts load only when needed. */
export function AccountNote(props: AccountNoteProps) {
  return (
    <ErrorBoundary name="account" otherwise={null}>
      <Suspense>
        <Card {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}
