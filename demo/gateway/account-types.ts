/** The readings of account types (A3) that the gateway enforces; each stays a function of its own. */

/** Types 0, 1 and 2 may move money. */
export function isReal(type: number): boolean {
  return type === 0 || type === 1 || type === 2;
}

/** Every type but 0, 4 and 40 may use the agents' sign-in. */
export function isAgent(type: number): boolean {
  return type !== 0 && type !== 4 && type !== 40;
}

/** Real and free-play accounts may use the members' sign-in; an account that is an agent alone may not. */
export function isMember(type: number): boolean {
  return isReal(type) || !isAgent(type);
}

/** Real accounts and agents hold money; the play money of types 4 and 40 is none. */
export function holdsMoney(type: number): boolean {
  return isReal(type) || isAgent(type);
}

/** Every type but 4 has an inbox and a live chat. */
export function hasInbox(type: number): boolean {
  return type !== 4;
}
