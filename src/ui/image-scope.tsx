import { createContext, useContext } from 'react';

const Scope = createContext((path: string) => path);

/** Tells the pictures below where images come from: a function that makes an address of a path. */
export const ImageScope = Scope.Provider;

/** The address of an image in the scope around; the path itself outside of any. */
export function useImageAddress(path: string): string {
  return useContext(Scope)(path);
}
