import { refusal } from '../../../src/gateway/http/errors.ts';
import { agentNews } from '../../fixtures/content/agent-news.ts';
import { languageOf } from '../../fixtures/languages.ts';
import { invitationOf, rebateOf } from '../agents.ts';
import { endOfDay, startOfDay } from '../days.ts';
import { requireConfirmation } from '../factors/proofs.ts';
import type { Handlers } from '../handler.ts';
import { addMember, isTaken } from '../members.ts';
import { hashPassword } from '../passwords.ts';
import { toRate } from '../rebates.ts';
import { badRequest, Refusal, tooMany } from '../refusal.ts';
import { checkFields, rulesOf } from '../registration-rules.ts';
import { agentOf } from '../team.ts';
import { countTeam } from '../team-figures.ts';
import { readBy, wireOf } from './announcements.ts';

/** Account types of accounts below an agent. */
const accountTypes = { member: 0, agent: 10 } as const;
/** Rules of registration that also apply to accounts opened by an agent. */
const bindingRules = ['username', 'password', 'nickname'] as const;

/** The agency centre, refused to everyone except agents. */
export const agent = {
  getTeamKpi({ gateway: { store, clock }, query, session }) {
    const { id } = agentOf(session);
    const span = { from: startOfDay(query.startDate), to: endOfDay(query.endDate), now: clock() };
    const { signedIn, betting, registered, online } = countTeam(store, id, span);
    return {
      footer: {
        teamLoginMemberCount: signedIn,
        teamBetMemberCount: betting,
        teamRegisterMemberCount: registered,
        teamOnlineCount: online,
      },
    };
  },

  getAgentAnnouncements({ gateway: { store, clock }, query, session }) {
    const { id } = agentOf(session);
    const read = readBy(store, id);
    const list = agentNews.map((seed) => wireOf(seed, languageOf(query.language), clock(), read));
    return { list, footer: { unreadCount: list.filter((one) => !one.read).length } };
  },

  getInvitation({ gateway: { store }, session }) {
    const { id } = agentOf(session);
    return { code: invitationOf(store, id), maxRebate: rebateOf(store, id) };
  },

  openTeamAccount({ gateway, body, session }) {
    const { id: upline } = agentOf(session);
    const { store, limits } = gateway;
    const { role, username, password, confirmPassword, nickname, rebate } = body;
    if (!limits.openAccount.allow(String(upline))) throw tooMany();
    if (password !== confirmPassword) throw new Refusal(refusal.confirmation);
    const rules = rulesOf(gateway);
    checkFields(
      Object.fromEntries(bindingRules.flatMap((name) => (rules[name] ? [[name, rules[name]]] : []))),
      {
        ...body,
      },
    );
    if (rebate > rebateOf(store, upline)) throw badRequest('rebate: more than the agent’s own');
    if (isTaken(store, 'username', username)) throw new Refusal(refusal.nameTaken);
    requireConfirmation(gateway, session, 'agent', body.confirmation);
    const id = addMember(gateway, {
      username,
      password: hashPassword(password),
      type: accountTypes[role],
      nickname: nickname ?? '',
      upline,
      rebate: toRate(rebate),
    });
    if (id === undefined) throw badRequest('username');
    return { id, account: username };
  },
} satisfies Partial<Handlers>;
