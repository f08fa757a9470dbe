import { createContext, useContext } from 'react';
import type { Texts } from '../../src/i18n/texts.ts';

const Scope = createContext(undefined as unknown as Texts);

/** Without the site's default: `create-mount.tsx` always provides the texts. */
export const TextsScope = Scope.Provider;
export const useTexts = (): Texts => useContext(Scope);
