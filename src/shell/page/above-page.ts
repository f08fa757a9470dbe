import { atom } from 'nanostores';
import type { ComponentType } from 'react';

/** A component above header and page, set once its code has loaded and it cannot shift the page. */
export const $abovePage = atom<ComponentType | undefined>();
