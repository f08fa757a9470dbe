const HOUR = 60 * 60_000;

/** What a member of the demo did with a promotion before the demo began. */
export interface SeededApplication {
  username: string;
  promotionId: string;
  /** Milliseconds before the demo began. */
  ago: number;
  /** Moved towards the goal by then, in cents. */
  counted?: number;
  claimed?: true;
}

/**
 * With these maya7 sees a promotion in each of the ten states: what she has not applied for gives Join, Coming soon
 * and Close.
 */
export const seededApplications: readonly SeededApplication[] = [
  { username: 'maya7', promotionId: 'p-race', ago: 20 * HOUR, counted: 640_00 },
  { username: 'maya7', promotionId: 'p-vip', ago: 30 * HOUR },
  { username: 'maya7', promotionId: 'p-tournament', ago: 3 * HOUR },
  { username: 'maya7', promotionId: 'p-friday', ago: 26 * HOUR },
  { username: 'maya7', promotionId: 'p-tables', ago: 5 * HOUR },
  { username: 'maya7', promotionId: 'p-welcome', ago: 200 * HOUR, counted: 500_00, claimed: true },
  { username: 'maya7', promotionId: 'p-cashback', ago: 150 * HOUR, counted: 2_280_00 },
  { username: 'noor2', promotionId: 'p-vip', ago: 30 * HOUR },
];
