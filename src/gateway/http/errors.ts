/**
 * Why a call failed.
 * - `offline`: the gateway could not be reached
 * - `timeout`: no response within the call's time limit
 * - `refused`: the response says `success: false`; `code` is its errorCode
 * - `malformed`: the response does not match the endpoint table
 * - `server`: the response has a status of 500 or above
 * - `aborted`: the caller aborted the call
 * - `defect`: our own code threw an exception
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
  /** Value of a refusal in addition to its code, e.g. `{ captcha: true }` after a failed login. */
  value?: unknown;
  cause?: unknown;
  /** Name of the row of the endpoint table. */
  call?: string | undefined;
  /** HTTP status, if a response arrived. */
  status?: number | undefined;
  /** Paths of the invalid fields of a response, e.g. `value.list[].gameId`; never their values. */
  paths?: readonly string[];
  /** End of the gateway's `Retry-After` on the monotonic clock. */
  until?: number | undefined;
}

/** The only error that a call throws. It carries codes, never a text to show. */
export class GatewayError extends Error {
  declare readonly kind: GatewayErrorKind;
  /** The gateway's errorCode for `refused`, otherwise the kind or the HTTP status. */
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

/** Sets the listener for exceptions in our own code. */
export function onDefect(listener: (error: GatewayError) => void): void {
  tellDefect = listener;
}

/** Converts any thrown value to a GatewayError. Unknown errors count as a defect in our own code and are reported. */
export function asGatewayError(cause: unknown, call?: string, aborted = isAbort(cause)): GatewayError {
  if (aborted) return new GatewayError('aborted', undefined, { cause, call });
  if (cause instanceof GatewayError) return cause;
  const error = new GatewayError('defect', undefined, { cause, call });
  tellDefect(error);
  return error;
}

const named = (thrown: unknown, name: string) => (thrown as Error | undefined)?.name === name;

export const isAbort = (thrown: unknown): boolean => named(thrown, 'AbortError');

/** Messages of TypeErrors that engines throw for bugs; fetch throws TypeErrors too. */
const ofCode = /\bis (not|null|undefined)\b|\bcan(no|')t (?!parse)|^failed to (execute|parse)/i;

/** Whether an error came from the network: a TypeError of fetch, but not one for a bug in our code. */
export function isNetworkFailure(thrown: unknown): boolean {
  return thrown instanceof TypeError ? !ofCode.test(thrown.message) : named(thrown, 'NetworkError');
}

/** Converts the failure of a dynamic import or a fetched file to a GatewayError. */
export function asLoadError(cause: unknown): GatewayError {
  if (named(cause, 'TimeoutError')) return new GatewayError('timeout', undefined, { cause });
  return isNetworkFailure(cause) ? new GatewayError('offline', undefined, { cause }) : asGatewayError(cause);
}

/** Code of a response with status 429, even if the response does not name it. */
export const RATE_LIMITED = 'request.too.many';

/** Error codes of the demo gateway and the conformance run; an operator's gateway may add its own. */
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
  excluded: 'account.excluded',
  underAge: 'account.age.low',
  badRequest: 'request.invalid',
  withdrawalLimit: 'wallet.daily.limit',
  upgrading: 'system.upgrading',
  notFound: 'not.found',
} as const;

/** Code of a `malformed` error: a game's URL may not be opened. */
export const UNSAFE_GAME_URL = 'game_url';

/** Code of a `malformed` error: the operator has not pinned the gateway's key. */
export const UNTRUSTED_KEY = 'sealing_key';

/** Code of a `malformed` error: the sign-in service or a provider failed. */
export const SIGN_IN_SERVICE_FAILED = 'sign_in_service';

/** Codes after which the current session is invalid. */
export const sessionLostCodes: readonly string[] = [
  refusal.notLoggedIn,
  refusal.loggedOut,
  refusal.revoked,
  refusal.excluded,
];
