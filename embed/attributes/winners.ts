import { common, legal, play } from './common.ts';
import { language, numberRule } from './read-attributes.ts';

export const winners = {
  lang: language,
  limit: numberRule(1, 100, 20),
  title: { of: ['none'] },
  play,
  legal,
  ...common,
} as const;
