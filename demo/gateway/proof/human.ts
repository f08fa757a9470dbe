import type { CodePurpose } from '../../../src/gateway/endpoints/verification.ts';
import { refusal } from '../../../src/gateway/http/errors.ts';
import type { Gateway } from '../gateway-state.ts';
import type { E164 } from '../phone-numbers.ts';
import { Refusal, tooMany } from '../refusal.ts';
import { secureRandom } from '../secure-random.ts';
import { hashToken, newToken } from '../tokens.ts';
import { looksHuman, type Place, TOLERANCE } from './trace.ts';

/** Milliseconds within which a puzzle has to be solved. */
const PUZZLE_LIFE = 2 * 60_000;
/** Milliseconds within which the solution has to be used. */
const PROOF_LIFE = 2 * 60_000;
/** Milliseconds a trace may be longer than the time since the puzzle was handed out: clocks differ. */
const CLOCK_SLACK = 500;

/** What a solved puzzle is good for, and for whom. */
export interface ProofScope {
  purpose: CodePurpose;
  mobile: E164;
  address: string;
}

/** Cuts a new puzzle; where its hole is stays here. What draws it is loaded with the first one. */
export async function newPuzzle({ store, clock, limits, answers }: Gateway, address: string) {
  if (!limits.puzzle.allow(address)) throw tooMany();
  const { puzzlePicture, WIDTH, HEIGHT, PIECE } = await import('./puzzle-picture.ts');
  const { background, piece, x, y } = await puzzlePicture(secureRandom);
  const puzzleId = newToken();
  const now = clock();
  store.run('DELETE FROM puzzles WHERE expires_at < ?', now);
  store.run(
    'INSERT INTO puzzles (id, x, made_at, expires_at) VALUES (?, ?, ?, ?)',
    puzzleId,
    x,
    now,
    now + PUZZLE_LIFE,
  );
  answers?.note(puzzleId, String(x));
  const lengths = { width: WIDTH, height: HEIGHT, pieceSize: PIECE, pieceY: y };
  return { puzzleId, background, piece, ...lengths, expiresAt: now + PUZZLE_LIFE };
}

interface Solution {
  puzzleId: string;
  x: number;
  trace: readonly Place[];
  way: 'drag' | 'keys';
}

/** Judges a solution; right or wrong, the puzzle is spent. @throws Refusal */
export function verifySolution(gateway: Gateway, { puzzleId, x, trace, way }: Solution, bound: ProofScope) {
  const { store, clock } = gateway;
  const row = store.one<{ x: number; made_at: number; expires_at: number }>(
    'DELETE FROM puzzles WHERE id = ? RETURNING x, made_at, expires_at',
    puzzleId,
  );
  const now = clock();
  const took = (trace.at(-1)?.[0] ?? 0) - (trace[0]?.[0] ?? 0);
  const solved =
    row &&
    row.expires_at > now &&
    Math.abs(row.x - x) <= TOLERANCE &&
    took <= now - row.made_at + CLOCK_SLACK &&
    looksHuman(way, trace, x);
  if (!solved) throw new Refusal(refusal.human);
  const humanVerification = newToken();
  store.run('DELETE FROM human_proofs WHERE expires_at < ?', now);
  store.run(
    'INSERT INTO human_proofs (id, bound, expires_at) VALUES (?, ?, ?)',
    hashToken(humanVerification),
    scopeKey(bound),
    now + PROOF_LIFE,
  );
  return { humanVerification, expiresAt: now + PROOF_LIFE };
}

/** Takes a proof, once, for exactly what it was made for. @throws Refusal */
export function requireProof({ store, clock }: Gateway, proof: string, bound: ProofScope): void {
  const row = store.one<{ bound: string; expires_at: number }>(
    'DELETE FROM human_proofs WHERE id = ? RETURNING bound, expires_at',
    hashToken(proof),
  );
  if (row?.bound !== scopeKey(bound) || row.expires_at <= clock()) throw new Refusal(refusal.human);
}

const scopeKey = ({ purpose, mobile, address }: ProofScope) => `${purpose} ${mobile} ${address}`;
