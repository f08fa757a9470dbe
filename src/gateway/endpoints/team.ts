import * as v from 'valibot';
import { endpoint, listOf, withDefault } from '../http/endpoint.ts';
import { count, flag, id, text } from './shared/fields.ts';
import { betFields, page, paged, range, TEAM_NAME_LENGTH } from './shared/record-fields.ts';

const member = v.object({
  id,
  account: v.string(),
  nickname: text,
  role: v.picklist(['member', 'agent']),
  /** 1 right below the agent who asks. */
  level: count,
  /** In the site currency. */
  balance: v.number(),
  /** Milliseconds since 1970. */
  createdAt: v.number(),
  /** Milliseconds since 1970; 0 for nobody who ever signed in. */
  lastLoginAt: count,
  online: flag,
  /** Accounts right below. */
  downlines: count,
});

export type TeamMember = v.InferOutput<typeof member>;

const step = v.object({ id, account: v.string() });

export type TeamStep = v.InferOutput<typeof step>;

/** Over everybody the call is about, not the page alone. */
const totals = v.object({ count, online: count, balance: count });

/** The people right below somebody of the team, or below the agent who asks, by name (WL-9). */
export const getTeamMembers = endpoint({
  name: 'getTeamMembers',
  method: 'GET',
  path: '/wps/relay/ODSFE2_getTeamMembers',
  summary: 'Who is right below an agent of the team, by page',
  /** `upline`: id of somebody in the team; without it the agent who asks. */
  query: v.object({ upline: v.optional(v.string()), ...page }),
  reply: v.object({ list: listOf(member), ...paged, totals }),
  module: 'AGEDOWNMAN3',
  session: 'required',
  flag: 'DOWNMAN',
});

/** Everybody in the team, on any level, whose name or nickname holds a text (WL-9). */
export const searchTeam = endpoint({
  name: 'searchTeam',
  method: 'GET',
  path: '/wps/relay/ODSFE2_searchTeam',
  summary: 'Who in the whole team is called so, by page',
  query: v.object({ name: v.pipe(v.string(), v.minLength(1), v.maxLength(TEAM_NAME_LENGTH)), ...page }),
  reply: v.object({ list: listOf(member), ...paged, totals }),
  module: 'AGEDOWNMAN3',
  session: 'required',
  flag: 'DOWNMAN',
});

/** One of the team, with the way down and the rebates by category (WL-9). */
export const getTeamMember = endpoint({
  name: 'getTeamMember',
  method: 'GET',
  path: '/wps/relay/ODSFE2_getTeamMember',
  summary: 'One account of the team with the way down to it, its own team and its rebates',
  query: v.object({ memberId: v.string() }),
  reply: v.object({
    member,
    /** From right below the agent down to the account itself. */
    path: listOf(step),
    /** Everybody below, on any level. */
    teamSize: count,
    /** In percent: the lowest and the highest among the vendors of a category. */
    rebates: listOf(v.object({ gameType: v.string(), least: v.number(), most: v.number() })),
  }),
  module: 'AGEDOWNMAN3',
  session: 'required',
  flag: 'DOWNMAN',
});

const result = v.object({
  /** The account's. */
  id,
  account: v.string(),
  level: count,
  count,
  /** In the site currency, as all amounts here. */
  bet: v.number(),
  win: v.number(),
  rebates: withDefault(v.number(), 0),
  bonuses: withDefault(v.number(), 0),
});

export type TeamResult = v.InferOutput<typeof result>;

/** What each of the team staked, won and was given in a range of time, most staked first (WL-9). */
export const getTeamProfitAndLoss = endpoint({
  name: 'getTeamProfitAndLoss',
  method: 'GET',
  path: '/wps/relay/ODSFE2_getTeamProfitAndLoss',
  summary: 'Stakes, wins, rebates and bonuses of each account of the team in a range of time, by page',
  /** `account`: part of an account's name. */
  query: v.object({
    ...range,
    ...page,
    account: v.optional(v.pipe(v.string(), v.maxLength(TEAM_NAME_LENGTH))),
  }),
  reply: v.object({
    list: listOf(result),
    ...paged,
    totals: v.object({ members: count, count, bet: count, win: count, rebates: count, bonuses: count }),
  }),
  module: 'AGEINFO3',
  session: 'required',
  flag: 'AGETEAMPNL3',
});

const bet = v.object({ ...betFields, account: v.string() });

export type TeamBet = v.InferOutput<typeof bet>;

/** What the team played, newest first, with the sums over the whole range (WL-9). */
export const getTeamBets = endpoint({
  name: 'getTeamBets',
  method: 'GET',
  path: '/wps/relay/ODSFE2_getTeamBets',
  summary: 'Bets of the team in a range of time, by page, with the sums over the range',
  query: v.object({
    ...range,
    ...page,
    gameType: v.optional(v.string()),
    account: v.optional(v.pipe(v.string(), v.maxLength(TEAM_NAME_LENGTH))),
    language: v.string(),
  }),
  reply: v.object({
    list: listOf(bet),
    ...paged,
    totals: v.object({ count, bet: count, win: count }),
  }),
  module: 'AGEINFO3',
  session: 'required',
  flag: 'TEAMBETTING3',
});
