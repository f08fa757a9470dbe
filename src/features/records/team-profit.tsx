import { useState } from 'react';
import { siteConfig } from '../../config/site-config.ts';
import type { getTeamProfitAndLoss, TeamResult } from '../../gateway/endpoints/team.ts';
import type { Reply } from '../../gateway/http/endpoint.ts';
import { signedAmount } from '../../i18n/signed-amount.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { AccountSearch } from './account-search.tsx';
import type { RangeName } from './ranges.ts';
import type { RecordColumn } from './record-columns.ts';
import { RangeChoice } from './record-filters.tsx';
import { RecordList } from './record-list.tsx';
import { RecordSums } from './record-row.tsx';
import { profitOf, teamResults } from './team-records.ts';

type TeamTotals = Reply<typeof getTeamProfitAndLoss>['totals'];

interface Props {
  /** Part of an account's name; empty for all. */
  account: string;
  onAccount(account: string): void;
}

/** Returns the columns of a team's results, and their sums as an element. */
export function useTeamColumns() {
  const texts = useTexts();
  const { t, money, number } = texts;
  const { currency } = siteConfig();
  const parts = [
    { id: 'bet', label: t('records.staked') },
    { id: 'win', label: t('records.won') },
    { id: 'rebates', label: t('records.rebates') },
    { id: 'bonuses', label: t('records.bonuses') },
  ] as const;
  const columns: RecordColumn<TeamResult>[] = [
    { id: 'account', label: t('records.account'), kind: 'text', card: 'title', value: (one) => one.account },
    { id: 'level', label: t('records.level'), kind: 'number', value: ({ level }) => level },
    { id: 'count', label: t('records.bets'), kind: 'number', value: ({ count }) => count },
    ...parts.map(({ id, label }): RecordColumn<TeamResult> => {
      return { id, label, kind: 'money', hidesZero: true, value: (result) => result[id] };
    }),
    { id: 'profit', label: t('records.profit'), kind: 'signed', card: 'amount', value: profitOf },
  ];
  const sums = (totals: TeamTotals) => {
    const profit = profitOf(totals);
    return (
      <RecordSums
        sums={[
          { label: t('records.profit'), value: signedAmount(texts, profit, currency), sign: profit },
          { label: t('records.accounts'), value: number(totals.members) },
          ...parts.map(({ id, label }) => ({ label, value: money(totals[id], currency) })),
        ]}
      />
    );
  };
  return { columns, sums, format: { texts, currency } };
}

export function TeamProfit({ account, onAccount }: Props) {
  const { t } = useTexts();
  const { columns, sums } = useTeamColumns();
  const [range, setRange] = useState<RangeName>('today');
  return (
    <>
      <AccountSearch key={account} account={account} onAccount={onAccount} />
      <RangeChoice range={range} onRange={setRange} />
      <RecordList
        name={t('records.profit')}
        file="team-profit"
        list={teamResults(range, account)}
        empty="team.none"
        range={range}
        columns={columns}
        sums={sums}
      />
    </>
  );
}
