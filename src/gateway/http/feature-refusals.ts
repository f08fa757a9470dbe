import { SECOND_FACTOR } from './second-factor-code.ts';

/** Error codes that only one feature handles, loaded with it; the others are in `errors.ts`. */
export const featureRefusal = {
  promotionJoined: 'promotion.joined',
  promotionClosed: 'promotion.closed',
  notEligible: 'promotion.ineligible',
  vipLevel: 'vip.level.short',
  vipClaimed: 'vip.bonus.claimed',
  headIconUnknown: 'member.icon.unknown',
  rebateRange: 'rebate.range',
  walletDown: 'wallet.vendor.unreachable',
  paymentLimits: 'payment.amount.limits',
  paymentFee: 'payment.fee.changed',
  paymentClosed: 'payment.method.closed',
  paymentSettled: 'payment.settled',
  payoutUnknown: 'payout.account.unknown',
  payoutInvalid: 'payout.account.invalid',
  payoutHolder: 'payout.account.holder',
  payoutFull: 'payout.account.full',
  depositLimit: 'limit.deposit',
  playLimit: 'limit.play',
  limitWaiting: 'limit.waiting',
  breakUnknown: 'protection.break.unknown',
  /** A withdrawal waits for the identity checks. */
  identityNeeded: 'identity.required',
  /** `value.why` is type, size, number or content. */
  documentRefused: 'identity.file.refused',
  rainOver: 'rain.over',
  rainNoChance: 'rain.no.chance',
  rainSpent: 'rain.spent',
  rainLimit: 'rain.limit',
  partnerOrigin: 'partner.origin',
  terminalUnknown: 'terminal.unknown',
  /** Unknown, expired, used or answered: the gateway does not disclose which. */
  pairingOver: 'pairing.over',
  pairingNumber: 'pairing.number.wrong',
  pairingContested: 'pairing.contested',
  staffWrong: 'staff.pin.wrong',
  staffClosed: 'staff.closed',
  sealStale: 'sealed.stale',
  /** The password is right, and a second factor is missing. */
  secondFactor: SECOND_FACTOR,
  confirmationNeeded: 'confirmation.required',
  /** A wrong, used or expired code, password or passkey. */
  confirmationWrong: 'confirmation.wrong',
  /** The time for the second step of a login is over. */
  loginOver: 'login.factor.over',
  passkeyUnknown: 'passkey.unknown',
  passkeyInvalid: 'passkey.invalid',
  factorsFull: 'factor.full',
} as const;
