export interface VipLevelSeed {
  /** The same in every language, since the member's info has one label for all. */
  label: string;
  /** Deposits and stakes since joining that it takes, in cents. */
  deposit: number;
  turnover: number;
  /** Paid once to whoever reaches it, in cents. */
  bonus: number;
  /** Percent of the stakes that come back, by category. */
  rebates: Readonly<Record<string, number>>;
  withdrawals: WithdrawalLimit;
}

/** What may be withdrawn within 24 hours: how often, and how much in cents. */
export interface WithdrawalLimit {
  count: number;
  most: number;
}

/** For who has no level yet. */
export const firstLimit: WithdrawalLimit = { count: 2, most: 50_000_00 };

/** The lowest first; a level's number is its place, counted from 1. */
export const vipLevels: readonly VipLevelSeed[] = [
  {
    label: 'Bronze',
    deposit: 1_000_00,
    turnover: 1_000_00,
    bonus: 50_00,
    rebates: { RNG: 0.3, LIVE: 0.2, SPORTS: 0.1 },
    withdrawals: { count: 3, most: 100_000_00 },
  },
  {
    label: 'Silver',
    deposit: 10_000_00,
    turnover: 10_000_00,
    bonus: 200_00,
    rebates: { RNG: 0.4, LIVE: 0.3, SPORTS: 0.2, FISH: 0.3 },
    withdrawals: { count: 5, most: 200_000_00 },
  },
  {
    label: 'Gold',
    deposit: 50_000_00,
    turnover: 50_000_00,
    bonus: 1_000_00,
    rebates: { RNG: 0.6, LIVE: 0.4, SPORTS: 0.3, FISH: 0.5, PVP: 0.3 },
    withdrawals: { count: 10, most: 500_000_00 },
  },
  {
    label: 'Platinum',
    deposit: 250_000_00,
    turnover: 250_000_00,
    bonus: 5_000_00,
    rebates: { RNG: 0.8, LIVE: 0.6, SPORTS: 0.4, FISH: 0.7, PVP: 0.5 },
    withdrawals: { count: 15, most: 1_000_000_00 },
  },
  {
    label: 'Diamond',
    deposit: 1_000_000_00,
    turnover: 1_000_000_00,
    bonus: 25_000_00,
    rebates: { RNG: 1, LIVE: 0.8, SPORTS: 0.6, FISH: 0.9, PVP: 0.7 },
    withdrawals: { count: 20, most: 5_000_000_00 },
  },
];
