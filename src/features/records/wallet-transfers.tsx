import { useId, useState } from 'react';
import { siteConfig } from '../../config/site-config.ts';
import { invalidate } from '../../gateway/cache/resource.ts';
import { getWalletTransfers, type WalletTransfer } from '../../gateway/endpoints/wallet-transfer.ts';
import { call } from '../../gateway/http/client.ts';
import type { TextKey } from '../../i18n/keys.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import type { RangeName } from './ranges.ts';
import { RangeChoice } from './record-filters.tsx';
import { RecordList } from './record-list.tsx';
import { RECORDS, recordPages } from './record-pages.ts';
import { RecordRow, RecordSums } from './record-row.tsx';
import { timeText } from './record-texts.ts';

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
  const { t, money, language } = useTexts();
  const { currency } = siteConfig();
  const [range, setRange] = useState<RangeName>('today');
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{t('records.transfers')}</h2>
      <RangeChoice range={range} onRange={setRange} />
      <RecordList
        list={transfersIn(range)}
        range={range}
        sums={({ toVendors, toMain }) => (
          <RecordSums
            sums={[
              { label: t('records.toVendors'), value: money(toVendors, currency) },
              { label: t('records.toMain'), value: money(toMain, currency) },
            ]}
          />
        )}
        row={({ id: order, name, vendor, to, amount, at, state }) => (
          <RecordRow
            key={order}
            title={name || vendor}
            amount={money(amount, currency)}
            sign={0}
            time={timeText(at, language)}
            state={t(states[state])}
            details={[
              {
                label: t('records.direction'),
                value: t(to === 'vendor' ? 'records.toVendors' : 'records.toMain'),
              },
            ]}
          />
        )}
      />
    </section>
  );
}
