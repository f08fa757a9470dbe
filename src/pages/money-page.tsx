import type { ReactNode } from 'react';
import { RealAccountOnly } from '../features/account/gates.tsx';
import { linkTo, type RouteName } from '../routes/routes.ts';
import { AccountNote } from '../shell/account/account-note.tsx';
import { lazyComponentWithTexts } from '../ui/lazy-component-with-texts.tsx';
import { OptionalPart } from '../ui/optional-part.tsx';
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
            <OptionalPart name="news">
              <RegisterNews />
            </OptionalPart>
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
