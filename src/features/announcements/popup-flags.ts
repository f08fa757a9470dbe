import * as v from 'valibot';
import type { Announcement } from '../../gateway/endpoints/announcements.ts';
import { parseJson } from '../../lib/json.ts';
import { platform } from '../../platform/platform.ts';

/** Popups for the signed-in are of type A, those for guests of type B (B4). */
export type PopupType = 'A' | 'B';

/** Where the local flag of each type is kept (B3). */
export const POPUP_KEYS: Readonly<Record<PopupType, string>> = { A: 'MC_POPUP_A', B: 'MC_POPUP_B' };

/** Marks of what was announced, by announcement and language: another language is no news, another text is. */
const marks = v.record(v.string(), v.record(v.string(), v.string()));
const flagSchema = v.object({ show: v.boolean(), data: marks });

type Flag = v.InferOutput<typeof flagSchema>;

function flagOf(type: PopupType): Flag {
  const kept = v.safeParse(flagSchema, parseJson(platform().persistentStorage.get(POPUP_KEYS[type])));
  return kept.success ? kept.output : { show: true, data: {} };
}

function keep(type: PopupType, flag: Flag): void {
  const text = JSON.stringify(flag);
  if (text !== platform().persistentStorage.get(POPUP_KEYS[type]))
    platform().persistentStorage.set(POPUP_KEYS[type], text);
}

/**
 * Whether the popups of a type are to be shown: until they are closed, and again once the list has an
 * announcement that is new or says something else (AN-3).
 */
export function wantsPopups(type: PopupType, language: string, list: readonly Announcement[]): boolean {
  if (!list.length) return false;
  const { show, data } = flagOf(type);
  const next: Flag = { show, data: {} };
  for (const item of list) {
    const known = data[item.id];
    const mark = markOf(`${item.title}\n${item.content}\n${item.promotionType}`);
    if (!known || (known[language] ?? mark) !== mark) next.show = true;
    next.data[item.id] = { ...known, [language]: mark };
  }
  keep(type, next);
  return next.show;
}

/** They were closed: the flag of the type is false until the list changes. */
export function setPopupsSeen(type: PopupType): void {
  keep(type, { ...flagOf(type), show: false });
}

/** A short mark of a text (FNV-1a, 32 bits): all that is kept of it. */
function markOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}
