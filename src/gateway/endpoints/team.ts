import * as v from 'valibot';
import { endpoint, listOf, withDefault } from '../http/endpoint.ts';
import { count, flag, id, text } from './shared/fields.ts';
import { betFields, page, paged, range, TEAM_NAME_LENGTH } from './shared/record-fields.ts';

const member = v.object({
  id,
  account: v.string(),
  nickname: text,
  role: v.picklist(['member', 'agent']),
  /** 1 for accounts directly below the agent. */
  level: count,
  /** In the site currency. */
  balance: v.number(),
  /** Milliseconds since 1970. */
  createdAt: v.number(),
  /** Milliseconds since 1970; 0 for never. */
  lastLoginAt: count,
  online: flag,
  /** Number of accounts directly below. */
  downlines: count,
});

export type TeamMember = v.InferOutput<typeof member>;

const step = v.object({ id, account: v.string() });

export type TeamStep = v.InferOutput<typeof step>;

/** Over all matching accounts, not only this page. */
const totals = v.object({ count, online: count, balance: count });

/** Accounts directly below a team member, or below the agent (WL-9). */
export const getTeamMembers = endpoint({
  name: 'getTeamMembers',
  method: 'GET',
  path: '/wps/relay/ODSFE2_getTeamMembers',
  summary: 'The accounts directly below an agent of the team, by page',
  /** `upline`: id of a team member; by default the agent. */
  query: v.object({ upline: v.optional(v.string()), ...page }),
  reply: v.object({ list: listOf(member), ...paged, totals }),
  module: 'AGEDOWNMAN3',
  session: 'required',
  flag: 'DOWNMAN',
});

/** Team members of any level whose name or nickname contains a text (WL-9). */
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

/** A team member, with the path to it and rebates by category (WL-9). */
export const getTeamMember = endpoint({
  name: 'getTeamMember',
  method: 'GET',
  path: '/wps/relay/ODSFE2_getTeamMember',
  summary: 'One account of the team with the way down to it, its own team and its rebates',
  query: v.object({ memberId: v.string() }),
  reply: v.object({
    member,
    /** From the account directly below the agent to the member. */
    path: listOf(step),
    /** Number of accounts below, of any level. */
    teamSize: count,
    /** In percent: lowest and highest rate of a category's vendors. */
    rebates: listOf(v.object({ gameType: v.string(), least: v.number(), most: v.number() })),
  }),
  module: 'AGEDOWNMAN3',
  session: 'required',
  flag: 'DOWNMAN',
});

const result = v.object({
  /** Id of the account. */
  id,
  account: v.string(),
  level: count,
  count,
  /** In the site currency, like all amounts here. */
  bet: v.number(),
  win: v.number(),
  rebates: withDefault(v.number(), 0),
  bonuses: withDefault(v.number(), 0),
});

export type TeamResult = v.InferOutput<typeof result>;

/** Stakes, winnings and bonuses by team member over a range, highest stakes first (WL-9). */
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

/** Bets of the team, newest first, with totals over the whole range (WL-9). */
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
