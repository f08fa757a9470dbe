import { atom } from 'nanostores';
import type { ComponentType } from 'react';

/** The download bar above the bottom menu, set once its code has loaded and its links are known. */
export const $installBar = atom<ComponentType | undefined>();
