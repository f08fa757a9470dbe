import type account from './messages/EN/account.json';
import type agent from './messages/EN/agent.json';
import type announcements from './messages/EN/announcements.json';
import type centre from './messages/EN/centre.json';
import type common from './messages/EN/common.json';
import type errors from './messages/EN/errors.json';
import type factors from './messages/EN/factors.json';
import type frame from './messages/EN/frame.json';
import type identity from './messages/EN/identity.json';
import type info from './messages/EN/info.json';
import type install from './messages/EN/install.json';
import type invite from './messages/EN/invite.json';
import type kiosk from './messages/EN/kiosk.json';
import type liveTables from './messages/EN/liveTables.json';
import type lobby from './messages/EN/lobby.json';
import type lottery from './messages/EN/lottery.json';
import type member from './messages/EN/member.json';
import type messages from './messages/EN/messages.json';
import type play from './messages/EN/play.json';
import type promotions from './messages/EN/promotions.json';
import type protection from './messages/EN/protection.json';
import type records from './messages/EN/records.json';
import type redRain from './messages/EN/redRain.json';
import type security from './messages/EN/security.json';
import type shell from './messages/EN/shell.json';
import type sports from './messages/EN/sports.json';
import type staff from './messages/EN/staff.json';
import type states from './messages/EN/states.json';
import type team from './messages/EN/team.json';
import type terminal from './messages/EN/terminal.json';
import type trouble from './messages/EN/trouble.json';
import type vip from './messages/EN/vip.json';
import type wallet from './messages/EN/wallet.json';
import type winners from './messages/EN/winners.json';

export interface Areas {
  account: typeof account;
  agent: typeof agent;
  announcements: typeof announcements;
  centre: typeof centre;
  common: typeof common;
  errors: typeof errors;
  factors: typeof factors;
  frame: typeof frame;
  identity: typeof identity;
  info: typeof info;
  install: typeof install;
  invite: typeof invite;
  kiosk: typeof kiosk;
  liveTables: typeof liveTables;
  lobby: typeof lobby;
  lottery: typeof lottery;
  member: typeof member;
  messages: typeof messages;
  play: typeof play;
  promotions: typeof promotions;
  protection: typeof protection;
  records: typeof records;
  redRain: typeof redRain;
  security: typeof security;
  shell: typeof shell;
  sports: typeof sports;
  staff: typeof staff;
  states: typeof states;
  team: typeof team;
  terminal: typeof terminal;
  trouble: typeof trouble;
  vip: typeof vip;
  wallet: typeof wallet;
  winners: typeof winners;
}

export type Area = keyof Areas;

/** Removes the plural suffix: `games_one` and `games_other` become `games`. */
type Singular<K extends string> =
  K extends `${infer Stem}_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}` ? Stem : K;

export type TextKey = { [A in Area]: `${A}.${Singular<keyof Areas[A] & string>}` }[Area];
