/** Returns a name that no account has. */
export const nobody = () => `c${Math.random().toString(36).slice(2, 10)}`;
