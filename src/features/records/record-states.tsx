import { useStore } from '@nanostores/react';
import { siteConfig } from '../../config/site-config.ts';
import { signedAmount } from '../../i18n/signed-amount.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { $balanceMasked } from '../../session/member.ts';
import { betStates, depositStates, kindName } from './record-texts.ts';
import { bets, deposits, profitAndLoss, resultOf, transactions } from './records.ts';

// Rows that lead to the records show what their pages begin with: the reads are the same.

/** The last bet of 30 days: its outcome with the result, or with the stake while it is open. */
export function BetState() {
  const { t, language } = useTexts();
  const record = useStore(bets('month', '', language));
  const bet = record.state === 'ready' ? record.value.items[0] : undefined;
  if (!bet) return null;
  const result = resultOf(bet);
  return <Note text={t(betStates[bet.state])} amount={result ?? bet.bet} signed={result !== undefined} />;
}

/** The last money movement of 30 days. */
export function MovementState() {
  const { t, language } = useTexts();
  const record = useStore(transactions('month', '', false, language));
  const last = record.state === 'ready' ? record.value.items[0] : undefined;
  return last ? <Note text={kindName(last.kind, t)} amount={last.amount} signed /> : null;
}

/** A pending deposit, else the last one of 30 days. */
export function DepositState() {
  const { t, language } = useTexts();
  const record = useStore(deposits('month', language));
  const items = record.state === 'ready' ? record.value.items : [];
  const shown = items.find(({ state }) => state === 'pending') ?? items[0];
  return shown ? <Note text={t(depositStates[shown.state])} amount={shown.amount} /> : null;
}

/** The result of 30 days; nothing without bets and rewards. */
export function ResultState() {
  const { t } = useTexts();
  const masked = useStore($balanceMasked);
  const sums = useStore(profitAndLoss('month'));
  if (masked || sums.state !== 'ready') return null;
  const { categories, rewards, result } = sums.value;
  return categories.length || rewards ? <Note text={t('records.month')} amount={result} signed /> : null;
}

interface NoteProps {
  text: string;
  amount: number;
  signed?: boolean;
}

/** A text with an amount, which the player hides together with the balance. */
function Note({ text, amount, signed = false }: NoteProps) {
  const texts = useTexts();
  const masked = useStore($balanceMasked);
  // A short state stays in the line of its row.
  const money = (value: number, currency: string) =>
    texts.money(value, currency, Number.isInteger(value) ? 0 : undefined);
  const { currency } = siteConfig();
  return (
    <small className="drawer-link__note">
      {text}
      {!masked && (
        <>
          {' · '}
          <bdi>{signed ? signedAmount({ money }, amount, currency) : money(amount, currency)}</bdi>
        </>
      )}
    </small>
  );
}
