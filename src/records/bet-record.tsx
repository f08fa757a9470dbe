import { useState } from 'react';
import { siteConfig } from '../config/site-config.ts';
import { useTexts } from '../i18n/texts-scope.tsx';
import type { RangeName } from './ranges.ts';
import { KindChoice, RangeChoice } from './record-filters.tsx';
import { RecordList } from './record-list.tsx';
import { RecordRow, RecordSums } from './record-row.tsx';
import { betStates, signed, timeText } from './record-texts.ts';
import { bets } from './records.ts';

/** Codes of the categories with their names, in order. */
export type Categories = readonly { code: string; name: string }[];

/** What the member played (WL-2). */
export function BetRecord({ categories }: { categories: Categories }) {
  const texts = useTexts();
  const { t, money, number, language } = texts;
  const { currency } = siteConfig();
  const [range, setRange] = useState<RangeName>('today');
  const [category, setCategory] = useState('');
  const nameOf = (code: string) => categories.find((one) => one.code === code)?.name ?? code;
  return (
    <>
      <RangeChoice range={range} onRange={setRange} />
      <KindChoice label={t('records.category')} kinds={categories} chosen={category} onChoose={setCategory} />
      <RecordList
        source={bets(range, category, language)}
        range={range}
        sums={({ count, bet, win }) => (
          <RecordSums
            sums={[
              { label: t('records.bets'), value: number(count) },
              { label: t('records.staked'), value: money(bet, currency) },
              { label: t('records.won'), value: money(win, currency) },
              { label: t('records.result'), value: signed(texts, win - bet, currency), sign: win - bet },
            ]}
          />
        )}
        row={({ id, gameName, gameType, at, bet, win, state }) => (
          <RecordRow
            key={id}
            title={gameName || nameOf(gameType)}
            amount={state === 'open' ? money(bet, currency) : signed(texts, win - bet, currency)}
            sign={state === 'open' ? 0 : win - bet}
            time={timeText(at, language)}
            state={t(betStates[state])}
            details={[
              { label: t('records.category'), value: nameOf(gameType) },
              { label: t('records.stake'), value: money(bet, currency) },
              { label: t('records.win'), value: money(win, currency) },
            ]}
          />
        )}
      />
    </>
  );
}
