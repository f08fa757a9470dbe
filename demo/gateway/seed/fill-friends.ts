import { DAY } from '../../fixtures/durations.ts';
import { referral } from '../../fixtures/operator/referral.ts';
import { friends, inviterUsername } from '../../fixtures/people/friends.ts';
import type { Store } from '../store.ts';
import type { Event } from './event.ts';

/** Inserts the accounts of the invited friends. Nobody logs in to them, so they have no password. */
export function fillFriends(store: Store, now: number): void {
  for (const { username, nickname, balance, joined, seen } of friends) {
    store.insert('members', {
      username,
      password: '',
      type: 0,
      nickname,
      label: '',
      balance,
      logins: 1,
      recommender: inviterId(store),
      created_at: Math.round(now - joined * DAY),
      last_login_at: Math.round(now - seen * DAY),
    });
  }
}

const inviterId = (store: Store): number =>
  store.one<{ id: number }>('SELECT id FROM members WHERE username = ?', inviterUsername)!.id;

interface Friend {
  id: number;
  opened: number;
}

/** Adds the reward to friend and inviter with the friend's first round a week after the registration, if there is one. */
export function rewardInviter(
  store: Store,
  eventsOf: (memberId: number) => Event[],
  { id, opened }: Friend,
): void {
  const own = eventsOf(id);
  const rounds = own.filter(({ kind, at }) => kind === 'bet' && at >= opened + referral.after);
  if (!rounds.length) return;
  const at = Math.min(...rounds.map((round) => round.at));
  store.insert('referral_rewards', { friend_id: id, at });
  for (const events of [own, eventsOf(inviterId(store))]) {
    events.push({ kind: 'reward', cents: referral.reward, at });
  }
}
