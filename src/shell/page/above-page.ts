import { atom } from 'nanostores';
import type { ComponentType } from 'react';

/** What stands above header and page, once its code is there and nothing would be moved by it. */
export const $abovePage = atom<ComponentType | undefined>();
