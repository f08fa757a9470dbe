import { type Challenge as AltchaChallenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Challenge } from '../../../gateway/endpoints/shared/challenge.ts';
import { GatewayError } from '../../../gateway/http/errors.ts';

/** Milliseconds until an unsolved challenge is abandoned. */
const TIMEOUT = 60_000;
/** Limit of iterations per derivation, which cannot be cancelled. */
const MAX_COST = 1_000_000;
const MAX_KEY_LENGTH = 64;
/** Concurrent derivations; more would slow down the page. */
const MAX_LANES = 4;

/**
 * Solves an ALTCHA proof of work. Web Crypto derives keys on its own threads, so no worker is needed.
 * @returns the solution in the format of ALTCHA's server libraries
 */
export async function solve(challenge: Challenge, signal: AbortSignal): Promise<string> {
  const { cost, keyLength } = challenge.parameters;
  if (!(cost >= 1 && cost <= MAX_COST && keyLength >= 1 && keyLength <= MAX_KEY_LENGTH))
    throw new GatewayError('malformed');
  const lanes = Math.min(navigator.hardwareConcurrency || 1, MAX_LANES);
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
          timeout: TIMEOUT,
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
