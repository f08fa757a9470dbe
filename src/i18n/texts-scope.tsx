import { createContext, useContext } from 'react';
import type { Texts } from './texts.ts';

const Scope = createContext<Texts | undefined>(undefined);

/** Gives the widgets below a language: the site has one scope, the embed one for each mount. */
export const TextsScope = Scope.Provider;

/** The texts of the scope around. */
export function useTexts(): Texts {
  const texts = useContext(Scope);
  if (!texts) throw new Error('Rendered outside of a TextsScope');
  return texts;
}
