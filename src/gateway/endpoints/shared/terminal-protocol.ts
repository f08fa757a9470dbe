import * as v from 'valibot';

/** A whole number that is not below 0. */
export const wholeNumber = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.maxValue(Number.MAX_SAFE_INTEGER),
);

/** What a terminal shows of itself; nothing in it is about a visitor. */
export const terminalState = {
  /** Path of the entry of the page's build. */
  build: v.pipe(v.string(), v.maxLength(128)),
  /** What it is doing: `starting`, `idle`, `visit`; `away` while the supervisor's own page stands there. */
  use: v.pipe(v.string(), v.maxLength(16)),
  /** Route of the page on screen, such as `home`. */
  page: v.pipe(v.string(), v.maxLength(64)),
  /** Whether the page reaches the gateway. */
  gateway: v.picklist(['there', 'away', 'unknown']),
  /** Seconds since it was started. */
  uptime: wholeNumber,
};

/** Something that happened at a terminal, with nothing personal in it. */
const happened = v.object({
  /** Milliseconds since 1970, by the gateway's clock as the terminal knows it. */
  at: wholeNumber,
  kind: v.picklist(['crash', 'config', 'command', 'note']),
  what: v.pipe(v.string(), v.maxLength(200)),
});

/** Why a command was not done. */
const whyNot = v.picklist(['late', 'replayed', 'foreign', 'forged', 'unable']);

const outcome = v.object({ id: v.pipe(v.string(), v.maxLength(64)), refused: v.optional(whyNot) });

/**
 * Payload of a heartbeat's JWS, beside `sub` (the terminal), `aud` (`heartbeat`), `iat` and `jti`. Its alg is EdDSA.
 */
export const heartbeat = v.object({
  ...terminalState,
  /** Starts of the browser, and loads of the page, after the first. */
  restarts: wholeNumber,
  reloads: wholeNumber,
  /** Seconds since a new picture was seen on the screen; null for never. */
  painted: v.nullable(wholeNumber),
  /** Version of the venue's configuration that it runs on, and the latest that it has looked at; 0 for none. */
  config: wholeNumber,
  configSeen: wholeNumber,
  /** What happened since the last heartbeat that was answered. */
  events: v.pipe(v.array(happened), v.maxLength(50)),
  /** What became of commands; `refused` where one was not done. */
  outcomes: v.pipe(v.array(outcome), v.maxLength(50)),
});

export type Heartbeat = v.InferOutput<typeof heartbeat>;
export type TerminalEvent = v.InferOutput<typeof happened>;
export type CommandOutcome = v.InferOutput<typeof outcome>;
export type CommandRefusal = v.InferOutput<typeof whyNot>;

/** What a terminal can be told to do. */
const order = v.picklist(['reload', 'restart', 'signOut', 'refresh', 'exit']);
export type CommandName = v.InferOutput<typeof order>;

/** A line for whoever stands before a terminal, in the operator's own words; an empty one takes away what stands there. */
export const messageFields = {
  order: v.literal('message'),
  text: v.pipe(v.string(), v.maxLength(160), v.regex(/^\P{Cc}*$/u)),
  /** How long it stands. */
  seconds: v.pipe(wholeNumber, v.minValue(10), v.maxValue(86_400)),
};

const jti = v.pipe(v.string(), v.minLength(1), v.maxLength(64));
/** Payload of a command's JWS, signed by the operator, beside `aud` (the terminal), `jti`, `iat` and `exp`. */
export const command = v.variant('order', [v.object({ order, jti }), v.object({ ...messageFields, jti })]);
export type Command = v.InferOutput<typeof command>;
/** What a terminal is told to do, before it is signed. */
export type UnsignedCommand = { order: CommandName } | Omit<Extract<Command, { order: 'message' }>, 'jti'>;

/** What somebody of the staff does at a terminal, each of it noted. */
export const staffAct = v.picklist(['reload', 'restart', 'signOut', 'exit', 'touch', 'sound', 'close']);
export type StaffAct = v.InferOutput<typeof staffAct>;
