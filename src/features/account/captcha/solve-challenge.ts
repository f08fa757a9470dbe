import { type Challenge as AltchaChallenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Challenge } from '../../../gateway/challenge.ts';
import { GatewayError } from '../../../gateway/errors.ts';

/** Milliseconds after which a challenge is given up. */
const PATIENCE = 60_000;
/** Bounds of one derivation, which nothing can end early. */
const MOST_COST = 1_000_000;
const LONGEST_KEY = 64;
/** Derivations at a time; more would slow down what else the device does. */
const MOST_LANES = 4;

/**
 * Solves a challenge of ALTCHA's proof of work. Web Crypto derives the keys on threads of its own, so the page stays
 * responsive without a worker. @returns the solution as ALTCHA's server libraries read it
 */
export async function solve(challenge: Challenge, signal: AbortSignal): Promise<string> {
  const { cost, keyLength } = challenge.parameters;
  if (!(cost >= 1 && cost <= MOST_COST && keyLength >= 1 && keyLength <= LONGEST_KEY))
    throw new GatewayError('malformed');
  const lanes = Math.min(navigator.hardwareConcurrency || 1, MOST_LANES);
  const controller = new AbortController();
  const stop = () => controller.abort();
  signal.addEventListener('abort', stop);
  try {
    const solution = await Promise.race(
      Array.from({ length: lanes }, (_, counterStart) =>
        solveChallenge({
          challenge: challenge as AltchaChallenge,
          deriveKey,
          controller,
          counterStart,
          counterStep: lanes,
          timeout: PATIENCE,
        }),
      ),
    );
    signal.throwIfAborted();
    if (!solution) throw new GatewayError('timeout');
    return btoa(JSON.stringify({ challenge, solution }));
  } finally {
    signal.removeEventListener('abort', stop);
    stop();
  }
}
