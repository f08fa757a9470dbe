import type { ReactNode } from 'react';
import { RealAccountOnly } from '../features/account/gates.tsx';
import { linkTo, type RouteName } from '../routes/routes.ts';
import { AccountNote } from '../shell/account/account-note.tsx';
import { RefusedSheet } from './refused-sheet.tsx';
import { Sheet } from './sheet.tsx';

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
        <RefusedSheet title={title} why={why}>
          <AccountNote why={why} what="money" />
        </RefusedSheet>
      )}
    >
      <Sheet width="page" title={title} {...sheet}>
        {children}
      </Sheet>
    </RealAccountOnly>
  );
}
