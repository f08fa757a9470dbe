import type { Area } from './keys.ts';

/** Areas every page needs, served together as one file per language. */
export const firstAreas = [
  'common',
  'errors',
  'shell',
  'lobby',
  'announcements',
  'winners',
] as const satisfies Area[];
