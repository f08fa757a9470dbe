import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { SignedInOnly } from '../features/account/gates.tsx';
import { AccountRecord } from '../features/records/account-record.tsx';
import { BetRecord } from '../features/records/bet-record.tsx';
import { DepositRecord } from '../features/records/deposit-record.tsx';
import { ProfitAndLoss } from '../features/records/profit-and-loss.tsx';
import { useTexts } from '../i18n/texts-scope.tsx';
import type { NamedCodes } from '../lib/named-codes.ts';
import { usePath, useQuery } from '../platform/use-address.tsx';
import { linkTo, routeAt } from '../routes/routes.ts';
import { isAgent } from '../session/account-types.ts';
import { $session } from '../session/session.ts';
import { belowEmpty } from './below-empty.tsx';
import { Sheet } from './sheet.tsx';
import { useCategoryNames } from './use-category-names.tsx';

interface Shown {
  categories: NamedCodes;
  team: boolean;
  /** Kind of movements in the address. */
  kind: string;
}

const records = {
  betRecord: ({ categories }: Shown) => <BetRecord categories={categories} belowEmpty={belowEmpty} />,
  accountRecord: ({ team, kind }: Shown) => <AccountRecord team={team} initialKind={kind} />,
  depositRecord: () => <DepositRecord />,
  profitAndLoss: ({ categories }: Shown) => <ProfitAndLoss categories={categories} belowEmpty={belowEmpty} />,
} as const satisfies Record<string, (shown: Shown) => ReactNode>;

/**
 * The member's records, by address; in the account record, `types=A` shows the team's and `kind` those of one kind
 * (WL-2, WL-3).
 */
export default function RecordsPage() {
  const { t } = useTexts();
  const path = usePath();
  const session = useStore($session);
  const categories = useCategoryNames();
  const query = new URLSearchParams(useQuery());
  const kind = query.get('kind') ?? '';
  const route = routeAt(path);
  // While the next page loads, the address is already that page's.
  const record = (Object.keys(records) as (keyof typeof records)[]).find((one) => one === route);
  if (!record) return null;
  const forTeam = query.get('types') === 'A' && record === 'accountRecord';
  const team = forTeam && session !== undefined && isAgent(session.type);
  return (
    <SignedInOnly from={linkTo(record, { types: forTeam ? 'A' : '', kind })}>
      <Sheet
        key={`${record} ${kind}`}
        width="page"
        title={t(`member.${record}`)}
        {...(team && { text: t('records.team') })}
      >
        {records[record]({ categories, team, kind })}
      </Sheet>
    </SignedInOnly>
  );
}
