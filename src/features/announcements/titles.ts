import type { Announcement } from '../../gateway/endpoints/announcements.ts';

export interface Title {
  id: string;
  title: string;
  /** Its place among all announcements, by which the notice page knows it. */
  index: number;
}

/** The titles that can run by: those that say something. */
export function titlesOf(news: readonly Announcement[]): Title[] {
  return news
    .map(({ id, title }, index) => ({ id, title: title.trim(), index }))
    .filter(({ title }) => title);
}
