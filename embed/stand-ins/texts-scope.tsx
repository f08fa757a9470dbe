import { createContext, useContext } from 'react';
import type { Texts } from '../../src/i18n/texts.ts';

const Scope = createContext(undefined as unknown as Texts);

/** Stands in for the site's: every view of a mount is drawn in one (`mounting.tsx`). */
export const TextsScope = Scope.Provider;
export const useTexts = (): Texts => useContext(Scope);
