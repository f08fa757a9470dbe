import { useBrowserLocation, useSearch } from 'wouter/use-browser-location';

/** Hooks for the address of the page. */
interface AddressHooks {
  usePath(): string;
  /** Without question mark. */
  useQuery(): string;
}

let hooks: AddressHooks = { usePath: () => useBrowserLocation()[0], useQuery: () => useSearch() };

/** Sets where pages read their address: a terminal keeps its own in memory. Called before the first render. */
export function provideAddress(own: AddressHooks): void {
  hooks = own;
}

export const usePath = (): string => hooks.usePath();
export const useQuery = (): string => hooks.useQuery();
