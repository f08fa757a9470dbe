import { useState } from 'react';
import { useTexts } from '../../i18n/texts-scope.tsx';
import type { NamedCodes } from '../../lib/named-codes.ts';
import { AccountSearch } from './account-search.tsx';
import { BetList } from './bet-list.tsx';
import type { RangeName } from './ranges.ts';
import { KindChoice, RangeChoice } from './record-filters.tsx';
import { teamBets } from './team-records.ts';

interface Props {
  categories: NamedCodes;
  /** Part of an account's name; empty for all. */
  account: string;
  onAccount(account: string): void;
}

export function TeamBets({ categories, account, onAccount }: Props) {
  const { t, language } = useTexts();
  const [range, setRange] = useState<RangeName>('today');
  const [category, setCategory] = useState('');
  return (
    <>
      <AccountSearch key={account} account={account} onAccount={onAccount} />
      <RangeChoice range={range} onRange={setRange} />
      <KindChoice label={t('records.category')} kinds={categories} chosen={category} onChoose={setCategory} />
      <BetList
        name={t('records.bets')}
        file="team-bets"
        key={`${range} ${category} ${account}`}
        list={teamBets(range, category, account, language)}
        range={range}
        categories={categories}
        accountOf={(bet) => bet.account}
      />
    </>
  );
}
