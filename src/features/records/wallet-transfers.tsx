import { useId, useState } from 'react';
import { siteConfig } from '../../config/site-config.ts';
import { invalidate } from '../../gateway/cache/resource.ts';
import { getWalletTransfers, type WalletTransfer } from '../../gateway/endpoints/wallet-transfer.ts';
import { call } from '../../gateway/http/client.ts';
import type { TextKey } from '../../i18n/keys.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import type { RangeName } from './ranges.ts';
import type { RecordColumn } from './record-columns.ts';
import { RangeChoice } from './record-filters.tsx';
import { RecordList } from './record-list.tsx';
import { RECORDS, recordPages } from './record-pages.ts';
import { RecordSums } from './record-row.tsx';

const TRANSFERS = 'wallet-transfers';

const states: Readonly<Record<WalletTransfer['state'], TextKey>> = {
  done: 'records.transferDone',
  pending: 'records.transferPending',
  failed: 'records.transferFailed',
};

export const invalidateTransfers = () => invalidate(`${RECORDS}${TRANSFERS}/`);

const transfersIn = (range: RangeName) =>
  recordPages(TRANSFERS, range, (query, signal) => call(getWalletTransfers, { query }, { signal }));

export function WalletTransfers() {
  const { t, money } = useTexts();
  const { currency } = siteConfig();
  const [range, setRange] = useState<RangeName>('month');
  const id = useId();
  const columns: RecordColumn<WalletTransfer>[] = [
    { id: 'at', label: t('records.time'), kind: 'time', card: 'note', value: ({ at }) => at },
    {
      id: 'vendor',
      label: t('records.studio'),
      kind: 'text',
      card: 'title',
      value: ({ name, vendor }) => name || vendor,
    },
    {
      id: 'direction',
      label: t('records.direction'),
      kind: 'text',
      card: 'note',
      value: ({ to }) => t(to === 'vendor' ? 'records.toVendors' : 'records.toMain'),
    },
    {
      id: 'amount',
      label: t('records.amount'),
      kind: 'money',
      card: 'amount',
      value: ({ amount }) => amount,
    },
    {
      id: 'state',
      label: t('records.state'),
      kind: 'text',
      card: 'state',
      value: ({ state }) => t(states[state]),
    },
  ];
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{t('records.transfers')}</h2>
      <RangeChoice range={range} onRange={setRange} />
      <RecordList
        name={t('records.transfers')}
        file="transfers"
        list={transfersIn(range)}
        range={range}
        columns={columns}
        sums={({ toVendors, toMain }) => (
          <RecordSums
            sums={[
              { label: t('records.toVendors'), value: money(toVendors, currency) },
              { label: t('records.toMain'), value: money(toMain, currency) },
            ]}
          />
        )}
      />
    </section>
  );
}
