import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { registerByMobile, registerByName } from '../../src/gateway/endpoints/register.ts';
import {
  type CodePurpose,
  getCaptcha,
  getPuzzle,
  sendAccountCode,
  sendLoginCode,
  sendRegistrationCode,
  solvePuzzle,
} from '../../src/gateway/endpoints/verification.ts';
import { call } from '../../src/gateway/http/client.ts';
import type { TestGateway } from './harness.ts';

/** Maya's number as she types it, and a number without an account. */
export const MAYA = { mobileNum: '09876543210', countryDialingCode: '91' };
export const NOBODY = { mobileNum: '9876500000', countryDialingCode: '91' };
export const MAYA_E164 = '+919876543210';

type Trace = [number, number, number][];
export type Phone = typeof MAYA;

/** The path of a hand to x: it accelerates, slows down and varies in height. */
export function handTrace(x: number): Trace {
  const parts = [0, 0.04, 0.15, 0.34, 0.58, 0.79, 0.93, 0.99, 1];
  return parts.map((part, at) => [at * 60 + (at % 3) * 7, Math.round(x * part), 40 + (at % 4)]);
}

/** The same by arrow keys. */
export function keyTrace(x: number): Trace {
  const trace: Trace = [[0, 0, 0]];
  for (let at = 0; at < x; ) {
    at = Math.min(x, at + 10);
    trace.push([trace.length * 40, at, 0]);
  }
  return trace;
}

export const answerOf = (gateway: TestGateway, id: string) => gateway.answers?.of(id) ?? '';

export async function readCaptcha(gateway: TestGateway) {
  const { captchaId } = await call(getCaptcha, { query: {} });
  return { captchaId, captcha: answerOf(gateway, captchaId) };
}

/** Solves a proof of work with ALTCHA's library. */
export async function solveCaptcha() {
  const { captchaId, challenge } = await call(getCaptcha, { query: {} });
  const solution = await solveChallenge({ challenge: challenge as Challenge, deriveKey });
  return { captchaId, captcha: Buffer.from(JSON.stringify({ challenge, solution })).toString('base64') };
}

/** Solves a puzzle like a person. @returns the proof */
export async function passPuzzle(gateway: TestGateway, purpose: CodePurpose, phone: Phone): Promise<string> {
  const { puzzleId } = await call(getPuzzle, {});
  const x = Number(answerOf(gateway, puzzleId));
  gateway.pass(1_000);
  const body = { puzzleId, x, trace: handTrace(x), way: 'drag' as const, purpose, ...phone };
  return (await call(solvePuzzle, { body })).humanVerification;
}

/** Solves a puzzle and requests a code. @returns the gateway's response */
export async function requestCode(gateway: TestGateway, purpose: CodePurpose, phone: Phone) {
  const humanVerification = await passPuzzle(gateway, purpose, phone);
  if (purpose === 'login') return call(sendLoginCode, { body: { ...phone, humanVerification } });
  if (purpose === 'account') return call(sendAccountCode, { body: { ...phone, humanVerification } });
  const { mobileNum: mobileNo, countryDialingCode } = phone;
  return call(sendRegistrationCode, { body: { mobileNo, countryDialingCode, humanVerification } });
}

/** Returns the code in the latest SMS to a number. */
export function latestCode(gateway: TestGateway, recipient: string): string {
  return /^\d{6}/.exec(gateway.inbox(recipient)[0]?.text ?? '')?.[0] ?? '';
}

/** Returns a code that differs from this one. */
export const another = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

export const password = 'quiet-river-7';
const form = {
  password,
  confirmPassword: password,
  registerUrl: 'localhost',
  domain: 'localhost',
  registerMethod: 'H5' as const,
  birthDate: '1990-05-07',
  type: 0 as const,
};

export const register = (change: object = {}) =>
  call(registerByName, { body: { ...form, username: 'casey_1', ...change } });

export const registerMobile = (change: object = {}) =>
  call(registerByMobile, { body: { ...form, ...NOBODY, ...change } });
