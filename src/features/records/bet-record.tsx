import { useStore } from '@nanostores/react';
import { type ReactNode, useState } from 'react';
import { hasNoItems } from '../../gateway/cache/paginated.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import type { NamedCodes } from '../../lib/named-codes.ts';
import { BetList } from './bet-list.tsx';
import type { RangeName } from './ranges.ts';
import { KindChoice, RangeChoice } from './record-filters.tsx';
import { bets } from './records.ts';

interface Props {
  categories: NamedCodes;
  /** Shown below the record if it is empty. */
  belowEmpty?: ReactNode;
}

export function BetRecord({ categories, belowEmpty }: Props) {
  const { t, language } = useTexts();
  const [range, setRange] = useState<RangeName>('month');
  const [category, setCategory] = useState('');
  const list = bets(range, category, language);
  const pages = useStore(list);
  const isEmpty = pages.state === 'ready' && hasNoItems(pages.value);
  return (
    <>
      <RangeChoice range={range} onRange={setRange} />
      <KindChoice label={t('records.category')} kinds={categories} chosen={category} onChoose={setCategory} />
      <BetList
        name={t('member.betRecord')}
        file="bets"
        key={`${range} ${category}`}
        list={list}
        range={range}
        categories={categories}
      />
      {isEmpty && belowEmpty}
    </>
  );
}
