import type { Announcement } from '../../gateway/endpoints/announcements.ts';

export interface Title {
  id: string;
  title: string;
  /** Index among all announcements, which the notice page uses. */
  index: number;
}

/** Returns the titles that are not empty. */
export function titlesOf(news: readonly Announcement[]): Title[] {
  return news
    .map(({ id, title }, index) => ({ id, title: title.trim(), index }))
    .filter(({ title }) => title);
}
