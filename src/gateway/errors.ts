/**
 * Why a call failed.
 * - `offline`: the gateway could not be reached
 * - `timeout`: it did not answer within the call's time limit
 * - `refused`: it answered `success: false`; `code` is its errorCode
 * - `malformed`: it answered something that is not what the table says
 * - `server`: it answered with a status of 500 or above
 * - `aborted`: the caller no longer wanted the answer
 */
export type GatewayErrorKind = 'offline' | 'timeout' | 'refused' | 'malformed' | 'server' | 'aborted';

/** The one error a gateway call throws. It carries codes, never a text to show. */
export class GatewayError extends Error {
  readonly kind: GatewayErrorKind;
  /** The gateway's errorCode for `refused`, else the kind, or an HTTP status. */
  readonly code: string;
  /** What a refusal carries beside its code, e.g. `{ captcha: true }` after a failed login. */
  readonly value: unknown;

  constructor(kind: GatewayErrorKind, code: string = kind, value?: unknown) {
    super(`${kind}: ${code}`);
    this.name = 'GatewayError';
    this.kind = kind;
    this.code = code;
    this.value = value;
  }
}

/** Any thrown value as a GatewayError; what is not one is a defect and reads as malformed. */
export function asGatewayError(thrown: unknown): GatewayError {
  return thrown instanceof GatewayError ? thrown : new GatewayError('malformed', 'unexpected');
}

/** Codes the demo gateway and the conformance run use; an operator's gateway may add its own (A8). */
export const refusal = {
  notLoggedIn: 'session.none',
  loggedOut: 'session.ended',
  revoked: 'session.revoked',
  wrongLogin: 'login.wrong',
  locked: 'login.locked',
  tooMany: 'request.too.many',
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
export const UNSAFE_ADDRESS = 'game_url';

/** Code of a `malformed` error: the sign-in service, or a provider behind it, did not do its part. */
export const SIGN_IN_SERVICE = 'sign_in_service';

/** The codes after which the session at hand is worth nothing. */
export const sessionLostCodes: readonly string[] = [refusal.notLoggedIn, refusal.loggedOut, refusal.revoked];
