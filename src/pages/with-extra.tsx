import { useStore } from '@nanostores/react';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import { $flags, $status } from '../config/status.ts';
import { GridSkeleton } from '../games/grid/game-grid.tsx';
import type { LobbyScope } from '../games/lobby-scope.ts';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { lazyComponentWithTexts } from '../ui/lazy-component-with-texts.tsx';

interface ExtraProps {
  scope: LobbyScope;
  category: string;
  /** Text of a search. */
  text: string;
  /** The games of the category. */
  children: ReactNode;
}

interface Extra {
  /** Whitelabel flag of a gateway that has its call. */
  flag: string;
  View: ComponentType<ExtraProps>;
}

const matches: Extra = {
  flag: 'MATCHES3',
  View: lazyComponentWithTexts<ExtraProps>(['sports'], () => import('../features/sports/match-board.tsx')),
};

/** Content of category pages from optional calls. */
const extras: Readonly<Record<string, Extra>> = {
  SPORTS: matches,
  ESPORTS: matches,
  COCKFIGHT: matches,
  LIVE: {
    flag: 'LIVETABLES3',
    View: lazyComponentWithTexts<ExtraProps>(
      ['liveTables'],
      () => import('../features/live-casino/live-casino.tsx'),
    ),
  },
};

/** The games of a category, with the gateway's content for its page. If that fails, the games alone. */
export function WithExtra(props: ExtraProps) {
  const flags = useStore($flags);
  const { state } = useStore($status);
  const extra = extras[props.category];
  // Games that came first would be replaced.
  if (extra && state === 'loading') return <GridSkeleton />;
  if (!extra || !flags[extra.flag]) return props.children;
  return (
    <ErrorBoundary name={extra.flag} otherwise={props.children}>
      <Suspense fallback={<GridSkeleton />}>
        <extra.View {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}
