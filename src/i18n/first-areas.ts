import type { Area } from './keys.ts';

/** Areas that every page needs, in one file per language. */
export const firstAreas = [
  'common',
  'errors',
  'shell',
  'lobby',
  'announcements',
  'winners',
] as const satisfies Area[];
