import type { SportsVendors } from '../gateway/endpoints/shared/sports-vendors.ts';

/** Whose lobby is read, and in which language. */
export interface LobbyScope {
  merchantCode: string;
  language: string;
  /** Which SPORTS vendors the operator counts as e-sports or cockfight (B4). */
  sportsVendors?: SportsVendors;
  /** Vendors whose games need a window of their own. */
  newWindowVendors?: readonly string[];
}
