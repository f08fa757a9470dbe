export const readsServed = false;
export const takeServed = (_key: string): undefined => undefined;
