import { common, legal, play } from './common.ts';
import { language, nameRule, numberRule } from './read-attributes.ts';

export const lobby = {
  lang: language,
  category: nameRule('a category of the operator, such as RNG'),
  vendor: nameRule("a studio's code, such as PG"),
  rows: numberRule(1, 6, 2),
  play,
  legal,
  ...common,
} as const;
