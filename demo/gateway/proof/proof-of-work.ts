import { type Challenge as AltchaChallenge, createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as v from 'valibot';
import { type Challenge, challenge } from '../../../src/gateway/endpoints/shared/challenge.ts';
import { parseJson } from '../../../src/lib/json.ts';
import type { Gateway } from '../gateway-state.ts';
import { secureRandom } from '../secure-random.ts';
import { hashSecret } from './secrets.ts';

/**
 * Iterations of one derivation, some 3 ms on a desktop. A few long derivations keep a page more responsive
 * than many short ones.
 */
const COST = 20_000;
/** Minimum and maximum derivations of a solution. */
const LEAST = 25;
const MOST = 50;

const payload = v.object({ challenge, solution: v.object({ counter: v.number(), derivedKey: v.string() }) });

/** Creates an ALTCHA challenge; its signature later identifies it as this gateway's. */
export async function newChallenge(gateway: Gateway): Promise<Challenge> {
  const made = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: COST,
    counter: LEAST + Math.floor(secureRandom() * (MOST - LEAST)),
    deriveKey,
    hmacSignatureSecret: secretOf(gateway),
  });
  return v.parse(challenge, made);
}

/** Returns the stored form of a challenge: a hash with a separate purpose, since the signature is public. */
export function storedForm(gateway: Gateway, id: string, { signature }: Challenge): string {
  return hashSecret(gateway, `work ${id}`, signature);
}

/** Returns whether a text solves the stored challenge. */
export async function isSolution(gateway: Gateway, id: string, kept: string, text: string): Promise<boolean> {
  const read = v.safeParse(payload, parseJson(Buffer.from(text, 'base64').toString()));
  if (!read.success || storedForm(gateway, id, read.output.challenge) !== kept) return false;
  const { verified } = await verifySolution({
    challenge: read.output.challenge as AltchaChallenge,
    solution: read.output.solution,
    deriveKey,
    hmacSignatureSecret: secretOf(gateway),
  });
  return verified;
}

const secretOf = ({ proofKey }: Gateway) => proofKey.toString('base64url');
