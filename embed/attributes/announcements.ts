import { common, legal } from './common.ts';
import { language, nameRule } from './read-attributes.ts';

export const announcements = {
  lang: language,
  list: { of: ['player', 'promotion', 'hot'] },
  banners: nameRule('a group, such as m_home'),
  legal,
  ...common,
} as const;
