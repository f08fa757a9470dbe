/** The specification defines account types differently in several places; each definition has its own name. */

/** Types 0, 1 and 2 may deposit, withdraw and open the member centre. */
export function isRealAccount(type: number): boolean {
  return type === 0 || type === 1 || type === 2;
}

export function isTrial(type: number): boolean {
  return type === 4;
}

/** Every type except 0, 4 and 40. */
export function isAgent(type: number): boolean {
  return type !== 0 && type !== 4 && type !== 40;
}

/** The gateway has no contracts for types 4, 40, 41 and 42. */
export function skipsContracts(type: number): boolean {
  return type === 4 || (type >= 40 && type <= 42);
}

/** Real accounts and agents receive winnings; types 4 and 40 have play money only. */
export function holdsMoney(type: number): boolean {
  return isRealAccount(type) || isAgent(type);
}
