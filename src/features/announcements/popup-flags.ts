import * as v from 'valibot';
import type { Announcement } from '../../gateway/endpoints/announcements.ts';
import { parseJson } from '../../lib/json.ts';
import { platform } from '../../platform/platform.ts';

/** Type A is for members, type B for guests. */
export type PopupType = 'A' | 'B';

export const POPUP_KEYS: Readonly<Record<PopupType, string>> = { A: 'MC_POPUP_A', B: 'MC_POPUP_B' };

/** Hashes of the announcements, by announcement and language: a new language is no news, a new text is. */
const hashes = v.record(v.string(), v.record(v.string(), v.string()));
const flagSchema = v.object({ show: v.boolean(), data: hashes });

type Flag = v.InferOutput<typeof flagSchema>;

function flagOf(type: PopupType): Flag {
  const storedFlags = v.safeParse(flagSchema, parseJson(platform().persistentStorage.get(POPUP_KEYS[type])));
  return storedFlags.success ? storedFlags.output : { show: true, data: {} };
}

function saveFlag(type: PopupType, flag: Flag): void {
  const text = JSON.stringify(flag);
  if (text !== platform().persistentStorage.get(POPUP_KEYS[type]))
    platform().persistentStorage.set(POPUP_KEYS[type], text);
}

/**
 * Returns whether the popups of a type are due: until the player closes them, and again when an announcement is
 * new or has changed (AN-3).
 */
export function arePopupsDue(type: PopupType, language: string, list: readonly Announcement[]): boolean {
  if (!list.length) return false;
  const { show, data } = flagOf(type);
  const next: Flag = { show, data: {} };
  for (const item of list) {
    const known = data[item.id];
    const mark = hashOf(`${item.title}\n${item.content}\n${item.promotionType}`);
    if (!known || (known[language] ?? mark) !== mark) next.show = true;
    next.data[item.id] = { ...known, [language]: mark };
  }
  saveFlag(type, next);
  return next.show;
}

/** Stores that the popups of a type were closed; a change of the list resets it. */
export function markPopupsClosed(type: PopupType): void {
  saveFlag(type, { ...flagOf(type), show: false });
}

/** Hashes a text (FNV-1a, 32 bits), so that texts are not stored. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}
