import { common, legal, play } from './common.ts';
import { language, whole } from './read-attributes.ts';

export const winners = {
  lang: language,
  limit: whole(1, 100, 20),
  title: { of: ['none'] },
  play,
  legal,
  ...common,
} as const;
