import { useState } from 'react';
import { siteConfig } from '../../config/site-config.ts';
import type { Deposit } from '../../gateway/endpoints/records.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import type { RangeName } from './ranges.ts';
import type { RecordColumn } from './record-columns.ts';
import { RangeChoice } from './record-filters.tsx';
import { RecordList } from './record-list.tsx';
import { RecordSums } from './record-row.tsx';
import { depositStates } from './record-texts.ts';
import { deposits } from './records.ts';

export function DepositRecord() {
  const { t, money, number, language } = useTexts();
  const { currency } = siteConfig();
  const [range, setRange] = useState<RangeName>('month');
  const columns: RecordColumn<Deposit>[] = [
    { id: 'at', label: t('records.time'), kind: 'time', card: 'time', value: ({ at }) => at },
    {
      id: 'kind',
      label: t('records.kind'),
      kind: 'text',
      card: 'title',
      only: 'card',
      value: () => t('records.kindDeposit'),
    },
    { id: 'order', label: t('records.order'), kind: 'text', value: ({ id }) => id },
    {
      id: 'amount',
      label: t('records.amount'),
      kind: 'money',
      card: 'amount',
      value: ({ amount }) => amount,
      sign: ({ state }) => (state === 'done' ? 1 : 0),
    },
    {
      id: 'state',
      label: t('records.state'),
      kind: 'text',
      card: 'state',
      value: ({ state }) => t(depositStates[state]),
    },
  ];
  return (
    <>
      <RangeChoice range={range} onRange={setRange} />
      <RecordList
        name={t('member.depositRecord')}
        file="deposits"
        list={deposits(range, language)}
        range={range}
        columns={columns}
        empty="records.noDeposits"
        sums={({ count, amount }) => (
          <RecordSums
            sums={[
              { label: t('records.deposits'), value: number(count) },
              { label: t('records.sum'), value: money(amount, currency) },
            ]}
          />
        )}
      />
    </>
  );
}
