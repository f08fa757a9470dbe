import type { HelpItem } from '../../gateway/endpoints/messages.ts';
import { plainText } from './plain-text.ts';

/** Whether title or text of an item have every searched word, in any case. */
export function isAbout({ title, content }: Pick<HelpItem, 'title' | 'content'>, search: string): boolean {
  const text = fold(`${title} ${plainText(content)}`);
  return fold(search)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** Without case and accents. */
function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .trim();
}
