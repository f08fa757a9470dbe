import { common, legal, play } from './common.ts';
import { language, name, whole } from './read-attributes.ts';

export const lobby = {
  lang: language,
  category: name('a category of the operator, such as RNG'),
  vendor: name("a studio's code, such as PG"),
  rows: whole(1, 6, 2),
  play,
  legal,
  ...common,
} as const;
