import { createContext, useContext } from 'react';

const Scope = createContext((path: string) => path);

/** Provides a function that returns the URL of an image path. */
export const ImageScope = Scope.Provider;

/** Returns the URL of an image in the surrounding scope; the path itself without one. */
export function useImageAddress(path: string): string {
  return useContext(Scope)(path);
}
