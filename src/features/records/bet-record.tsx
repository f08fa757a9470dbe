import { useState } from 'react';
import { useTexts } from '../../i18n/texts-scope.tsx';
import type { NamedCodes } from '../../lib/named-codes.ts';
import { BetList } from './bet-list.tsx';
import type { RangeName } from './ranges.ts';
import { KindChoice, RangeChoice } from './record-filters.tsx';
import { bets } from './records.ts';

export function BetRecord({ categories }: { categories: NamedCodes }) {
  const { t, language } = useTexts();
  const [range, setRange] = useState<RangeName>('month');
  const [category, setCategory] = useState('');
  return (
    <>
      <RangeChoice range={range} onRange={setRange} />
      <KindChoice label={t('records.category')} kinds={categories} chosen={category} onChoose={setCategory} />
      <BetList
        name={t('member.betRecord')}
        file="bets"
        key={`${range} ${category}`}
        list={bets(range, category, language)}
        range={range}
        categories={categories}
      />
    </>
  );
}
