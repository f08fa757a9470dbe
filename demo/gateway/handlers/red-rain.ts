import { refusal } from '../../../src/gateway/http/errors.ts';
import { featureRefusal } from '../../../src/gateway/http/feature-refusals.ts';
import { languageOf } from '../../fixtures/languages.ts';
import { redRain as event, redRainTerms } from '../../fixtures/operator/red-rain.ts';
import { holdsMoney } from '../account-types.ts';
import type { Gateway } from '../gateway-state.ts';
import type { Handlers } from '../handler.ts';
import { drawAmount, envelopesOf, rainById, rainsAround, remainingBudget, wonToday } from '../red-rain.ts';
import { Refusal } from '../refusal.ts';
import type { Member, Session } from '../sessions.ts';
import type { Store } from '../store.ts';
import { balanceOf, move, toAmount } from '../wallet.ts';

interface Opened {
  envelope: number;
  amount: number;
  at: number;
}

/** Red envelope rain, for real accounts and agents. */
export const redRain = {
  getRedRain({ gateway: { store, clock }, query, session }) {
    const { id: memberId } = playerOf(session);
    const now = clock();
    const language = languageOf(query.language);
    return {
      serverTime: now,
      rains: rainsAround(now).map((rain) => ({
        ...rain,
        chances: envelopesOf(store, memberId, now),
        opened: openedBy(store, rain.id, memberId).map(wireOf),
        spent: remainingBudget(store, rain.id) <= 0,
      })),
      day: { limit: toAmount(event.dayLimit), won: toAmount(wonToday(store, memberId, now)) },
      terms: redRainTerms.map((term) => term[language]),
    };
  },

  openRedEnvelope({ gateway, body: { rainId, envelope }, session }) {
    const { store } = gateway;
    const player = playerOf(session);
    // In a transaction: of two simultaneous calls the second finds the first one's result.
    const opened = store.transaction(
      () =>
        openedBy(store, rainId, player.id).find((one) => one.envelope === envelope) ??
        open(gateway, player, rainId, envelope),
    );
    return { ...wireOf(opened), sumBalance: toAmount(balanceOf(store, player.id)) };
  },
} satisfies Partial<Handlers>;

/** Opens an envelope for the first time; call it in a transaction. @throws Refusal */
function open({ store, clock, random }: Gateway, player: Member, rainId: string, envelope: number): Opened {
  const now = clock();
  const rain = rainById(rainId, now);
  if (!rain) throw new Refusal(refusal.notFound);
  if (now < rain.startTime || now >= rain.endTime) throw new Refusal(featureRefusal.rainOver);
  if (envelope > envelopesOf(store, player.id, now)) throw new Refusal(featureRefusal.rainNoChance);
  const [left, own] = [remainingBudget(store, rainId), event.dayLimit - wonToday(store, player.id, now)];
  if (left <= 0) throw new Refusal(featureRefusal.rainSpent);
  if (own <= 0) throw new Refusal(featureRefusal.rainLimit);
  const amount = drawAmount(random, Math.min(left, own));
  store.insert('red_envelopes', { rain_id: rainId, member_id: player.id, envelope, amount, at: now });
  if (amount) move(store, player.id, 'redEnvelope', amount, now);
  return { envelope, amount, at: now };
}

function openedBy(store: Store, rainId: string, memberId: number): Opened[] {
  return store.all<Opened>(
    'SELECT envelope, amount, at FROM red_envelopes WHERE rain_id = ? AND member_id = ? ORDER BY at, envelope',
    rainId,
    memberId,
  );
}

const wireOf = ({ envelope, amount, at }: Opened) => ({ envelope, amount: toAmount(amount), at });

/** @throws Refusal for accounts with play money */
function playerOf({ member }: Session): Member {
  if (!holdsMoney(member.type)) throw new Refusal(refusal.realOnly);
  return member;
}
