/** Refusals that one feature alone has words for, so that they come with it; the others are in `errors.ts` (A8). */
export const featureRefusal = {
  promotionJoined: 'promotion.joined',
  promotionClosed: 'promotion.closed',
  notEligible: 'promotion.ineligible',
  vipLevel: 'vip.level.short',
  vipClaimed: 'vip.bonus.claimed',
  headIconUnknown: 'member.icon.unknown',
  rebateRange: 'rebate.range',
  walletDown: 'wallet.vendor.unreachable',
  rainOver: 'rain.over',
  rainNoChance: 'rain.no.chance',
  rainSpent: 'rain.spent',
  rainLimit: 'rain.limit',
  partnerOrigin: 'partner.origin',
  terminalUnknown: 'terminal.unknown',
  /** Unknown, run out, used or answered: which of these is told to nobody. */
  pairingOver: 'pairing.over',
  pairingNumber: 'pairing.number.wrong',
  pairingContested: 'pairing.contested',
  staffWrong: 'staff.pin.wrong',
  staffClosed: 'staff.closed',
  sealStale: 'sealed.stale',
} as const;
