import { refusal } from '../../../src/gateway/errors.ts';
import { isAgent, isMember } from '../account-types.ts';
import type { Handlers } from '../handler.ts';
import { MERCHANT_CODE } from '../merchant.ts';
import { passwordMatches } from '../passwords.ts';
import { Refusal } from '../refusal.ts';
import { endSession, openSession } from '../sessions.ts';
import { balanceOf, toAmount } from '../wallet.ts';

type Names = 'login' | 'logout' | 'renewSession' | 'getMember' | 'getWallet';

/** The Device header of a terminal that strangers share. */
const SHARED_DEVICE = 'KIOSK';

export const session: Pick<Handlers, Names> = {
  login({ gateway, body, address }) {
    const { attempts, store } = gateway;
    // Codes by SMS and phone-auth tokens need a provider, which the demo does not have.
    if (body.type !== 'username') throw new Refusal(refusal.noPermission);
    const who = `${body.username.toLowerCase()} ${address}`;
    if (!attempts.allow(who)) throw new Refusal(refusal.tooMany, { status: 429 });
    const member = store.one<Account>(
      'SELECT id, username, password, type, locked, logins FROM members WHERE username = ?',
      body.username,
    );
    if (!passwordMatches(body.password, member?.password) || !member) throw new Refusal(refusal.wrongLogin);
    if (member.locked) throw new Refusal(refusal.locked);
    if (body.audience === 'agent' && !isAgent(member.type)) throw new Refusal(refusal.nonAgent);
    if (body.audience === 'member' && !isMember(member.type)) throw new Refusal(refusal.nonMember);
    attempts.clear(who);
    return {
      token: openSession(gateway, member.id),
      merchantCode: MERCHANT_CODE,
      userName: member.username,
      type: member.type,
      firstTimeLogin: member.logins === 0,
      read: false,
    };
  },

  logout({ gateway, session, device, header }) {
    endSession(gateway, session.id);
    if (device === SHARED_DEVICE) header('Clear-Site-Data', '"cookies", "storage", "cache"');
    return null;
  },

  renewSession({ session }) {
    return { expiresAt: session.expiresAt };
  },

  getMember({ session: { member } }) {
    return {
      id: member.id,
      type: member.type,
      nickname: member.nickname,
      account: member.username,
      clubLabel: { labelName: member.label },
    };
  },

  getWallet({ gateway, session }) {
    return { sumBalance: toAmount(balanceOf(gateway.store, session.member.id)) };
  },
};

interface Account {
  id: number;
  username: string;
  password: string;
  type: number;
  locked: number;
  logins: number;
}
