import { Suspense } from 'react';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { lazyComponentWithTexts } from '../../ui/lazy-component-with-texts.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import './lazy-team-month.css';

const TeamMonth = lazyComponentWithTexts(['records'], async () => ({
  default: (await import('./team-month.tsx')).TeamMonth,
}));

/** The results of a team in 30 days; their code and texts load where they are shown. */
export function LazyTeamMonth() {
  return (
    <ErrorBoundary name="team month">
      <Suspense fallback={<Skeleton className="team-month--waiting" />}>
        <TeamMonth />
      </Suspense>
    </ErrorBoundary>
  );
}
