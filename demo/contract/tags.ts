import * as agent from '../../src/gateway/endpoints/agent.ts';
import * as announcements from '../../src/gateway/endpoints/announcements.ts';
import * as country from '../../src/gateway/endpoints/country.ts';
import * as favouriteIds from '../../src/gateway/endpoints/favourite-ids.ts';
import * as fleet from '../../src/gateway/endpoints/fleet.ts';
import * as gameCounts from '../../src/gateway/endpoints/game-counts.ts';
import * as gameDetail from '../../src/gateway/endpoints/game-detail.ts';
import * as headIcon from '../../src/gateway/endpoints/head-icon.ts';
import * as identity from '../../src/gateway/endpoints/identity.ts';
import * as launch from '../../src/gateway/endpoints/launch.ts';
import * as liveTables from '../../src/gateway/endpoints/live-tables.ts';
import * as lobby from '../../src/gateway/endpoints/lobby.ts';
import * as lottery from '../../src/gateway/endpoints/lottery.ts';
import * as matches from '../../src/gateway/endpoints/matches.ts';
import * as messages from '../../src/gateway/endpoints/messages.ts';
import * as pairing from '../../src/gateway/endpoints/pairing.ts';
import * as partners from '../../src/gateway/endpoints/partners.ts';
import * as passwords from '../../src/gateway/endpoints/passwords.ts';
import * as payments from '../../src/gateway/endpoints/payments.ts';
import * as playerGames from '../../src/gateway/endpoints/player-games.ts';
import * as promotions from '../../src/gateway/endpoints/promotions.ts';
import * as protection from '../../src/gateway/endpoints/protection.ts';
import * as rebates from '../../src/gateway/endpoints/rebates.ts';
import * as records from '../../src/gateway/endpoints/records.ts';
import * as redRain from '../../src/gateway/endpoints/red-rain.ts';
import * as referral from '../../src/gateway/endpoints/referral.ts';
import * as register from '../../src/gateway/endpoints/register.ts';
import * as rewards from '../../src/gateway/endpoints/rewards.ts';
import * as secondFactor from '../../src/gateway/endpoints/second-factor.ts';
import * as security from '../../src/gateway/endpoints/security.ts';
import * as session from '../../src/gateway/endpoints/session.ts';
import * as sessionHandover from '../../src/gateway/endpoints/session-handover.ts';
import * as studio from '../../src/gateway/endpoints/studio.ts';
import * as system from '../../src/gateway/endpoints/system.ts';
import * as team from '../../src/gateway/endpoints/team.ts';
import * as verification from '../../src/gateway/endpoints/verification.ts';
import * as vip from '../../src/gateway/endpoints/vip.ts';
import * as wallet from '../../src/gateway/endpoints/wallet.ts';
import * as walletTransfer from '../../src/gateway/endpoints/wallet-transfer.ts';
import * as winners from '../../src/gateway/endpoints/winners.ts';

interface Tag {
  description: string;
  /** Files of the endpoint table. */
  files: readonly object[];
}

/** The tags of the OpenAPI document with the calls that they group. */
const tags: Readonly<Record<string, Tag>> = {
  System: { description: "Status of the gateway, and the visitor's country", files: [system, country] },
  Session: { description: 'Sign in, renew and end sessions', files: [session, sessionHandover] },
  Registration: {
    description: 'Open accounts, with captchas, puzzles and codes by SMS',
    files: [register, verification],
  },
  Account: {
    description: 'Passwords, security and pictures of a member',
    files: [passwords, security, headIcon],
  },
  'Second factor': {
    description: 'Passkeys, time codes and recovery codes, to sign in and to confirm',
    files: [secondFactor],
  },
  Games: {
    description: 'Lists and details of games, winners, favourites, recent games and launch addresses',
    files: [
      lobby,
      gameCounts,
      gameDetail,
      studio,
      matches,
      liveTables,
      winners,
      launch,
      playerGames,
      favouriteIds,
    ],
  },
  Lotteries: { description: 'Draws and results', files: [lottery] },
  Messages: {
    description: 'Announcements, inbox, help and live chat',
    files: [announcements, messages],
  },
  Promotions: {
    description: 'Promotions, rewards, VIP levels, referrals and red envelopes',
    files: [promotions, rewards, vip, referral, redRain],
  },
  Payments: {
    description: 'Deposits, withdrawals and wallets at vendors',
    files: [wallet, payments, walletTransfer],
  },
  Records: { description: 'Bets, movements and results of a member', files: [records] },
  Identity: { description: 'Identity checks, with documents or at a provider', files: [identity] },
  'Player protection': { description: 'Limits, breaks and reality checks', files: [protection] },
  Agents: { description: 'Teams, rebates, contracts and dividends of agents', files: [agent, team, rebates] },
  Partners: { description: 'Figures of widgets on the pages of partners', files: [partners] },
  Terminals: {
    description: 'Venue terminals, their staff, and login at a terminal',
    files: [fleet, pairing],
  },
};

const tagByCall = new Map(
  Object.entries(tags).flatMap(([tag, { files }]) =>
    files.flatMap((file) =>
      Object.values(file).map((row) => [(row as { name?: string }).name, tag] as const),
    ),
  ),
);

/** Returns the tag of a call. @throws for a call whose file is in no tag */
export function tagOf(name: string): string {
  const tag = tagByCall.get(name);
  if (!tag) throw new Error(`tags.ts: the file of ${name} is in no tag`);
  return tag;
}

/** The tags as the document lists them. */
export const tagList = Object.entries(tags).map(([name, { description }]) => ({ name, description }));
