import { siteConfig } from '../../config/site-config.ts';
import type { Bet } from '../../gateway/endpoints/records.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { RecordRow, RecordSums } from './record-row.tsx';
import { betStates, signedAmount, timeText } from './record-texts.ts';

export interface BetTotals {
  count: number;
  bet: number;
  win: number;
}

export function BetSums({ totals: { count, bet, win } }: { totals: BetTotals }) {
  const texts = useTexts();
  const { t, money, number } = texts;
  const { currency } = siteConfig();
  return (
    <RecordSums
      sums={[
        { label: t('records.bets'), value: number(count) },
        { label: t('records.staked'), value: money(bet, currency) },
        { label: t('records.won'), value: money(win, currency) },
        { label: t('records.result'), value: signedAmount(texts, win - bet, currency), sign: win - bet },
      ]}
    />
  );
}

interface Props {
  bet: Bet;
  /** Account of the bet; absent in the player's own record. */
  account?: string | undefined;
  nameOf(code: string): string;
  onOpen(): void;
  /** Id of the details next to the list, if they show there, and whether this bet is selected. */
  beside?: string;
  chosen?: boolean;
}

/** A bet; a tap opens its details. */
export function BetRow({ bet: one, account, nameOf, ...opening }: Props) {
  const { gameName, gameType, at, bet, win, state } = one;
  const texts = useTexts();
  const { t, money, language } = texts;
  const { currency } = siteConfig();
  return (
    <RecordRow
      {...opening}
      title={gameName || nameOf(gameType)}
      amount={state === 'open' ? money(bet, currency) : signedAmount(texts, win - bet, currency)}
      sign={state === 'open' ? 0 : win - bet}
      time={timeText(at, language)}
      state={t(betStates[state])}
      details={[
        ...(account ? [{ label: t('records.account'), value: account }] : []),
        { label: t('records.category'), value: nameOf(gameType) },
        { label: t('records.stake'), value: money(bet, currency) },
        { label: t('records.win'), value: money(win, currency) },
      ]}
    />
  );
}
