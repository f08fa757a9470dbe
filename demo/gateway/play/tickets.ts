import type { LotterySeed } from '../../fixtures/catalogue/lotteries.ts';
import type { Gateway } from '../gateway-state.ts';
import { numberOf, timesOf } from '../lottery/schedule.ts';
import { badRequest } from '../refusal.ts';
import { hitsOf, isTicket, lotteryNamed, prizeOf, saleAt } from './draws.ts';
import { latestRounds, settleRounds } from './open-rounds.ts';
import type { Play } from './session.ts';

/** Maximum number of shown tickets. */
const SHOWN = 8;

interface TicketRow {
  lottery: string;
  draw: number;
  numbers: string;
  bet: number;
  /** When it is drawn. */
  due: number;
}

interface ShownRow {
  /** The id of its round, as in the player's records. */
  reference: string;
  draw: number;
  numbers: string;
  bet: number;
  win: number;
  settled: number;
}

/** Buys a ticket for the next draw. @throws Refusal for an invalid ticket */
export function buyTicket(
  { store, clock }: Gateway,
  play: Play,
  lottery: LotterySeed,
  roundId: string,
  numbers: readonly string[],
) {
  if (!isTicket(lottery, numbers)) throw badRequest('choice');
  const draw = saleAt(lottery, clock());
  store.insert('draw_tickets', {
    round_id: roundId,
    play_id: play.id,
    lottery: lottery.name,
    draw,
    numbers: numbers.join(' '),
    due: timesOf(lottery, draw).drawsAt,
  });
}

/** Pays unsettled tickets of past draws. */
export const settleDraws = (gateway: Pick<Gateway, 'store' | 'clock'>): void =>
  settleRounds<TicketRow>(gateway, 'draw_tickets', ({ lottery: name, draw, numbers, bet, due }) => ({
    win: prizeOf(lotteryNamed(name)!, draw, numbers.split(' '), bet),
    at: due,
  }));

/** Returns the player's latest tickets. */
export function ticketsOf(gateway: Gateway, play: Play, lottery: LotterySeed) {
  const rows = latestRounds<ShownRow>(gateway, 'draw_tickets', 't.draw, t.numbers', play, SHOWN);
  return rows.map(({ draw, numbers: text, settled, ...rest }) => {
    const numbers = text.split(' ');
    const hits = settled ? hitsOf(lottery, draw, numbers) : [];
    return { number: numberOf(lottery, draw), numbers, hits, open: !settled, ...rest };
  });
}
