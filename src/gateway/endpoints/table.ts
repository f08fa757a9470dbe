import type { AnyEndpoint } from '../http/endpoint.ts';
import * as agent from './agent.ts';
import * as announcements from './announcements.ts';
import * as country from './country.ts';
import * as favouriteIds from './favourite-ids.ts';
import * as fleet from './fleet.ts';
import * as gameCounts from './game-counts.ts';
import * as gameDetail from './game-detail.ts';
import * as headIcon from './head-icon.ts';
import * as identity from './identity.ts';
import * as launch from './launch.ts';
import * as liveTables from './live-tables.ts';
import * as lobby from './lobby.ts';
import * as lottery from './lottery.ts';
import * as matches from './matches.ts';
import * as messages from './messages.ts';
import * as pairing from './pairing.ts';
import * as partners from './partners.ts';
import * as passwords from './passwords.ts';
import * as payments from './payments.ts';
import * as ownGames from './player-games.ts';
import * as promotions from './promotions.ts';
import * as protection from './protection.ts';
import * as rebates from './rebates.ts';
import * as records from './records.ts';
import * as redRain from './red-rain.ts';
import * as referral from './referral.ts';
import * as register from './register.ts';
import * as rewards from './rewards.ts';
import * as secondFactor from './second-factor.ts';
import * as security from './security.ts';
import * as session from './session.ts';
import * as sessionHandover from './session-handover.ts';
import * as studio from './studio.ts';
import * as system from './system.ts';
import * as team from './team.ts';
import * as verification from './verification.ts';
import * as vip from './vip.ts';
import { deposit, withdraw } from './wallet.ts';
import * as walletTransfer from './wallet-transfer.ts';
import * as winners from './winners.ts';

/**
 * All calls by name, for the demo gateway, the OpenAPI document and the conformance run. Widgets import single rows,
 * so that bundles stay small.
 */
export const endpoints = {
  ...agent,
  ...announcements,
  ...country,
  ...fleet,
  ...gameCounts,
  ...gameDetail,
  ...headIcon,
  ...identity,
  ...liveTables,
  ...lobby,
  ...launch,
  ...lottery,
  ...matches,
  ...messages,
  ...favouriteIds,
  ...ownGames,
  ...pairing,
  ...partners,
  ...passwords,
  ...payments,
  ...promotions,
  ...protection,
  ...rebates,
  ...records,
  ...redRain,
  ...referral,
  ...register,
  ...rewards,
  ...secondFactor,
  ...security,
  ...session,
  ...sessionHandover,
  ...studio,
  ...system,
  ...team,
  ...verification,
  ...vip,
  deposit,
  withdraw,
  ...walletTransfer,
  ...winners,
} as const satisfies Record<string, AnyEndpoint>;

export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;
