import type { Bet, Deposit } from '../../gateway/endpoints/records.ts';
import type { TextKey } from '../../i18n/keys.ts';
import { type LanguageCode, languages } from '../../i18n/languages.ts';
import { oddsText } from '../../i18n/odds-text.ts';
import type { Texts } from '../../i18n/texts.ts';
import { bidiIsolate, directed } from '../../lib/bidi-isolate.ts';
import { ownEntry } from '../../lib/own-entry.ts';

export const rangeTexts: Readonly<Record<'today' | 'week' | 'month', TextKey>> = {
  today: 'records.today',
  week: 'records.week',
  month: 'records.month',
};

export const betStates: Readonly<Record<Bet['state'], TextKey>> = {
  won: 'records.stateWon',
  lost: 'records.stateLost',
  even: 'records.stateEven',
  open: 'records.stateOpen',
};

type Selection = Bet['selections'][number];

/** Parts of a selection: its name, market and odds, as far as there are any. */
function selectionParts({ selection, market, odds }: Selection, language: LanguageCode): string[] {
  const price = odds > 0 ? oddsText(odds, languages[language].locales) : '';
  return [selection, market, price].filter(Boolean);
}

/** Returns a selection with its market and odds. */
export function selectionText(selection: Selection, language: LanguageCode): string {
  const { direction } = languages[language];
  return directed(selectionParts(selection, language).map(bidiIsolate).join(' · '), direction);
}

/** Returns the selections of a bet in lines, each below its match. */
export function selectionsText({ selections }: Bet, language: LanguageCode): string {
  return directed(
    selections.map((one) => `${one.event}\n${selectionText(one, language)}`).join('\n'),
    languages[language].direction,
  );
}

/** Returns the selections of a bet for a file. */
export function selectionsPlain({ selections }: Bet, language: LanguageCode): string {
  return selections
    .map((one) => `${one.event}: ${selectionParts(one, language).join(', ')}`)
    .join('; ')
    .replace(/[\u2066-\u2069]/g, '');
}

export const depositStates: Readonly<Record<Deposit['state'], TextKey>> = {
  pending: 'records.statePending',
  done: 'records.stateDone',
  refused: 'records.stateRefused',
  cancelled: 'records.stateCancelled',
};

const kinds: Readonly<Record<string, TextKey>> = {
  deposit: 'records.kindDeposit',
  withdraw: 'records.kindWithdraw',
  return: 'records.kindReturn',
  bet: 'records.kindBet',
  win: 'records.kindWin',
  reward: 'records.kindReward',
  rebate: 'records.kindRebate',
  redEnvelope: 'records.kindRedEnvelope',
};

export const transactionKinds = Object.keys(kinds);

/** Returns the name of a kind of movement; unknown kinds show the gateway's name. */
export function kindName(kind: string, t: Texts['t']): string {
  const key = ownEntry(kinds, kind);
  return key ? t(key) : kind;
}
