import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { siteConfig } from '../../config/site-config.ts';
import type { LiveTable } from '../../gateway/endpoints/live-tables.ts';
import { languages } from '../../i18n/languages.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { amountLocales } from '../../lib/amount-locales.ts';
import { bidiIsolate } from '../../lib/bidi-isolate.ts';
import type { LiveTables } from './live-tables.ts';
import './table-facts.css';

interface Props {
  tables: LiveTables;
  nodeId: string;
}

/** Dealer, stakes and seats of a table in its tile, the dealer on the picture. Always of the same size, also before they are known. */
export function TableFacts({ tables, nodeId }: Props) {
  const table = useStore(tables.$tables).get(nodeId);
  useEffect(() => tables.watch(nodeId), [tables, nodeId]);
  return <div className="table-facts">{table && <Facts table={table} />}</div>;
}

function Facts({ table }: { table: LiveTable }) {
  const { t, language } = useTexts();
  const { dealer, minBet, maxBet, lastNumbers } = table;
  return (
    <>
      {dealer && (
        <p className="table-facts__dealer">
          <span className="visually-hidden">{t('liveTables.dealer', { name: bidiIsolate(dealer) })}</span>
          <bdi aria-hidden="true">{dealer}</bdi>
        </p>
      )}
      {maxBet > 0 && (
        <p className="table-facts__stakes">
          <span className="visually-hidden">{t('liveTables.stakes')} </span>
          {/* Not by its letters, which only some amounts have. */}
          <bdi dir={languages[language].direction}>
            {stakesText(minBet, maxBet, languages[language].locales)}
          </bdi>
        </p>
      )}
      {lastNumbers.length > 0 ? <LastNumbers numbers={lastNumbers} /> : <Seats table={table} />}
    </>
  );
}

function Seats({ table: { freeSeats, seats, players } }: { table: LiveTable }) {
  const { t, number } = useTexts();
  const text = () => {
    if (typeof freeSeats === 'number')
      return freeSeats ? t('liveTables.free', { count: freeSeats }) : t('liveTables.full');
    if (seats > 0) return t('liveTables.seats', { taken: number(players), seats: number(seats) });
    return players > 0 && t('liveTables.players', { count: players });
  };
  return <p className="table-facts__seats">{text()}</p>;
}

const reds = new Set('1 3 5 7 9 12 14 16 18 19 21 23 25 27 30 32 34 36'.split(' '));

const colourOf = (number: string) => (reds.has(number) ? 'red' : Number(number) ? 'black' : 'zero');

function LastNumbers({ numbers }: { numbers: readonly string[] }) {
  const { t } = useTexts();
  return (
    <ul className="table-facts__numbers" aria-label={t('liveTables.lastNumbers')}>
      {numbers.map((number, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: numbers repeat, and each place takes the next one
        <li key={index} className={`table-facts__number table-facts__number--${colourOf(number)}`}>
          <bdi>{number}</bdi>
        </li>
      ))}
    </ul>
  );
}

/** Formats a range of stakes, large ones in a short form. */
function stakesText(least: number, most: number, locales: string[]): string {
  const { currency } = siteConfig();
  // Urdu has own short forms.
  const format = new Intl.NumberFormat(locales[0] === 'ur' ? locales : amountLocales(locales, currency), {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
    ...(most >= 10_000 && { notation: 'compact', maximumFractionDigits: 1 }),
  });
  return format.formatRange(least, most);
}
