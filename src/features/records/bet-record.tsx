import { useState } from 'react';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { type NamedCodes, nameIn } from '../../lib/named-codes.ts';
import { BetRow, BetSums } from './bet-row.tsx';
import type { RangeName } from './ranges.ts';
import { KindChoice, RangeChoice } from './record-filters.tsx';
import { RecordList } from './record-list.tsx';
import { bets } from './records.ts';

/** What the member played (WL-2). */
export function BetRecord({ categories }: { categories: NamedCodes }) {
  const { t, language } = useTexts();
  const [range, setRange] = useState<RangeName>('today');
  const [category, setCategory] = useState('');
  return (
    <>
      <RangeChoice range={range} onRange={setRange} />
      <KindChoice label={t('records.category')} kinds={categories} chosen={category} onChoose={setCategory} />
      <RecordList
        list={bets(range, category, language)}
        range={range}
        sums={(totals) => <BetSums totals={totals} />}
        row={(bet) => <BetRow key={bet.id} bet={bet} nameOf={(code) => nameIn(categories, code)} />}
      />
    </>
  );
}
