import { createContext, useContext } from 'react';
import type { Texts } from './texts.ts';

const Scope = createContext<Texts | undefined>(undefined);

/** Provides texts to widgets: the site has one scope, the embed one for each mount. */
export const TextsScope = Scope.Provider;

/** Returns the texts of the nearest scope. @throws outside of a scope */
export function useTexts(): Texts {
  const texts = useContext(Scope);
  if (!texts) throw new Error('Rendered outside of a TextsScope');
  return texts;
}
