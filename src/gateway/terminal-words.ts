import * as v from 'valibot';

/** A whole number that is not below 0. */
export const whole = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER));

/** What a terminal shows of itself; nothing in it is about a visitor. */
export const shown = {
  /** Path of the entry of the page's build. */
  build: v.pipe(v.string(), v.maxLength(128)),
  /** What it is doing: `starting`, `idle`, `visit`; `away` while the supervisor's own page stands there. */
  use: v.pipe(v.string(), v.maxLength(16)),
  /** Route of the page on screen, such as `home`. */
  page: v.pipe(v.string(), v.maxLength(64)),
  /** Whether the page reaches the gateway. */
  gateway: v.picklist(['there', 'away', 'unknown']),
  /** Seconds since it was started. */
  uptime: whole,
};

/** Something that happened at a terminal, with nothing personal in it. */
const happened = v.object({
  /** Milliseconds since 1970, by the gateway's clock as the terminal knows it. */
  at: whole,
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
  ...shown,
  /** Starts of the browser, and loads of the page, after the first. */
  restarts: whole,
  reloads: whole,
  /** Seconds since a new picture was seen on the screen; null for never. */
  painted: v.nullable(whole),
  /** Version of the venue's configuration that it runs on, and the latest that it has looked at; 0 for none. */
  config: whole,
  configSeen: whole,
  /** What happened since the last heartbeat that was answered. */
  events: v.pipe(v.array(happened), v.maxLength(50)),
  /** What became of commands; `refused` where one was not done. */
  outcomes: v.pipe(v.array(outcome), v.maxLength(50)),
});

export type Heartbeat = v.InferOutput<typeof heartbeat>;
export type Happened = v.InferOutput<typeof happened>;
export type Outcome = v.InferOutput<typeof outcome>;
export type WhyNot = v.InferOutput<typeof whyNot>;

/** What a terminal can be told to do. */
const order = v.picklist(['reload', 'restart', 'signOut', 'refresh', 'exit']);
export type Order = v.InferOutput<typeof order>;

/** A line for whoever stands before a terminal, in the operator's own words; an empty one takes away what stands there. */
export const message = {
  order: v.literal('message'),
  text: v.pipe(v.string(), v.maxLength(160), v.regex(/^\P{Cc}*$/u)),
  /** How long it stands. */
  seconds: v.pipe(whole, v.minValue(10), v.maxValue(86_400)),
};

const jti = v.pipe(v.string(), v.minLength(1), v.maxLength(64));
/** Payload of a command's JWS, signed by the operator, beside `aud` (the terminal), `jti`, `iat` and `exp`. */
export const command = v.variant('order', [v.object({ order, jti }), v.object({ ...message, jti })]);
export type Command = v.InferOutput<typeof command>;
/** What a terminal is told to do, before it is signed. */
export type Asked = { order: Order } | Omit<Extract<Command, { order: 'message' }>, 'jti'>;

/** What somebody of the staff does at a terminal, each of it noted. */
export const staffAct = v.picklist(['reload', 'restart', 'signOut', 'exit', 'touch', 'sound', 'close']);
export type StaffAct = v.InferOutput<typeof staffAct>;
