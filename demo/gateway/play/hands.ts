import { isReal } from '../account-types.ts';
import type { Gateway } from '../gateway-state.ts';
import { badRequest } from '../refusal.ts';
import { addWinner, BOARD_WIN } from '../winners.ts';
import { latestRounds, settleRounds } from './open-rounds.ts';
import { payStakeRebates, takeStake } from './pay.ts';
import type { Play } from './session.ts';
import { entryOf, finish, handsOf, isDecided, PAID, twentyOne } from './tables/twenty-one.ts';

/** Seconds for a choice, as the page shows them. Without one the player takes no more cards. */
export const TURN = 30;
/** Milliseconds in which a choice of the last second may arrive. */
const GRACE = 1_500;
/** Milliseconds in which an ended hand is shown again when the game is reloaded. */
const SHOWN = 2 * 60_000;

export const moves = ['hit', 'stand', 'double'] as const;

/** A choice, with the number of own cards for which it was made. */
export interface Move {
  reference: string;
  kind: (typeof moves)[number];
  cards: number;
}

interface HandRow {
  /** All cards of the hand in the order in which they are drawn. */
  cards: string;
  /** Cards that the player drew after the first two. */
  drawn: number;
  /** Whether the hand ended by the player's choice or its cards, not by the clock. */
  ended: number;
  due: number;
}

interface LatestRow extends HandRow {
  /** The id of its round, as in the player's records. */
  reference: string;
  bet: number;
  win: number;
  settled: number;
}

/** Begins a hand of blackjack, which waits for choices unless its cards decide it. */
export function addHand(
  { store, clock }: Gateway,
  { id: playId }: Play,
  roundId: string,
  cards: readonly string[],
): void {
  const ended = isDecided(cards, 0);
  store.insert('blackjack_hands', {
    round_id: roundId,
    play_id: playId,
    cards: cards.join(' '),
    ended: Number(ended),
    due: dueAfter(clock(), ended),
  });
}

const dueAfter = (now: number, ended: boolean) => (ended ? now : now + TURN * 1_000 + GRACE);

/** Pays hands that have ended, by the player or by the clock. */
export const settleHands = (gateway: Pick<Gateway, 'store' | 'clock'>): void =>
  settleRounds<SettledRow>(gateway, 'blackjack_hands', (row) => {
    const { you, house, ending } = finish(row.cards.split(' '), row.drawn);
    const win = Math.floor((row.bet * PAID[ending]) / 100);
    if (win >= BOARD_WIN) addToBoard(gateway, row, win);
    return { win, at: row.due, outcome: entryOf(you, house) };
  });

interface SettledRow extends HandRow {
  round_id: string;
  member_id: number | null;
  bet: number;
}

function addToBoard(
  { store }: Pick<Gateway, 'store'>,
  { round_id, member_id, due }: SettledRow,
  win: number,
) {
  const player = store.one<{ username: string; type: number; game_id: string }>(
    'SELECT m.username, m.type, r.game_id FROM rounds r JOIN members m ON m.id = r.member_id WHERE r.id = ?',
    round_id,
  );
  if (member_id !== null && player && isReal(player.type))
    addWinner(store, player.game_id, player.username, win, due);
}

const latestHand = (gateway: Pick<Gateway, 'store'>, play: Play): LatestRow | undefined =>
  latestRounds<LatestRow>(gateway, 'blackjack_hands', 't.cards, t.drawn, t.ended, t.due', play, 1)[0];

/** Returns whether the player has a hand that waits for a choice, in any window. */
export const hasOpenHand = (gateway: Pick<Gateway, 'store'>, play: Play): boolean =>
  latestHand(gateway, play)?.settled === 0;

/**
 * Makes a choice. Returns why it was not made: the time was up, or the hand changed in another window.
 * @throws Refusal for a double that the balance or a limit does not allow; the hand goes on
 */
export function makeMove(gateway: Gateway, play: Play, move: Move): 'late' | 'changed' | undefined {
  settleHands(gateway);
  const refused = gateway.store.transaction(() => moveOnce(gateway, play, move));
  settleHands(gateway);
  return refused;
}

function moveOnce(gateway: Gateway, play: Play, { reference, kind, cards }: Move) {
  const { store, clock } = gateway;
  const hand = latestHand(gateway, play);
  if (hand?.reference !== reference) return 'changed';
  if (hand.settled) return hand.ended ? 'changed' : 'late';
  if (hand.drawn + 2 !== cards) return 'changed';
  if (kind === 'double') double(gateway, play, hand);
  const drawn = hand.drawn + Number(kind !== 'stand');
  const ended = kind !== 'hit' || isDecided(hand.cards.split(' '), drawn);
  store.run(
    'UPDATE blackjack_hands SET drawn = ?, ended = ?, due = ? WHERE round_id = ?',
    drawn,
    Number(ended),
    dueAfter(clock(), ended),
    reference,
  );
  return undefined;
}

/** Takes the stake again; one more card follows. */
function double(gateway: Gateway, play: Play, { reference, bet, drawn }: LatestRow): void {
  if (drawn) throw badRequest('move');
  takeStake(gateway, play, bet);
  gateway.store.run('UPDATE rounds SET bet = bet * 2 WHERE id = ?', reference);
  payStakeRebates(gateway, play, bet);
}

/** Returns an open hand, or one that has just ended. */
export function recentHandOf(gateway: Gateway, play: Play) {
  const hand = latestHand(gateway, play);
  return hand && (!hand.settled || hand.due > gateway.clock() - SHOWN) ? handOf(gateway, play) : undefined;
}

/** Returns the player's last hand as the page shows it: an open one without the dealer's second card. */
export function handOf(gateway: Gateway, play: Play) {
  const row = latestHand(gateway, play);
  if (!row) return undefined;
  const { reference, bet, win, drawn } = row;
  const cards = row.cards.split(' ');
  const side = (pieces: readonly string[]) => ({ pieces, total: twentyOne(pieces) });
  if (row.settled) {
    const { you, house, ending } = finish(cards, drawn);
    const { fallen, points } = entryOf(you, house);
    const late = !row.ended;
    return { reference, bet, win, you: side(you), dealer: side(house), ending, late, fallen, points };
  }
  const { you, house } = handsOf(cards, drawn);
  const left = Math.max(0, row.due - GRACE - gateway.clock()) / 1_000;
  return { reference, bet, win, you: side(you), dealer: side(house.slice(0, 1)), left, most: TURN };
}
