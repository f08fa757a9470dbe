/** Types 0, 1 and 2 may move money. */
export function isReal(type: number): boolean {
  return type === 0 || type === 1 || type === 2;
}

/** All types except 0, 4 and 40 may use the login for agents. */
export function isAgent(type: number): boolean {
  return type !== 0 && type !== 4 && type !== 40;
}

/** Real and free-play accounts may use the login for members; accounts that are only agents may not. */
export function isMember(type: number): boolean {
  return isReal(type) || !isAgent(type);
}

/** Real accounts and agents hold money; types 4 and 40 hold play money. */
export function holdsMoney(type: number): boolean {
  return isReal(type) || isAgent(type);
}

/** All types except 4 have an inbox and a live chat. */
export function hasInbox(type: number): boolean {
  return type !== 4;
}
