import { refusal } from '../../../src/gateway/http/errors.ts';
import { type Random, seededRandom } from '../../fixtures/random.ts';
import type { Gateway } from '../gateway-state.ts';
import { Refusal, tooMany } from '../refusal.ts';
import { secureRandom } from '../secure-random.ts';
import { newToken } from '../tokens.ts';
import { beepDigits } from './beeps.ts';
import { isSolution, newChallenge, storedForm } from './proof-of-work.ts';
import { hashSecret } from './secrets.ts';

/** Lifetime of a captcha in milliseconds. */
const CAPTCHA_LIFE = 2 * 60_000;
/** Maximum beeps of a digit; more are hard to count. */
const MOST_BEEPS = 5;

/** Creates a captcha and stores the hash of its answer until it is used or expires. */
export async function newCaptcha(gateway: Gateway, form: 'image' | 'sound', address: string) {
  const { store, clock, limits, switches } = gateway;
  const limit = form === 'sound' ? limits.captchaSound : limits.captcha;
  if (!limit.allow(address)) throw tooMany();
  const captchaId = newToken();
  const { kept, ...sent } = await (switches.captcha === 'work'
    ? newWork(gateway, captchaId)
    : newCode(gateway, captchaId, form));
  const expiresAt = clock() + CAPTCHA_LIFE;
  store.run('DELETE FROM captchas WHERE expires_at < ?', clock());
  store.insert('captchas', { id: captchaId, answer: kept, expires_at: expiresAt });
  return { captchaId, expiresAt, ...sent };
}

async function newWork(gateway: Gateway, id: string) {
  const challenge = await newChallenge(gateway);
  return { challenge, kept: storedForm(gateway, id, challenge) };
}

async function newCode(gateway: Gateway, id: string, form: 'image' | 'sound') {
  const length = form === 'sound' ? 4 : 4 + Math.floor(secureRandom() * 3);
  const digit = () =>
    form === 'sound' ? 1 + Math.floor(secureRandom() * MOST_BEEPS) : Math.floor(secureRandom() * 10);
  const text = Array.from({ length }, digit).join('');
  // The noise need not be secret, only different each time.
  const noise = seededRandom(secureRandom() * 2 ** 32);
  const shown = form === 'sound' ? { sound: beepDigits(text, noise) } : { image: await drawn(text, noise) };
  gateway.answers?.note(id, text);
  return { length, ...shown, kept: hashSecret(gateway, id, text) };
}

async function drawn(text: string, noise: Random): Promise<string> {
  const { captchaPicture } = await import('./captcha-picture.ts');
  return captchaPicture(text, noise);
}

/** Checks an answer, which uses the captcha up. @throws Refusal whose value asks for a new one */
export async function requireCaptcha(gateway: Gateway, id = '', given = ''): Promise<void> {
  const row = gateway.store.one<{ answer: string; expires_at: number }>(
    'DELETE FROM captchas WHERE id = ? RETURNING answer, expires_at',
    id,
  );
  const answer = row && row.expires_at > gateway.clock() ? row.answer : undefined;
  const right =
    answer !== undefined &&
    (answer === hashSecret(gateway, id, given.trim()) || (await isSolution(gateway, id, answer, given)));
  if (!right) throw new Refusal(refusal.captcha, { value: { captcha: true } });
}
