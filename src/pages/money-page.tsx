import { type ReactNode, Suspense } from 'react';
import { RealAccountOnly } from '../features/account/gates.tsx';
import { linkTo, type RouteName } from '../routes/routes.ts';
import { AccountNote } from '../shell/account/account-note.tsx';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { lazyComponentWithTexts } from '../ui/lazy-component-with-texts.tsx';
import { Sheet } from './sheet.tsx';

const RegisterNews = lazyComponentWithTexts(['promotions'], () => import('./register-news.tsx'));

interface Props {
  route: RouteName;
  title: string;
  text?: string;
  children: ReactNode;
}

/**
 * Frame of pages that move money: visitors sign in first, accounts without access see the reason (SE-5), and trials
 * what a registration offers.
 */
export function MoneyPage({ route, title, children, ...sheet }: Props) {
  return (
    <RealAccountOnly
      from={linkTo(route)}
      refused={(why) => (
        <Sheet title={title}>
          <AccountNote why={why} what="money" />
          {why === 'trial' && (
            <ErrorBoundary name="news" otherwise={null}>
              <Suspense>
                <RegisterNews />
              </Suspense>
            </ErrorBoundary>
          )}
        </Sheet>
      )}
    >
      <Sheet width="page" title={title} {...sheet}>
        {children}
      </Sheet>
    </RealAccountOnly>
  );
}
