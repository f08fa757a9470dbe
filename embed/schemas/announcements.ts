import { language, name } from '../attributes.ts';
import { common } from './common.ts';

export const announcements = {
  lang: language,
  list: { of: ['player', 'promotion', 'hot'] },
  banners: name('a group of banners, such as m_home'),
  ...common,
} as const;
