import { createContext, useContext } from 'react';

const Scope = createContext((path: string) => path);

/** Provides a function that returns the URL of an image path. */
export const ImageScope = Scope.Provider;

/** Returns the function that makes the URL of an image path in the surrounding scope; without one it returns the path. */
export function useImageAddress(): (path: string) => string {
  return useContext(Scope);
}
