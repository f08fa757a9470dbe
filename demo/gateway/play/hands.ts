import { isReal } from '../account-types.ts';
import type { Gateway } from '../gateway-state.ts';
import { badRequest } from '../refusal.ts';
import { addWinner, BOARD_WIN } from '../winners.ts';
import { latestRounds, settleRounds } from './open-rounds.ts';
import { payStakeRebates, takeStake } from './pay.ts';
import type { Play } from './session.ts';
import {
  type Ending,
  entryOf,
  finish,
  handsOf,
  type MoveKind,
  type OwnHand,
  PAID,
  possibleMoves,
  twentyOne,
} from './tables/twenty-one.ts';

/** Seconds for a choice, as the page shows them. Without one the player takes no more cards. */
export const TURN = 30;
/** Milliseconds in which a choice of the last second may arrive. */
const GRACE = 1_500;
/** Milliseconds in which an ended hand is shown again when the game is reloaded. */
const SHOWN = 2 * 60_000;

/** A choice, with the number of choices that the player had made before. */
export interface Move {
  reference: string;
  kind: MoveKind;
  made: number;
}

interface HandRow {
  /** All cards of the hand in the order in which they are drawn. */
  cards: string;
  /** The player's choices in their order. */
  moves: string;
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
  const ended = !possibleMoves(cards, []).length;
  store.insert('blackjack_hands', {
    round_id: roundId,
    play_id: playId,
    cards: cards.join(' '),
    ended: Number(ended),
    due: dueAfter(clock(), ended),
  });
}

const dueAfter = (now: number, ended: boolean) => (ended ? now : now + TURN * 1_000 + GRACE);

const movesOf = ({ moves }: HandRow) => moves.split(' ').filter(Boolean) as MoveKind[];

/** Returns one stake of a hand, whose bet is the sum of all. */
const stakeOf = (bet: number, own: readonly OwnHand[]) =>
  bet / own.reduce((sum, { stakes }) => sum + stakes, 0);

interface EndedHand extends OwnHand {
  ending: Ending;
}

const winOf = (stake: number, { stakes, ending }: EndedHand) =>
  Math.floor((stake * stakes * PAID[ending]) / 100);

/** Pays hands that have ended, by the player or by the clock. */
export const settleHands = (gateway: Pick<Gateway, 'store' | 'clock'>): void =>
  settleRounds<SettledRow>(gateway, 'blackjack_hands', (row) => {
    const { own, house } = finish(row.cards.split(' '), movesOf(row));
    const stake = stakeOf(row.bet, own);
    const win = own.reduce((sum, hand) => sum + winOf(stake, hand), 0);
    if (win >= BOARD_WIN) addToBoard(gateway, row, win);
    return { win, at: row.due, outcome: entryOf(own, house) };
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
  latestRounds<LatestRow>(gateway, 'blackjack_hands', 't.cards, t.moves, t.ended, t.due', play, 1)[0];

/** Returns whether the player has a hand that waits for a choice, in any window. */
export const hasOpenHand = (gateway: Pick<Gateway, 'store'>, play: Play): boolean =>
  latestHand(gateway, play)?.settled === 0;

/**
 * Makes a choice. Returns why it was not made: the time was up, or the hand changed in another window.
 * @throws Refusal for a double or a split that the balance or a limit does not allow; the hand goes on
 */
export function makeMove(gateway: Gateway, play: Play, move: Move): 'late' | 'changed' | undefined {
  settleHands(gateway);
  const refused = gateway.store.transaction(() => moveOnce(gateway, play, move));
  settleHands(gateway);
  return refused;
}

function moveOnce(gateway: Gateway, play: Play, { reference, kind, made }: Move) {
  const { store, clock } = gateway;
  const hand = latestHand(gateway, play);
  if (hand?.reference !== reference) return 'changed';
  if (hand.settled) return hand.ended ? 'changed' : 'late';
  const before = movesOf(hand);
  if (before.length !== made) return 'changed';
  const cards = hand.cards.split(' ');
  if (!possibleMoves(cards, before).includes(kind)) throw badRequest('move');
  if (kind === 'double' || kind === 'split')
    raise(gateway, play, reference, stakeOf(hand.bet, handsOf(cards, before).own));
  const moves = [...before, kind];
  const ended = !possibleMoves(cards, moves).length;
  store.run(
    'UPDATE blackjack_hands SET moves = ?, ended = ?, due = ? WHERE round_id = ?',
    moves.join(' '),
    Number(ended),
    dueAfter(clock(), ended),
    reference,
  );
  return undefined;
}

/** Takes the stake again. */
function raise(gateway: Gateway, play: Play, reference: string, stake: number): void {
  takeStake(gateway, play, stake);
  gateway.store.run('UPDATE rounds SET bet = bet + ? WHERE id = ?', stake, reference);
  payStakeRebates(gateway, play, stake);
}

/** Returns an open hand, or one that has just ended. */
export function recentHandOf(gateway: Gateway, play: Play) {
  const hand = latestHand(gateway, play);
  return hand && (!hand.settled || hand.due > gateway.clock() - SHOWN) ? handOf(gateway, play) : undefined;
}

/** Returns how a round ended: of two hands, which may end differently, by the sum. */
function endingOf([first, second]: readonly EndedHand[], { bet, win }: LatestRow): Ending {
  if (!second) return first!.ending;
  if (win === bet) return 'push';
  return win > bet ? 'won' : 'lost';
}

/** Returns the player's last round as the page shows it: an open one without the dealer's second card. */
export function handOf(gateway: Gateway, play: Play) {
  const row = latestHand(gateway, play);
  if (!row) return undefined;
  const { reference, bet, win } = row;
  const cards = row.cards.split(' ');
  const made = movesOf(row);
  const all = { reference, bet, win, made: made.length };
  const side = (pieces: readonly string[]) => ({ pieces, total: twentyOne(pieces) });
  if (row.settled) {
    const { own, house } = finish(cards, made);
    const stake = stakeOf(bet, own);
    const hands = own.map((hand) => ({
      ...ownSide(hand, stake),
      ending: hand.ending,
      win: winOf(stake, hand),
    }));
    const { fallen, points } = entryOf(own, house);
    return {
      ...all,
      hands,
      dealer: side(house),
      ending: endingOf(own, row),
      late: !row.ended,
      fallen,
      points,
    };
  }
  const { own, house } = handsOf(cards, made);
  const stake = stakeOf(bet, own);
  return {
    ...all,
    hands: own.map((hand) => ownSide(hand, stake)),
    dealer: side(house.slice(0, 1)),
    /** Index of the hand whose turn it is. */
    active: own.findIndex(({ isOver }) => !isOver),
    moves: possibleMoves(cards, made),
    stake,
    left: Math.max(0, row.due - GRACE - gateway.clock()) / 1_000,
    most: TURN,
  };
}

const ownSide = ({ cards, stakes }: OwnHand, stake: number) => ({
  pieces: cards,
  total: twentyOne(cards),
  bet: stake * stakes,
  isDoubled: stakes > 1,
});
