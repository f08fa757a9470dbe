import * as v from 'valibot';
import { count, id, pageNumber, pageSize, text } from './fields.ts';

/** Characters of a name, or a part of one, that is looked for in the team. */
export const TEAM_NAME_LENGTH = 64;

/** Days of a range at most: a gateway refuses a longer one. */
export const MOST_RECORD_DAYS = 92;

/** Milliseconds since 1970; the player's own days decide where a range begins. */
const time = v.pipe(v.number(), v.integer(), v.minValue(0));

export const range = { startTime: time, endTime: time };
export const page = { pageNo: pageNumber, pageSize };
/** What an answer says of its page. */
export const paged = { pageNum: count, totalPages: count };

export const betFields = {
  id,
  gameName: text,
  /** Category: RNG, LIVE, ... */
  gameType: text,
  at: v.number(),
  /** In the site currency, as all amounts here. */
  bet: v.number(),
  win: v.number(),
  /** `even`: as much came back as was staked; `open`: not decided yet. */
  state: v.picklist(['won', 'lost', 'even', 'open']),
};
