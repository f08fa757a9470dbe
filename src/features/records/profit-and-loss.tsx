import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { siteConfig } from '../../config/site-config.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { type NamedCodes, nameOfCode } from '../../lib/named-codes.ts';
import { AsyncView } from '../../ui/async-view.tsx';
import { tabId } from '../../ui/tabs.tsx';
import type { RangeName } from './ranges.ts';
import { RangeChoice, RECORD_PANEL, rangeTab } from './record-filters.tsx';
import { recordSkeleton } from './record-list.tsx';
import { RecordRow, RecordSums } from './record-row.tsx';
import { signedAmount } from './record-texts.ts';
import { profitAndLoss } from './records.ts';

export function ProfitAndLoss({ categories }: { categories: NamedCodes }) {
  const texts = useTexts();
  const { t, money, number } = texts;
  const { currency } = siteConfig();
  const [range, setRange] = useState<RangeName>('today');
  const $sums = profitAndLoss(range);
  const sums = useStore($sums);
  return (
    <>
      <RangeChoice range={range} onRange={setRange} />
      <div id={RECORD_PANEL} role="tabpanel" aria-labelledby={tabId(RECORD_PANEL, rangeTab(range))}>
        <AsyncView
          remote={sums}
          retry={$sums.reload}
          skeleton={recordSkeleton}
          empty="records.none"
          isEmpty={(value) => !value.categories.length && !value.rewards}
        >
          {({ result, bet, win, rewards, categories: rows }) => (
            <>
              <RecordSums
                sums={[
                  { label: t('records.result'), value: signedAmount(texts, result, currency), sign: result },
                  { label: t('records.staked'), value: money(bet, currency) },
                  { label: t('records.won'), value: money(win, currency) },
                  { label: t('records.rewards'), value: money(rewards, currency) },
                ]}
              />
              <ul className="record-list">
                {rows.map((row) => (
                  <RecordRow
                    key={row.gameType}
                    title={nameOfCode(categories, row.gameType)}
                    amount={signedAmount(texts, row.win - row.bet, currency)}
                    sign={row.win - row.bet}
                    details={[
                      { label: t('records.bets'), value: number(row.count) },
                      { label: t('records.staked'), value: money(row.bet, currency) },
                      { label: t('records.won'), value: money(row.win, currency) },
                    ]}
                  />
                ))}
              </ul>
            </>
          )}
        </AsyncView>
      </div>
    </>
  );
}
