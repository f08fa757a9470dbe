import { language } from '../attributes.ts';
import { common } from './common.ts';

/** How the operator's frame looks is dark where nothing is said. */
export const login = { lang: language, theme: { of: ['dark', 'light'] }, ...common } as const;
