import { common } from './common.ts';
import { language } from './read-attributes.ts';

export const login = { lang: language, ...common } as const;
