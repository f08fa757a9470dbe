import type { Handlers } from '../handler.ts';
import { agent } from './agent.ts';
import { announcements } from './announcements.ts';
import { contracts } from './contracts.ts';
import { fleet } from './fleet.ts';
import { gameDetail } from './game-detail.ts';
import { headIcon } from './head-icon.ts';
import { identity } from './identity.ts';
import { liveTables } from './live-tables.ts';
import { lobby } from './lobby.ts';
import { lottery } from './lottery.ts';
import { matches } from './matches.ts';
import { messages } from './messages.ts';
import { ownGames } from './own-games.ts';
import { pairing } from './pairing.ts';
import { partners } from './partners.ts';
import { passwords } from './passwords.ts';
import { payments } from './payments.ts';
import { payouts } from './payouts.ts';
import { promotions } from './promotions.ts';
import { protection } from './protection.ts';
import { rebates } from './rebates.ts';
import { records } from './records.ts';
import { redRain } from './red-rain.ts';
import { referral } from './referral.ts';
import { register } from './register.ts';
import { rewards } from './rewards.ts';
import { secondFactor } from './second-factor.ts';
import { security } from './security.ts';
import { session } from './session.ts';
import { system } from './system.ts';
import { team } from './team.ts';
import { teamRecords } from './team-records.ts';
import { verification } from './verification.ts';
import { vip } from './vip.ts';
import { wallet } from './wallet.ts';
import { walletTransfer } from './wallet-transfer.ts';
import { winners } from './winners.ts';

export const handlers: Handlers = {
  ...agent,
  ...announcements,
  ...contracts,
  ...fleet,
  ...gameDetail,
  ...headIcon,
  ...identity,
  ...messages,
  ...ownGames,
  ...liveTables,
  ...lobby,
  ...lottery,
  ...matches,
  ...pairing,
  ...partners,
  ...passwords,
  ...payments,
  ...payouts,
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
  ...system,
  ...team,
  ...teamRecords,
  ...verification,
  ...vip,
  ...wallet,
  ...walletTransfer,
  ...winners,
};
