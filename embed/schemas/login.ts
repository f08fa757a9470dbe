import { language } from '../attributes.ts';
import { common } from './common.ts';

export const login = { lang: language, ...common } as const;
