import * as v from 'valibot';

/** An integer of at least 0. */
export const wholeNumber = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.maxValue(Number.MAX_SAFE_INTEGER),
);

/** State of a terminal, without any visitor data. */
export const terminalState = {
  /** Release and entry script of the page, such as `1.0.0 main-1a2b3c4d.js`. */
  build: v.pipe(v.string(), v.maxLength(128)),
  /** `starting`, `idle` or `visit`; `away` while the supervisor shows its own page. */
  use: v.pipe(v.string(), v.maxLength(16)),
  /** Route of the page on screen, such as `home`. */
  page: v.pipe(v.string(), v.maxLength(64)),
  /** Whether the page reaches the gateway. */
  gateway: v.picklist(['there', 'away', 'unknown']),
  /** Seconds since its start. */
  uptime: wholeNumber,
};

/** An event at a terminal, without personal data. */
const happened = v.object({
  /** Milliseconds since 1970, by the gateway's clock. */
  at: wholeNumber,
  kind: v.picklist(['crash', 'config', 'command', 'note']),
  what: v.pipe(v.string(), v.maxLength(200)),
});

/** Why a command was refused. */
const whyNot = v.picklist(['late', 'replayed', 'foreign', 'forged', 'unable']);

const outcome = v.object({ id: v.pipe(v.string(), v.maxLength(64)), refused: v.optional(whyNot) });

/** Payload of a heartbeat's JWS (EdDSA) in addition to `sub` (the terminal), `aud` (`heartbeat`), `iat` and `jti`. */
export const heartbeat = v.object({
  ...terminalState,
  /** Restarts of the browser, and reloads of the page. */
  restarts: wholeNumber,
  reloads: wholeNumber,
  /** Seconds since the screen last changed; null for never. */
  painted: v.nullable(wholeNumber),
  /** Versions of the venue's configuration: the one in use, and the latest one checked; 0 for none. */
  config: wholeNumber,
  configSeen: wholeNumber,
  /** Events since the last acknowledged heartbeat. */
  events: v.pipe(v.array(happened), v.maxLength(50)),
  /** Outcomes of commands; `refused` if one was not executed. */
  outcomes: v.pipe(v.array(outcome), v.maxLength(50)),
});

export type Heartbeat = v.InferOutput<typeof heartbeat>;
export type TerminalEvent = v.InferOutput<typeof happened>;
export type CommandOutcome = v.InferOutput<typeof outcome>;
export type CommandRefusal = v.InferOutput<typeof whyNot>;

/** Commands for a terminal. */
const order = v.picklist(['reload', 'restart', 'signOut', 'refresh', 'exit']);
export type CommandName = v.InferOutput<typeof order>;

/** A message of the operator on the terminal's screen; an empty text removes it. */
export const messageFields = {
  order: v.literal('message'),
  text: v.pipe(v.string(), v.maxLength(160), v.regex(/^\P{Cc}*$/u)),
  /** Seconds on screen. */
  seconds: v.pipe(wholeNumber, v.minValue(10), v.maxValue(86_400)),
};

const jti = v.pipe(v.string(), v.minLength(1), v.maxLength(64));
/**
 * Payload of a command's JWS, signed by the operator, in addition to `aud` (the terminal), `jti`, `iat` and `exp`.
 */
export const command = v.variant('order', [v.object({ order, jti }), v.object({ ...messageFields, jti })]);
export type Command = v.InferOutput<typeof command>;
/** A command before it is signed. */
export type UnsignedCommand = { order: CommandName } | Omit<Extract<Command, { order: 'message' }>, 'jti'>;

/** Actions in the staff corner; each is recorded. */
export const staffAct = v.picklist(['reload', 'restart', 'signOut', 'exit', 'touch', 'sound', 'close']);
export type StaffAct = v.InferOutput<typeof staffAct>;
