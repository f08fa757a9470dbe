/** Returns a name that no account has. */
export const unknownName = () => `c${crypto.randomUUID().slice(0, 8)}`;
