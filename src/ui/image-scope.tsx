import { createContext, useContext } from 'react';

const Scope = createContext((path: string) => path);

/** Tells the pictures below where images come from: a function that makes an address of a path. */
export const ImageScope = Scope.Provider;

/** Returns the function that makes an image's address in this scope; outside of any scope a path is its own address. */
export function useImageAddress(): (path: string) => string {
  return useContext(Scope);
}
