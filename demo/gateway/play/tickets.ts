import type { LotterySeed } from '../../fixtures/catalogue/lotteries.ts';
import type { Gateway } from '../gateway-state.ts';
import { numberOf, timesOf } from '../lottery/schedule.ts';
import { badRequest } from '../refusal.ts';
import { move } from '../wallet.ts';
import { hitsOf, isTicket, lotteryNamed, prizeOf, saleAt } from './draws.ts';
import type { Play } from './session.ts';

/** Maximum number of shown tickets. */
const SHOWN = 8;

interface TicketRow {
  round_id: string;
  play_id: string;
  member_id: number | null;
  lottery: string;
  draw: number;
  numbers: string;
  bet: number;
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
export function settleDraws({ store, clock }: Pick<Gateway, 'store' | 'clock'>): void {
  const now = clock();
  if (!store.one('SELECT 1 AS due FROM draw_tickets WHERE settled = 0 AND due <= ? LIMIT 1', now)) return;
  store.transaction(() => {
    const due = store.all<TicketRow>(
      `SELECT t.round_id, t.play_id, r.member_id, t.lottery, t.draw, t.numbers, r.bet
       FROM draw_tickets t JOIN rounds r ON r.id = t.round_id WHERE t.settled = 0 AND t.due <= ? ORDER BY t.due`,
      now,
    );
    for (const ticket of due) settle({ store, clock }, ticket);
  });
}

function settle({ store }: Pick<Gateway, 'store' | 'clock'>, ticket: TicketRow): void {
  const lottery = lotteryNamed(ticket.lottery)!;
  const win = prizeOf(lottery, ticket.draw, ticket.numbers.split(' '), ticket.bet);
  store.run('UPDATE draw_tickets SET settled = 1 WHERE round_id = ?', ticket.round_id);
  if (!win) return;
  store.run('UPDATE rounds SET win = ? WHERE id = ?', win, ticket.round_id);
  if (ticket.member_id !== null)
    move(store, ticket.member_id, 'win', win, timesOf(lottery, ticket.draw).drawsAt);
  else store.run('UPDATE plays SET trial_balance = trial_balance + ? WHERE id = ?', win, ticket.play_id);
}

/** Returns the player's latest tickets of one game; of a trial those of its session. */
export function ticketsOf({ store }: Gateway, play: Play, lottery: LotterySeed) {
  const rows = store.all<ShownRow>(
    `SELECT t.round_id AS reference, t.draw, t.numbers, r.bet, r.win, t.settled FROM draw_tickets t JOIN rounds r ON r.id = t.round_id
     WHERE r.game_id = ? AND (r.member_id = ? OR (r.member_id IS NULL AND t.play_id = ?))
     ORDER BY t.rowid DESC LIMIT ?`,
    play.gameId,
    play.memberId ?? -1,
    play.id,
    SHOWN,
  );
  return rows.map(({ draw, numbers: text, settled, ...rest }) => {
    const numbers = text.split(' ');
    const hits = settled ? hitsOf(lottery, draw, numbers) : [];
    return { number: numberOf(lottery, draw), numbers, hits, open: !settled, ...rest };
  });
}
