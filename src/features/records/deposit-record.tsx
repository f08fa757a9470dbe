import { useState } from 'react';
import { siteConfig } from '../../config/site-config.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import type { RangeName } from './ranges.ts';
import { RangeChoice } from './record-filters.tsx';
import { RecordList } from './record-list.tsx';
import { RecordRow, RecordSums } from './record-row.tsx';
import { depositStates, timeText } from './record-texts.ts';
import { deposits } from './records.ts';

export function DepositRecord() {
  const { t, money, number, language } = useTexts();
  const { currency } = siteConfig();
  const [range, setRange] = useState<RangeName>('today');
  return (
    <>
      <RangeChoice range={range} onRange={setRange} />
      <RecordList
        list={deposits(range)}
        range={range}
        sums={({ count, amount }) => (
          <RecordSums
            sums={[
              { label: t('records.deposits'), value: number(count) },
              { label: t('records.sum'), value: money(amount, currency) },
            ]}
          />
        )}
        row={({ id, amount, at, state }) => (
          <RecordRow
            key={id}
            title={t('records.kindDeposit')}
            amount={money(amount, currency)}
            sign={state === 'done' ? 1 : 0}
            time={timeText(at, language)}
            state={t(depositStates[state])}
            details={[{ label: t('records.order'), value: id }]}
          />
        )}
      />
    </>
  );
}
