/**
 * The specification reads account types differently from place to place (A3); each reading keeps its name.
 */

/** Types 0, 1 and 2: may deposit, withdraw and open the member centre. */
export function isRealAccount(type: number): boolean {
  return type === 0 || type === 1 || type === 2;
}

/** Type 4: a free-play account. */
export function isTrial(type: number): boolean {
  return type === 4;
}

/** Every type but 0, 4 and 40. */
export function isAgent(type: number): boolean {
  return type !== 0 && type !== 4 && type !== 40;
}

/** Types 4, 40, 41 and 42 are never asked for contracts. */
export function skipsContracts(type: number): boolean {
  return type === 4 || (type >= 40 && type <= 42);
}

/** Real accounts and agents: what is won is paid to them; types 4 and 40 have play money alone. */
export function holdsMoney(type: number): boolean {
  return isRealAccount(type) || isAgent(type);
}
