import { useStore } from '@nanostores/react';
import { type ReactNode, useState } from 'react';
import { siteConfig } from '../../config/site-config.ts';
import type { CategoryResult } from '../../gateway/endpoints/records.ts';
import { signedAmount } from '../../i18n/signed-amount.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { type NamedCodes, nameOfCode } from '../../lib/named-codes.ts';
import { AsyncView } from '../../ui/async-view.tsx';
import type { RangeName } from './ranges.ts';
import type { RecordColumn } from './record-columns.ts';
import { RangeChoice } from './record-filters.tsx';
import { RecordEntries, RecordPanel, recordSkeleton } from './record-list.tsx';
import { RecordSums } from './record-row.tsx';
import { profitAndLoss, sumOf } from './records.ts';
import { ResultBar } from './result-bar.tsx';

const resultOf = ({ bet, win }: CategoryResult) => sumOf([win, -bet]);

interface Props {
  categories: NamedCodes;
  /** Shown below the record if it is empty. */
  belowEmpty?: ReactNode;
}

export function ProfitAndLoss({ categories, belowEmpty }: Props) {
  const texts = useTexts();
  const { t, money } = texts;
  const { currency } = siteConfig();
  const [range, setRange] = useState<RangeName>('month');
  const $sums = profitAndLoss(range);
  const sums = useStore($sums);
  const columns: RecordColumn<CategoryResult & { id: string }>[] = [
    {
      id: 'category',
      label: t('records.category'),
      kind: 'text',
      card: 'title',
      value: ({ gameType }) => nameOfCode(categories, gameType),
    },
    { id: 'count', label: t('records.bets'), kind: 'number', value: ({ count }) => count },
    { id: 'bet', label: t('records.staked'), kind: 'money', value: ({ bet }) => bet },
    { id: 'win', label: t('records.won'), kind: 'money', value: ({ win }) => win },
    {
      id: 'result',
      label: t('records.result'),
      kind: 'signed',
      card: 'amount',
      value: resultOf,
    },
  ];
  return (
    <>
      <RangeChoice range={range} onRange={setRange} />
      <RecordPanel range={range}>
        <AsyncView
          remote={sums}
          retry={$sums.reload}
          skeleton={recordSkeleton}
          empty="records.none"
          isEmpty={(value) => !value.categories.length && !value.rewards}
        >
          {({ result, bet, win, rewards, categories: rows }) => {
            const largest = Math.max(...rows.map((row) => Math.abs(resultOf(row))));
            return (
              <>
                <RecordSums
                  sums={[
                    {
                      label: t('records.result'),
                      value: signedAmount(texts, result, currency),
                      sign: result,
                    },
                    { label: t('records.staked'), value: money(bet, currency) },
                    { label: t('records.won'), value: money(win, currency) },
                    { label: t('records.rewards'), value: money(rewards, currency) },
                  ]}
                />
                {rows.length > 0 && (
                  <RecordEntries
                    key={range}
                    name={t('member.profitAndLoss')}
                    file="profit-and-loss"
                    range={range}
                    columns={columns}
                    below={(row) => <ResultBar result={resultOf(row)} largest={largest} />}
                    items={rows.map((row) => ({ ...row, id: row.gameType }))}
                  />
                )}
              </>
            );
          }}
        </AsyncView>
      </RecordPanel>
      {sums.state === 'ready' && !sums.value.categories.length && belowEmpty}
    </>
  );
}
