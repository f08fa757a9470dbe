import { useState } from 'react';
import { siteConfig } from '../../config/site-config.ts';
import type { Transaction } from '../../gateway/endpoints/records.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import type { RangeName } from './ranges.ts';
import type { RecordColumn } from './record-columns.ts';
import { KindChoice, RangeChoice } from './record-filters.tsx';
import { iconOfKind } from './record-icons.tsx';
import { RecordList } from './record-list.tsx';
import { RecordPicture } from './record-picture.tsx';
import { RecordSums } from './record-row.tsx';
import { kindName, transactionKinds } from './record-texts.ts';
import { transactions } from './records.ts';

interface Props {
  team: boolean;
  /** Kind of the movements that are shown first; empty for all. */
  initialKind?: string;
}

/** All money movements; with `team` those of an agent's team, each with its account (WL-2). */
export function AccountRecord({ team, initialKind = '' }: Props) {
  const { t, money, number, language } = useTexts();
  const { currency } = siteConfig();
  const [range, setRange] = useState<RangeName>('month');
  const [kind, setKind] = useState(initialKind);
  const kinds = transactionKinds.map((code) => ({ code, name: kindName(code, t) }));
  const account: RecordColumn<Transaction> = {
    id: 'account',
    label: t('records.account'),
    kind: 'text',
    card: 'note',
    value: (movement) => movement.account,
  };
  const columns: RecordColumn<Transaction>[] = [
    { id: 'at', label: t('records.time'), kind: 'time', card: 'time', value: ({ at }) => at },
    {
      id: 'title',
      label: t('records.title'),
      kind: 'text',
      only: 'table',
      optional: true,
      value: ({ title }) => title,
    },
    {
      id: 'name',
      label: t('records.title'),
      kind: 'text',
      card: 'title',
      only: 'card',
      value: ({ title, kind }) => title || kindName(kind, t),
    },
    {
      id: 'kind',
      label: t('records.kind'),
      kind: 'text',
      only: 'table',
      value: (movement) => kindName(movement.kind, t),
    },
    {
      id: 'note',
      label: t('records.kind'),
      kind: 'text',
      card: 'note',
      only: 'card',
      value: ({ title, kind }) => (title ? kindName(kind, t) : ''),
    },
    ...(team ? [account] : []),
    {
      id: 'amount',
      label: t('records.amount'),
      kind: 'signed',
      card: 'amount',
      value: ({ amount }) => amount,
    },
    {
      id: 'balance',
      label: t('records.balance'),
      kind: 'money',
      card: 'side',
      value: ({ balance }) => balance,
    },
  ];
  return (
    <>
      <RangeChoice range={range} onRange={setRange} />
      <KindChoice label={t('records.kind')} kinds={kinds} chosen={kind} onChoose={setKind} />
      <RecordList
        name={t('member.accountRecord')}
        file={team ? 'team-transactions' : 'transactions'}
        list={transactions(range, kind, team, language)}
        range={range}
        columns={columns}
        picture={({ kind, iconUrl }) => <RecordPicture src={iconUrl} icon={iconOfKind(kind)} />}
        sums={(totals) => (
          <RecordSums
            sums={[
              { label: t('records.movements'), value: number(totals.count) },
              { label: t('records.paidIn'), value: money(totals.in, currency) },
              { label: t('records.paidOut'), value: money(totals.out, currency) },
            ]}
          />
        )}
      />
    </>
  );
}
