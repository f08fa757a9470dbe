import type { Bet, Deposit } from '../../gateway/endpoints/records.ts';
import type { TextKey } from '../../i18n/keys.ts';
import { type LanguageCode, languages } from '../../i18n/languages.ts';
import type { Texts } from '../../i18n/texts.ts';
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

/** Formats an amount with its sign, so that the meaning does not depend on colour. */
export function signedAmount({ money }: Pick<Texts, 'money'>, amount: number, currency: string): string {
  return (amount > 0 ? '+' : '') + money(amount, currency);
}

const formats = new Map<LanguageCode, Intl.DateTimeFormat>();

export function timeText(time: number, language: LanguageCode): string {
  const known =
    formats.get(language) ??
    new Intl.DateTimeFormat(languages[language].locales, { dateStyle: 'medium', timeStyle: 'short' });
  formats.set(language, known);
  return known.format(time);
}
