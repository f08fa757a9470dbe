import type { SportsVendors } from '../gateway/endpoints/shared/sports-vendors.ts';

/** The operator and language of a lobby. */
export interface LobbyScope {
  merchantCode: string;
  language: string;
  /** SPORTS vendors that count as e-sports or cockfight. */
  sportsVendors?: SportsVendors;
  /** Vendors whose games need a separate window. */
  newWindowVendors?: readonly string[];
}
