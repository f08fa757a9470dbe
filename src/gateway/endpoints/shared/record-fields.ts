import * as v from 'valibot';
import { listOf, withDefault } from '../../http/endpoint.ts';
import { count, id, pageNumber, pageSize, text } from './fields.ts';

/** Maximum length of a search for a team member in characters. */
export const TEAM_NAME_LENGTH = 64;

/** Maximum number of selections of a bet. */
const MOST_SELECTIONS = 50;

/** Longest range in days that a gateway accepts. */
export const MOST_RECORD_DAYS = 92;

/** Milliseconds since 1970; ranges begin with the player's local day. */
const time = v.pipe(v.number(), v.integer(), v.minValue(0));

export const range = { startTime: time, endTime: time };
export const page = { pageNo: pageNumber, pageSize };
/** Page number and total of a response. */
export const paged = { pageNum: count, totalPages: count };

const selection = v.object({
  /** Name of the match. */
  event: text,
  market: text,
  selection: v.string(),
  /** Decimal odds; 0 if it has none. */
  odds: count,
});

export const betFields = {
  id,
  gameName: text,
  /** Square picture of the game; without one a card shows an icon. */
  iconUrl: text,
  /** Category: RNG, LIVE, ... */
  gameType: text,
  at: v.number(),
  /** In the site currency, like all amounts here. */
  bet: v.number(),
  win: v.number(),
  /** `even`: the payout equals the stake; `open`: undecided. */
  state: v.picklist(['won', 'lost', 'even', 'open']),
  /** Selections in the requested language, where the game has a slip. */
  selections: withDefault(listOf(selection, MOST_SELECTIONS), []),
};
