import { normaliseName } from '../../games/lists/filter-by-name.ts';
import type { HelpItem } from '../../gateway/endpoints/messages.ts';
import { plainText } from './plain-text.ts';

/** Whether title or text of an item have every searched word, in any case. */
export function isAbout({ title, content }: Pick<HelpItem, 'title' | 'content'>, search: string): boolean {
  const text = normaliseName(`${title} ${plainText(content)}`);
  return normaliseName(search)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
