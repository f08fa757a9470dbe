/** Returns a name that no account has. */
export const unknownName = () => `c${Math.random().toString(36).slice(2, 10)}`;
