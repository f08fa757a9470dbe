import { refusal } from '../../../src/gateway/http/errors.ts';
import { featureRefusal } from '../../../src/gateway/http/feature-refusals.ts';
import { languageOf } from '../../fixtures/languages.ts';
import { hasFactor } from '../factors/factors.ts';
import { holdLogin } from '../factors/pending-logins.ts';
import type { Handlers } from '../handler.ts';
import { headIconAddress } from '../head-icons.ts';
import { deviceOf, isSharedDevice, requireAudience, sessionFor, startSession } from '../login-response.ts';
import { accountById } from '../members.ts';
import { Refusal, tooMany } from '../refusal.ts';
import { endSession } from '../sessions.ts';
import { authenticate } from '../sign-in.ts';
import { newTrial } from '../trial.ts';
import { labelOf, metalOf } from '../vip.ts';
import { balanceOf, toAmount } from '../wallet.ts';

export const session = {
  async login({ gateway, body, address, base, program, device }) {
    const { account, mustChange } = await authenticate(gateway, body, address);
    requireAudience(account, body.audience);
    if (hasFactor(gateway, account.id)) {
      const first = { memberId: account.id, mustChange };
      const value = await holdLogin(gateway, first, { base, isTerminal: isSharedDevice(device) });
      throw new Refusal(featureRefusal.secondFactor, { value });
    }
    return startSession(gateway, account, { program, mustChange });
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
    if (isSharedDevice(device)) header('Clear-Site-Data', '"cookies", "storage", "cache"');
    return null;
  },

  renewSession({ session }) {
    return { expiresAt: session.expiresAt };
  },

  getMember({ gateway, base, query, session: { member } }) {
    return {
      id: member.id,
      type: member.type,
      nickname: member.nickname,
      account: member.username,
      clubLabel: {
        labelName: labelOf(gateway.store, member, languageOf(query.language ?? '')),
        metal: metalOf(gateway.store, member),
      },
      headIcon: headIconAddress(gateway.store, member.id, base),
    };
  },

  getWallet({ gateway, session }) {
    return { sumBalance: toAmount(balanceOf(gateway.store, session.member.id)) };
  },
} satisfies Partial<Handlers>;
