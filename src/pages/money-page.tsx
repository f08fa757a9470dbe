import type { ReactNode } from 'react';
import { RealAccountOnly } from '../features/account/gates.tsx';
import { linkTo, type RouteName } from '../routes/routes.ts';
import { AccountNote } from '../shell/account/account-note.tsx';
import { Sheet } from './sheet.tsx';

interface Props {
  route: RouteName;
  title: string;
  text?: string;
  wide?: boolean;
  children: ReactNode;
}

/** Frame of pages that move money: visitors sign in first, and accounts without access see the reason (SE-5). */
export function MoneyPage({ route, title, children, ...sheet }: Props) {
  return (
    <RealAccountOnly
      from={linkTo(route)}
      refused={(why) => (
        <Sheet title={title}>
          <AccountNote why={why} what="money" />
        </Sheet>
      )}
    >
      <Sheet title={title} {...sheet}>
        {children}
      </Sheet>
    </RealAccountOnly>
  );
}
