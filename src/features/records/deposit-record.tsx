import Check from 'lucide/dist/esm/icons/check.mjs';
import Clock from 'lucide/dist/esm/icons/clock.mjs';
import X from 'lucide/dist/esm/icons/x.mjs';
import { useState } from 'react';
import { siteConfig } from '../../config/site-config.ts';
import type { Deposit } from '../../gateway/endpoints/records.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import type { IconShapes } from '../../ui/icon.tsx';
import type { RangeName } from './ranges.ts';
import type { RecordColumn } from './record-columns.ts';
import { RangeChoice } from './record-filters.tsx';
import { RecordList } from './record-list.tsx';
import { RecordPicture } from './record-picture.tsx';
import { RecordSums } from './record-row.tsx';
import { depositStates } from './record-texts.ts';
import { deposits } from './records.ts';

const stateIcons: Readonly<Record<Deposit['state'], IconShapes>> = {
  pending: Clock,
  done: Check,
  refused: X,
  cancelled: X,
};

export function DepositRecord() {
  const { t, money, number, language } = useTexts();
  const { currency } = siteConfig();
  const [range, setRange] = useState<RangeName>('month');
  const columns: RecordColumn<Deposit>[] = [
    { id: 'at', label: t('records.time'), kind: 'time', card: 'note', value: ({ at }) => at },
    {
      id: 'method',
      label: t('records.method'),
      kind: 'text',
      only: 'table',
      optional: true,
      value: ({ method }) => method,
    },
    {
      id: 'name',
      label: t('records.method'),
      kind: 'text',
      card: 'title',
      only: 'card',
      value: ({ method }) => method || t('records.kindDeposit'),
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
        picture={({ state }) => <RecordPicture icon={stateIcons[state]} />}
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
