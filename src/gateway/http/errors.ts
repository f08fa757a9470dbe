/**
 * Why a call failed.
 * - `offline`: the gateway could not be reached
 * - `timeout`: it did not answer within the call's time limit
 * - `refused`: it answered `success: false`; `code` is its errorCode
 * - `malformed`: it answered something that is not what the table says
 * - `server`: it answered with a status of 500 or above
 * - `aborted`: the caller no longer wanted the answer
 * - `defect`: the product's own code threw; the gateway has no part in it
 */
export type GatewayErrorKind =
  | 'offline'
  | 'timeout'
  | 'refused'
  | 'malformed'
  | 'server'
  | 'aborted'
  | 'defect';

interface Details {
  /** What a refusal carries beside its code, e.g. `{ captcha: true }` after a failed login. */
  value?: unknown;
  /** What was thrown. */
  cause?: unknown;
  /** Name of the row of the endpoint table. */
  call?: string | undefined;
  /** HTTP status, where there was an answer. */
  status?: number | undefined;
  /** The fields of a malformed answer that are wrong, e.g. `value.list[].gameId`; never what they hold. */
  paths?: readonly string[];
  /** Until when the gateway asks to be left alone, on the monotonic clock. */
  until?: number | undefined;
}

/** The one error a gateway call throws. It carries codes, never a text to show. */
export class GatewayError extends Error {
  declare readonly kind: GatewayErrorKind;
  /** The gateway's errorCode for `refused`, else the kind, or an HTTP status. */
  declare readonly code: string;
  declare readonly value: unknown;
  declare readonly call: string | undefined;
  declare readonly status: number | undefined;
  declare readonly paths: readonly string[];
  declare readonly until: number | undefined;

  constructor(kind: GatewayErrorKind, code: string = kind, { cause, ...details }: Details = {}) {
    super(`${kind}: ${code}`, { cause });
    Object.assign(this, { name: 'GatewayError', kind, code, paths: [] }, details);
  }
}

let tellDefect: (error: GatewayError) => void = () => {};

/** Says who is told of exceptions in the product's own code. */
export function onDefect(listener: (error: GatewayError) => void): void {
  tellDefect = listener;
}

/**
 * Any thrown value as a GatewayError. What is neither one nor comes of something that was aborted is a defect of the
 * product: it is reported, and no gateway is blamed for it.
 */
export function asGatewayError(cause: unknown, call?: string, aborted = isAbort(cause)): GatewayError {
  if (aborted) return new GatewayError('aborted', undefined, { cause, call });
  if (cause instanceof GatewayError) return cause;
  const error = new GatewayError('defect', undefined, { cause, call });
  tellDefect(error);
  return error;
}

const named = (thrown: unknown, name: string) => (thrown as Error | undefined)?.name === name;

/** Whether it was thrown because something was aborted. */
export const isAbort = (thrown: unknown): boolean => named(thrown, 'AbortError');

/** What engines say of code, in the TypeErrors that they share with the network. */
const ofCode = /\bis (not|null|undefined)\b|\bcan(no|')t (?!parse)|^failed to (execute|parse)/i;

/** Whether it was thrown because the network failed: a browser's TypeError, but none about the code itself. */
export function isNetworkFailure(thrown: unknown): boolean {
  return thrown instanceof TypeError ? !ofCode.test(thrown.message) : named(thrown, 'NetworkError');
}

/** Why code or a file that is fetched when it is needed could not be had. */
export function asLoadError(cause: unknown): GatewayError {
  if (named(cause, 'TimeoutError')) return new GatewayError('timeout', undefined, { cause });
  return isNetworkFailure(cause) ? new GatewayError('offline', undefined, { cause }) : asGatewayError(cause);
}

/** Too many calls of one caller: what an answer with status 429 says, whether it names the code or not. */
export const RATE_LIMITED = 'request.too.many';

/** Codes the demo gateway and the conformance run use; an operator's gateway may add its own (A8). */
export const refusal = {
  notLoggedIn: 'session.none',
  loggedOut: 'session.ended',
  revoked: 'session.revoked',
  wrongLogin: 'login.wrong',
  locked: 'login.locked',
  tooMany: RATE_LIMITED,
  captcha: 'captcha.wrong',
  nonAgent: 'login.non.agent',
  nonMember: 'login.non.member',
  wrongAgent: 'login.agent.wrong',
  human: 'human.verification.wrong',
  codeWrong: 'verification.code.wrong',
  nameTaken: 'member.name.taken',
  mobileTaken: 'member.mobile.taken',
  emailTaken: 'member.email.taken',
  nameFormat: 'member.name.format',
  passwordFormat: 'member.password.format',
  emailFormat: 'member.email.format',
  mobileFormat: 'member.mobile.format',
  confirmation: 'member.confirmation.differs',
  recommender: 'member.recommender.unknown',
  affiliate: 'affiliate.unknown',
  wrongPassword: 'modify.old.wrong',
  samePassword: 'modify.new.old.same',
  mustChange: 'modify.required',
  noPermission: 'permission.denied',
  realOnly: 'account.not.real',
  funds: 'wallet.insufficient',
  unavailable: 'game.unavailable',
  gameUnknown: 'game.not.found',
  gameMaintenance: 'game.maintenance',
  gameRegion: 'game.region',
  noTrial: 'game.no.trial',
  vendorDown: 'game.vendor.unreachable',
  accountLocked: 'account.locked',
  badRequest: 'request.invalid',
  withdrawalLimit: 'wallet.daily.limit',
  upgrading: 'system.upgrading',
  notFound: 'not.found',
} as const;

/** Code of a `malformed` error: the address of a game is none that may be opened. */
export const UNSAFE_GAME_URL = 'game_url';

/** Code of a `malformed` error: the gateway's key for sealed bodies is none that the operator has pinned. */
export const UNTRUSTED_KEY = 'sealing_key';

/** Code of a `malformed` error: the sign-in service, or a provider behind it, did not do its part. */
export const SIGN_IN_SERVICE_FAILED = 'sign_in_service';

/** The codes after which the session at hand is worth nothing. */
export const sessionLostCodes: readonly string[] = [refusal.notLoggedIn, refusal.loggedOut, refusal.revoked];
