import * as v from 'valibot';
import { endpoint, withDefault } from '../http/endpoint.ts';
import { challenge } from './shared/challenge.ts';

const mobile = v.pipe(v.string(), v.minLength(1), v.maxLength(20));
const dialingCode = v.pipe(v.string(), v.regex(/^\+?\d{1,4}$/));
const proof = v.pipe(v.string(), v.maxLength(100));

/**
 * A captcha: digits to read or hear, or a challenge for the browser, by the gateway's choice (LG-4, RG-3).
 * `captchaId` is valid once, with the text or the solution.
 */
export const getCaptcha = endpoint({
  name: 'getCaptcha',
  method: 'GET',
  path: '/wps/captcha',
  summary: 'A captcha: digits in a picture or as groups of beeps, or a proof of work for the browser',
  query: v.object({ form: v.optional(v.picklist(['image', 'sound']), 'image') }),
  reply: v.object({
    captchaId: v.string(),
    /** A data URL of the requested form. */
    image: withDefault(v.string(), ''),
    sound: withDefault(v.string(), ''),
    /** Replaces picture and sound; the player has nothing to do. */
    challenge: v.nullish(challenge),
    /** Number of digits. */
    length: withDefault(v.number(), 0),
    expiresAt: withDefault(v.number(), 0),
  }),
  module: 'VALID_CAPTCHA3',
  session: 'none',
});

const puzzle = v.object({
  puzzleId: v.string(),
  /** Pictures as data URLs; lengths are pixels of the background. */
  background: v.string(),
  piece: v.string(),
  width: v.number(),
  height: v.number(),
  pieceSize: v.number(),
  /** Initial distance of the piece from the top. */
  pieceY: v.number(),
  expiresAt: v.number(),
});

export type Puzzle = v.InferOutput<typeof puzzle>;

/** A slider puzzle: the piece moves along x to its gap (LG-6). */
export const getPuzzle = endpoint({
  name: 'getPuzzle',
  method: 'GET',
  path: '/wps/verification/human',
  summary: 'A slider puzzle for human verification',
  reply: puzzle,
  module: 'CAPTCHA3',
  session: 'none',
});

/** Purpose of an SMS code; a verification is valid for one purpose only. */
const purpose = v.picklist(['login', 'register', 'account']);

export type CodePurpose = v.InferOutput<typeof purpose>;

const places = v.pipe(
  v.array(v.tuple([v.number(), v.number(), v.number()])),
  v.minLength(1),
  v.maxLength(600),
);

/** Checks a puzzle's solution, once. The result is sent with the call that needs it. */
export const solvePuzzle = endpoint({
  name: 'solvePuzzle',
  method: 'POST',
  path: '/wps/verification/human',
  summary: 'Hand in a solved puzzle; answers with a token for one code by SMS to one number',
  body: v.object({
    puzzleId: v.pipe(v.string(), v.maxLength(100)),
    /** Final position of the piece, in pixels of the background. */
    x: v.number(),
    /** Movement of the piece: milliseconds since the first touch, x, y; one entry per step by keyboard. */
    trace: places,
    way: v.picklist(['drag', 'keys']),
    purpose,
    mobileNum: mobile,
    countryDialingCode: dialingCode,
  }),
  reply: v.object({ humanVerification: v.string(), expiresAt: v.number() }),
  module: 'CAPTCHA3',
  session: 'none',
});

/** Sends a code for signing in; the response is the same for unknown numbers (LG-6). */
export const sendLoginCode = endpoint({
  name: 'sendLoginCode',
  method: 'POST',
  path: '/wps/verification/sms/noLogin',
  summary: 'Send a code by SMS to sign in with',
  body: v.object({ mobileNum: mobile, countryDialingCode: dialingCode, humanVerification: proof }),
  /** Expiry in milliseconds since 1970. */
  reply: v.object({ expirationTime: v.number() }),
  module: 'COMM3',
  session: 'none',
  flag: 'MOBILEVERCODELOGIN3',
});

const minutes = v.object({ expiredMinutes: withDefault(v.number(), 1) });

/** Sends a code that verifies the number of a registration (RG-4). */
export const sendRegistrationCode = endpoint({
  name: 'sendRegistrationCode',
  method: 'POST',
  path: '/wps/verification/sms/register',
  summary: 'Send a code by SMS to register with',
  body: v.object({ mobileNo: mobile, countryDialingCode: dialingCode, humanVerification: proof }),
  reply: minutes,
  module: 'REGMOBVERF3',
  session: 'none',
  flag: 'REGMOBVERF3',
});

/** Sends a code for setting a password; the response is the same for unknown numbers (PW-3). */
export const sendAccountCode = endpoint({
  name: 'sendAccountCode',
  method: 'POST',
  path: '/wps/verification/sms/account',
  summary: 'Send a code by SMS to set a password with',
  body: v.object({ mobileNum: mobile, countryDialingCode: dialingCode, humanVerification: proof }),
  reply: minutes,
  module: 'VERIFICATION3',
  session: 'none',
  flag: 'MOBILENUMPASSREG3',
});
