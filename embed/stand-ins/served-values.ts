export const takeServed = (_key: string): undefined => undefined;
