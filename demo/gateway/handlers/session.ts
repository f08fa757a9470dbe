import { refusal } from '../../../src/gateway/http/errors.ts';
import { isAgent, isMember } from '../account-types.ts';
import { type Device, deviceName, noteDevice } from '../devices.ts';
import type { Gateway } from '../gateway-state.ts';
import type { Handlers } from '../handler.ts';
import { headIconAddress } from '../head-icons.ts';
import { sessionFor } from '../login-response.ts';
import { accountById } from '../members.ts';
import { Refusal, tooMany } from '../refusal.ts';
import { endSession } from '../sessions.ts';
import { authenticate } from '../sign-in.ts';
import { newTrial } from '../trial.ts';
import { labelOf } from '../vip.ts';
import { balanceOf, toAmount } from '../wallet.ts';

type Names =
  | 'login'
  | 'openTrial'
  | 'logout'
  | 'renewSession'
  | 'getMember'
  | 'getWallet'
  | 'offerSession'
  | 'takeSession';

/** The Device header of shared terminals. */
const SHARED_DEVICE = 'KIOSK';

export const session: Pick<Handlers, Names> = {
  async login({ gateway, body, address, program }) {
    const { account, mustChange } = await authenticate(gateway, body, address);
    // Only a caller with the right password learns that the account is locked.
    if (account.locked) throw new Refusal(refusal.locked);
    if (body.audience === 'agent' && !isAgent(account.type)) throw new Refusal(refusal.nonAgent);
    if (body.audience === 'member' && !isMember(account.type)) throw new Refusal(refusal.nonMember);
    const from = deviceOf(gateway, program);
    const session = sessionFor(gateway, account, { mustChange, from });
    noteDevice(gateway, account, from);
    return {
      ...session,
      ...(mustChange ? { mustChangePassword: true } : {}),
    };
  },

  openTrial({ gateway, address, program }) {
    if (!gateway.limits.trial.allow(address)) throw tooMany();
    return sessionFor(gateway, newTrial(gateway), { from: deviceOf(gateway, program) });
  },

  offerSession({ gateway, body, session }) {
    return { code: gateway.handovers.offer(session.member.id, session.begunAt, body.challenge) };
  },

  takeSession({ gateway, body, address, program }) {
    if (!gateway.limits.takeover.allow(address)) throw tooMany();
    const passed = gateway.handovers.take(body.code, body.verifier);
    const account = passed && accountById(gateway.store, passed.memberId);
    if (!account) throw new Refusal(refusal.codeWrong);
    if (account.locked) throw new Refusal(refusal.locked);
    return sessionFor(gateway, account, { begunAt: passed.begunAt, from: deviceOf(gateway, program) });
  },

  logout({ gateway, session, device, header }) {
    endSession(gateway, session.id);
    if (device === SHARED_DEVICE) header('Clear-Site-Data', '"cookies", "storage", "cache"');
    return null;
  },

  renewSession({ session }) {
    return { expiresAt: session.expiresAt };
  },

  getMember({ gateway, base, session: { member } }) {
    return {
      id: member.id,
      type: member.type,
      nickname: member.nickname,
      account: member.username,
      clubLabel: { labelName: labelOf(gateway.store, member) },
      headIcon: headIconAddress(gateway.store, member.id, base),
    };
  },

  getWallet({ gateway, session }) {
    return { sumBalance: toAmount(balanceOf(gateway.store, session.member.id)) };
  },
};

/** The demo's callers are on its machine, so a switch sets the country. */
function deviceOf({ switches }: Gateway, program: string): Device {
  return { device: deviceName(program), country: switches.country };
}
