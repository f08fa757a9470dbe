import * as v from 'valibot';
import { endpoint, withDefault } from '../http/endpoint.ts';
import { challenge } from './shared/challenge.ts';

const mobile = v.pipe(v.string(), v.minLength(1), v.maxLength(20));
const dialingCode = v.pipe(v.string(), v.regex(/^\+?\d{1,4}$/));
const proof = v.pipe(v.string(), v.maxLength(100));

/**
 * A captcha (LG-4, RG-3): digits to read or to count, or a challenge for the browser, as the gateway chooses. `captchaId`
 * goes back once, with what was read or with the solution.
 */
export const getCaptcha = endpoint({
  name: 'getCaptcha',
  method: 'GET',
  path: '/wps/captcha',
  summary: 'A captcha: digits in a picture or as groups of beeps, or a proof of work for the browser',
  query: v.object({ form: v.optional(v.picklist(['image', 'sound']), 'image') }),
  reply: v.object({
    captchaId: v.string(),
    /** Base64, as a data URL, of the form that was asked for. */
    image: withDefault(v.string(), ''),
    sound: withDefault(v.string(), ''),
    /** In place of picture and sound: nothing is asked of the player then. */
    challenge: v.nullish(challenge),
    /** Digits to read or to count. */
    length: withDefault(v.number(), 0),
    expiresAt: withDefault(v.number(), 0),
  }),
  module: 'VALID_CAPTCHA3',
  session: 'none',
});

const puzzle = v.object({
  puzzleId: v.string(),
  /** Pictures as data URLs; all lengths are pixels of the background. */
  background: v.string(),
  piece: v.string(),
  width: v.number(),
  height: v.number(),
  pieceSize: v.number(),
  /** Where the piece lies at the start, from the top. */
  pieceY: v.number(),
  expiresAt: v.number(),
});

export type Puzzle = v.InferOutput<typeof puzzle>;

/** The slider: a piece to push along x to where it was cut out (LG-6). */
export const getPuzzle = endpoint({
  name: 'getPuzzle',
  method: 'GET',
  path: '/wps/verification/human',
  summary: 'A slider puzzle for human verification',
  reply: puzzle,
  module: 'CAPTCHA3',
  session: 'none',
});

/** What a code by SMS is for; a verification is worth something for one of them. */
const purpose = v.picklist(['login', 'register', 'account']);

export type CodePurpose = v.InferOutput<typeof purpose>;

const places = v.pipe(
  v.array(v.tuple([v.number(), v.number(), v.number()])),
  v.minLength(1),
  v.maxLength(600),
);

/** Judges a solved puzzle, once. What it answers is sent with the one call it is for. */
export const solvePuzzle = endpoint({
  name: 'solvePuzzle',
  method: 'POST',
  path: '/wps/verification/human',
  summary: 'Hand in a solved puzzle; answers with a token for one code by SMS to one number',
  body: v.object({
    puzzleId: v.pipe(v.string(), v.maxLength(100)),
    /** Where the piece was left, in pixels of the background. */
    x: v.number(),
    /** How it came there: milliseconds since the first touch, x, y; by keys one entry a step. */
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

/** Sends a code to sign in with; answers the same for a number nobody has (LG-6). */
export const sendLoginCode = endpoint({
  name: 'sendLoginCode',
  method: 'POST',
  path: '/wps/verification/sms/noLogin',
  summary: 'Send a code by SMS to sign in with',
  body: v.object({ mobileNum: mobile, countryDialingCode: dialingCode, humanVerification: proof }),
  /** Until when, in milliseconds since 1970. */
  reply: v.object({ expirationTime: v.number() }),
  module: 'COMM3',
  session: 'none',
  flag: 'MOBILEVERCODELOGIN3',
});

const minutes = v.object({ expiredMinutes: withDefault(v.number(), 1) });

/** Sends a code that proves the number at registration (RG-4). */
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

/** Sends a code to set a password with; answers the same for a number nobody has (PW-3). */
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
