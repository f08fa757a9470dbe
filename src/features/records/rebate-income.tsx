import { useState } from 'react';
import { siteConfig } from '../../config/site-config.ts';
import { languages } from '../../i18n/languages.ts';
import { signedAmount } from '../../i18n/signed-amount.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { bidiIsolate } from '../../lib/bidi-isolate.ts';
import { formatDate } from '../../lib/dates.ts';
import { type NamedCodes, nameOfCode } from '../../lib/named-codes.ts';
import type { RangeName } from './ranges.ts';
import type { RecordColumn } from './record-columns.ts';
import { KindChoice, RangeChoice } from './record-filters.tsx';
import { RecordList } from './record-list.tsx';
import { RecordSums } from './record-row.tsx';
import { type IncomeDay, rebateIncome } from './team-records.ts';

export function RebateIncome({ categories }: { categories: NamedCodes }) {
  const texts = useTexts();
  const { t, money, language } = texts;
  const { currency } = siteConfig();
  const [range, setRange] = useState<RangeName>('week');
  const [category, setCategory] = useState('');
  const partsOf = (day: IncomeDay, isolate: (text: string) => string = String) =>
    day.categories
      .map(
        ({ gameType, income }) => `${nameOfCode(categories, gameType)} ${isolate(money(income, currency))}`,
      )
      .join(' · ');
  const columns: RecordColumn<IncomeDay>[] = [
    {
      id: 'day',
      label: t('records.time'),
      kind: 'day',
      card: 'title',
      value: ({ day }) => day,
      text: ({ day }) => formatDate(day, languages[language].locales),
    },
    { id: 'bet', label: t('records.teamStakes'), kind: 'money', value: ({ bet }) => bet },
    {
      id: 'income',
      label: t('records.income'),
      kind: 'signed',
      card: 'amount',
      value: ({ income }) => income,
    },
    {
      id: 'parts',
      label: t('records.category'),
      kind: 'text',
      sorts: false,
      value: (day) => partsOf(day),
      text: (day) => partsOf(day, bidiIsolate),
    },
  ];
  return (
    <>
      <RangeChoice range={range} onRange={setRange} />
      <KindChoice label={t('records.category')} kinds={categories} chosen={category} onChoose={setCategory} />
      <RecordList
        name={t('records.income')}
        file="rebate-income"
        list={rebateIncome(range, category)}
        empty="team.none"
        range={range}
        columns={columns}
        sums={({ bet, income }) => (
          <RecordSums
            sums={[
              { label: t('records.income'), value: signedAmount(texts, income, currency), sign: income },
              { label: t('records.teamStakes'), value: money(bet, currency) },
            ]}
          />
        )}
      />
    </>
  );
}
