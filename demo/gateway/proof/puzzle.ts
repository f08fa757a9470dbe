import type { CodePurpose } from '../../../src/gateway/endpoints/verification.ts';
import { refusal } from '../../../src/gateway/http/errors.ts';
import type { Gateway } from '../gateway-state.ts';
import type { E164 } from '../phone-numbers.ts';
import { Refusal, tooMany } from '../refusal.ts';
import { secureRandom } from '../secure-random.ts';
import { hashToken, newToken } from '../tokens.ts';
import { isHumanTrace, type Place, TOLERANCE } from './trace.ts';

/** Lifetime of a puzzle in milliseconds. */
const PUZZLE_LIFE = 2 * 60_000;
/** Lifetime of a solution in milliseconds. */
const PROOF_LIFE = 2 * 60_000;
/** Milliseconds by which a trace may exceed the puzzle's age, for clock skew. */
const CLOCK_SLACK = 500;

/** Purpose and owner of a solved puzzle. */
export interface ProofScope {
  purpose: CodePurpose;
  mobile: E164;
  address: string;
}

/** Creates a puzzle and stores the position of its hole. */
export async function newPuzzle({ store, clock, limits, answers }: Gateway, address: string) {
  if (!limits.puzzle.allow(address)) throw tooMany();
  const { puzzlePicture, WIDTH, HEIGHT, PIECE } = await import('./puzzle-picture.ts');
  const { background, piece, x, y } = await puzzlePicture(secureRandom);
  const puzzleId = newToken();
  const now = clock();
  store.run('DELETE FROM puzzles WHERE expires_at < ?', now);
  store.insert('puzzles', { id: puzzleId, x, made_at: now, expires_at: now + PUZZLE_LIFE });
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

/** Checks a solution, which uses the puzzle up. @throws Refusal */
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
    isHumanTrace(way, trace, x);
  if (!solved) throw new Refusal(refusal.human);
  const humanVerification = newToken();
  store.run('DELETE FROM human_proofs WHERE expires_at < ?', now);
  store.insert('human_proofs', {
    id: hashToken(humanVerification),
    bound: scopeKey(bound),
    expires_at: now + PROOF_LIFE,
  });
  return { humanVerification, expiresAt: now + PROOF_LIFE };
}

/** Uses up a proof of exactly this scope. @throws Refusal */
export function requireProof({ store, clock }: Gateway, proof: string, bound: ProofScope): void {
  const row = store.one<{ bound: string; expires_at: number }>(
    'DELETE FROM human_proofs WHERE id = ? RETURNING bound, expires_at',
    hashToken(proof),
  );
  if (row?.bound !== scopeKey(bound) || row.expires_at <= clock()) throw new Refusal(refusal.human);
}

const scopeKey = ({ purpose, mobile, address }: ProofScope) => `${purpose} ${mobile} ${address}`;
