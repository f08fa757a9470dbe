import { siteConfig } from '../../config/site-config.ts';
import type { TextKey } from '../../i18n/keys.ts';
import { languages } from '../../i18n/languages.ts';
import type { Texts } from '../../i18n/texts.ts';
import { bidiIsolate } from '../../lib/bidi-isolate.ts';
import { formatDate } from '../../lib/dates.ts';
import { ownEntry } from '../../lib/own-entry.ts';
import { formatPercent } from '../../lib/percent.ts';
import { categoryName } from '../category-texts.ts';
import type { GameDetail } from './game-details.ts';

const volatilities: Readonly<Record<string, TextKey>> = {
  low: 'info.volatilityLow',
  medium: 'info.volatilityMedium',
  high: 'info.volatilityHigh',
};

/** Returns the known details of a game with their labels. */
export function detailItems(
  detail: GameDetail,
  texts: Texts,
): { id: string; label: string; value: string }[] {
  const { t, language } = texts;
  const { game, returnToPlayer, releasedOn, table } = detail;
  const { locales } = languages[language];
  const volatility = ownEntry(volatilities, detail.volatility);
  const all: [TextKey, string][] = [
    ['info.type', categoryName(game.gameType, t)],
    ...tableItems(detail, texts),
    [table ? 'info.tableLimits' : 'info.bets', betsText(detail, texts)],
    ['info.returnToPlayer', returnToPlayer > 0 ? formatPercent(returnToPlayer, locales) : ''],
    ['info.volatility', volatility ? t(volatility) : ''],
    ['info.releasedOn', releasedOn && formatDate(releasedOn, locales)],
  ];
  return all.filter(([, value]) => value).map(([id, value]) => ({ id, label: t(id), value }));
}

/** Returns the dealer and the seats or players of a live table. */
function tableItems({ table }: GameDetail, { t, number }: Texts): [TextKey, string][] {
  if (!table) return [];
  const { dealer, players, seats } = table;
  return [
    ['info.dealer', dealer && bidiIsolate(dealer)],
    seats > 0
      ? ['info.seats', t('info.seatsTaken', { taken: number(players), seats: number(seats) })]
      : ['info.players', players > 0 ? number(players) : ''],
  ];
}

/** Formats the smallest and largest bet, or the only one known. */
function betsText({ game, minBet, maxBet }: GameDetail, { t, money }: Texts): string {
  const { currency } = siteConfig();
  const least = minBet || game.minBet;
  const [from, to] = [least, maxBet].map((bet) => bidiIsolate(money(bet, currency))) as [string, string];
  if (least > 0 && maxBet > 0) return t('info.betsFromTo', { from, to });
  if (maxBet > 0) return t('info.betsTo', { to });
  return least > 0 ? t('info.betsFrom', { from }) : '';
}
