import type { Payment } from '../../gateway/endpoints/payments.ts';
import type { Fee } from '../../gateway/endpoints/shared/payment-fee.ts';
import type { PaymentMethod } from '../../gateway/endpoints/shared/payment-fields.ts';
import type { GatewayError } from '../../gateway/http/errors.ts';
import { featureRefusal } from '../../gateway/http/feature-refusals.ts';
import { errorText } from '../../i18n/error-texts.ts';
import type { TextKey } from '../../i18n/keys.ts';
import { languages } from '../../i18n/languages.ts';
import type { Texts } from '../../i18n/texts.ts';
import { unitText } from '../../i18n/unit-text.ts';
import { ownEntry } from '../../lib/own-entry.ts';
import { formatPercent } from '../../lib/percent.ts';
import type { PaymentKind } from './payments.ts';

export const paymentStates: Readonly<Record<Payment['state'], TextKey>> = {
  pending: 'wallet.statePending',
  done: 'wallet.stateDone',
  refused: 'wallet.stateRefused',
  cancelled: 'wallet.stateCancelled',
};

/** Texts above the amount of the accepted payment. */
export const placedTexts: Readonly<Record<PaymentKind, Readonly<Record<Payment['state'], TextKey>>>> = {
  deposit: {
    pending: 'wallet.depositPending',
    done: 'wallet.deposited',
    refused: 'wallet.paymentRefused',
    cancelled: 'wallet.paymentCancelled',
  },
  withdraw: {
    pending: 'wallet.withdrawPending',
    done: 'wallet.withdrawn',
    refused: 'wallet.paymentRefused',
    cancelled: 'wallet.paymentCancelled',
  },
};

const refusals: Readonly<Record<string, TextKey>> = {
  [featureRefusal.paymentFee]: 'wallet.feeChanged',
  [featureRefusal.paymentClosed]: 'wallet.methodClosed',
  [featureRefusal.paymentLimits]: 'wallet.limitsChanged',
  [featureRefusal.depositLimit]: 'wallet.overDepositLimit',
  [featureRefusal.identityNeeded]: 'wallet.identityFirst',
  [featureRefusal.payoutUnknown]: 'wallet.accountGone',
};

export const paymentFailure = (error: GatewayError): TextKey =>
  ownEntry(refusals, error.code) ?? errorText(error);

type Writer = Pick<Texts, 't' | 'money' | 'language'>;

/** Returns a text such as `2% + ₹50.00`, or that there is no fee. */
export function feeText({ t, money, language }: Writer, { fixed, percent }: Fee, currency: string): string {
  const parts = [
    percent > 0 && formatPercent(percent, languages[language].locales),
    fixed > 0 && money(fixed, currency),
  ].filter(Boolean);
  if (!parts.length) return t('wallet.noFee');
  const fee = parts.join(' + ');
  return `${t('wallet.fee')} ${languages[language].direction === 'rtl' ? `\u2068${fee}\u2069` : fee}`;
}

/** Writes a minimum and a maximum, without the decimals of whole amounts. */
export function limitsText(
  { t, money }: Writer,
  { least, most }: { least: number; most: number },
  currency: string,
): string {
  const digits = Number.isInteger(least) && Number.isInteger(most) ? 0 : undefined;
  return t('wallet.limits', { least: money(least, currency, digits), most: money(most, currency, digits) });
}

/** Returns the duration of a method, if it states one. */
export function durationText({ t, language }: Writer, { minutes }: PaymentMethod): string {
  if (minutes === null) return '';
  if (minutes <= 0) return t('wallet.atOnce');
  const time =
    minutes < 60
      ? unitText(minutes, 'minute', language)
      : unitText(Math.ceil(minutes / 60), 'hour', language);
  return t('wallet.usually', { time });
}
