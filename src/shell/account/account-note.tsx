import { Suspense } from 'react';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { lazyComponentWithTexts } from '../../ui/lazy-component-with-texts.tsx';
import type { AccountNoteProps } from './refusals.ts';

const Card = lazyComponentWithTexts(['member'], () => import('./account-note-card.tsx'));

/** Why this account may not do a thing, and where it goes on (SE-5). Its code and texts come for who is refused alone. */
export function AccountNote(props: AccountNoteProps) {
  return (
    <ErrorBoundary name="account" otherwise={null}>
      <Suspense>
        <Card {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}
