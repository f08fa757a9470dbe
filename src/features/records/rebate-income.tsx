import { useState } from 'react';
import { siteConfig } from '../../config/site-config.ts';
import { languages } from '../../i18n/languages.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { formatDate } from '../../lib/dates.ts';
import { type NamedCodes, nameOfCode } from '../../lib/named-codes.ts';
import type { RangeName } from './ranges.ts';
import { KindChoice, RangeChoice } from './record-filters.tsx';
import { RecordList } from './record-list.tsx';
import { RecordRow, RecordSums } from './record-row.tsx';
import { signedAmount } from './record-texts.ts';
import { rebateIncome } from './team-records.ts';

export function RebateIncome({ categories }: { categories: NamedCodes }) {
  const texts = useTexts();
  const { t, money, language } = texts;
  const { currency } = siteConfig();
  const [range, setRange] = useState<RangeName>('week');
  const [category, setCategory] = useState('');
  return (
    <>
      <RangeChoice range={range} onRange={setRange} />
      <KindChoice label={t('records.category')} kinds={categories} chosen={category} onChoose={setCategory} />
      <RecordList
        list={rebateIncome(range, category)}
        range={range}
        sums={({ bet, income }) => (
          <RecordSums
            sums={[
              { label: t('records.income'), value: signedAmount(texts, income, currency), sign: income },
              { label: t('records.teamStakes'), value: money(bet, currency) },
            ]}
          />
        )}
        row={({ id, day, bet, income, categories: parts }) => (
          <RecordRow
            key={id}
            title={formatDate(day, languages[language].locales)}
            amount={signedAmount(texts, income, currency)}
            sign={income}
            details={[
              { label: t('records.teamStakes'), value: money(bet, currency) },
              ...parts.map((part) => ({
                label: nameOfCode(categories, part.gameType),
                value: money(part.income, currency),
              })),
            ]}
          />
        )}
      />
    </>
  );
}
