import { useStore } from '@nanostores/react';
import { $signedIn } from '../../src/session/session.ts';
import { Balance } from '../../src/shell/header/balance.tsx';
import { MoneyLinks } from '../../src/shell/header/money-links.tsx';
import './member-money.css';

const deposit = ['deposit'] as const;

/** Balance and deposit on portrait pages without the terminal's header. */
export function MemberMoney() {
  if (!useStore($signedIn)) return null;
  return (
    <div className="member-money">
      <div className="member-money__controls">
        <Balance />
        <MoneyLinks ways={deposit} bare />
      </div>
    </div>
  );
}
