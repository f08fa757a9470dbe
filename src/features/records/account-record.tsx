import { useState } from 'react';
import { siteConfig } from '../../config/site-config.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import type { RangeName } from './ranges.ts';
import { KindChoice, RangeChoice } from './record-filters.tsx';
import { RecordList } from './record-list.tsx';
import { RecordRow, RecordSums } from './record-row.tsx';
import { kindName, signedAmount, timeText, transactionKinds } from './record-texts.ts';
import { transactions } from './records.ts';

/** All money movements; with `team` those of an agent's team, each with its account (WL-2). */
export function AccountRecord({ team }: { team: boolean }) {
  const texts = useTexts();
  const { t, money, number, language } = texts;
  const { currency } = siteConfig();
  const [range, setRange] = useState<RangeName>('today');
  const [kind, setKind] = useState('');
  const kinds = transactionKinds.map((code) => ({ code, name: kindName(code, t) }));
  return (
    <>
      <RangeChoice range={range} onRange={setRange} />
      <KindChoice label={t('records.kind')} kinds={kinds} chosen={kind} onChoose={setKind} />
      <RecordList
        list={transactions(range, kind, team)}
        range={range}
        sums={(totals) => (
          <RecordSums
            sums={[
              { label: t('records.movements'), value: number(totals.count) },
              { label: t('records.paidIn'), value: money(totals.in, currency) },
              { label: t('records.paidOut'), value: money(totals.out, currency) },
            ]}
          />
        )}
        row={(movement) => (
          <RecordRow
            key={movement.id}
            title={kindName(movement.kind, t)}
            amount={signedAmount(texts, movement.amount, currency)}
            sign={movement.amount}
            time={timeText(movement.at, language)}
            details={[
              ...(movement.account ? [{ label: t('records.account'), value: movement.account }] : []),
              { label: t('records.balance'), value: money(movement.balance, currency) },
            ]}
          />
        )}
      />
    </>
  );
}
