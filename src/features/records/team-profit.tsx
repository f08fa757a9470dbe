import { useState } from 'react';
import { siteConfig } from '../../config/site-config.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { AccountSearch } from './account-search.tsx';
import type { RangeName } from './ranges.ts';
import { RangeChoice } from './record-filters.tsx';
import { RecordList } from './record-list.tsx';
import { RecordRow, RecordSums } from './record-row.tsx';
import { signedAmount } from './record-texts.ts';
import { profitOf, teamResults } from './team-records.ts';

interface Props {
  /** Part of an account's name; empty for all. */
  account: string;
  onAccount(account: string): void;
}

export function TeamProfit({ account, onAccount }: Props) {
  const texts = useTexts();
  const { t, money, number } = texts;
  const { currency } = siteConfig();
  const [range, setRange] = useState<RangeName>('today');
  const given = ({ bet, win, rebates, bonuses }: Record<'bet' | 'win' | 'rebates' | 'bonuses', number>) => [
    { label: t('records.staked'), value: money(bet, currency) },
    { label: t('records.won'), value: money(win, currency) },
    { label: t('records.rebates'), value: money(rebates, currency) },
    { label: t('records.bonuses'), value: money(bonuses, currency) },
  ];
  return (
    <>
      <AccountSearch key={account} account={account} onAccount={onAccount} />
      <RangeChoice range={range} onRange={setRange} />
      <RecordList
        list={teamResults(range, account)}
        range={range}
        sums={(totals) => {
          const profit = profitOf(totals);
          return (
            <RecordSums
              sums={[
                { label: t('records.profit'), value: signedAmount(texts, profit, currency), sign: profit },
                { label: t('records.members'), value: number(totals.members) },
                ...given(totals),
              ]}
            />
          );
        }}
        row={(result) => {
          const profit = profitOf(result);
          return (
            <RecordRow
              key={result.id}
              title={result.account}
              amount={signedAmount(texts, profit, currency)}
              sign={profit}
              details={[
                { label: t('records.level'), value: number(result.level) },
                { label: t('records.bets'), value: number(result.count) },
                ...given(result),
              ]}
            />
          );
        }}
      />
    </>
  );
}
