import { languageCodes } from '../../src/lib/language-codes.ts';

/**
 * Messages between a partner's page and the operator frame. Each side ignores anything else. They contain nothing
 * personal, because all scripts in the partner's page can read them.
 * Pages keep a loader for days: do not rename types or fields.
 */

type FieldCheck = (value: unknown) => boolean;

/* @__NO_SIDE_EFFECTS__ */
function oneOf(words: readonly unknown[]): FieldCheck {
  return (value) => words.includes(value);
}

/* @__NO_SIDE_EFFECTS__ */
function textUpTo(most: number): FieldCheck {
  return (value) => typeof value === 'string' && value.length <= most;
}

/* @__NO_SIDE_EFFECTS__ */
function optional(fits: FieldCheck): FieldCheck {
  return (value) => value === undefined || fits(value);
}

/** Characters of a game's name. */
export const MAX_NAME_LENGTH = 100;

const themes = ['dark', 'light'] as const;
export type FrameTheme = (typeof themes)[number];

/** Messages to the frame by type, each with its fields. */
const toFrame = {
  theme: { theme: /* @__PURE__ */ oneOf(themes) },
  language: { language: /* @__PURE__ */ oneOf(languageCodes) },
  /** Shows the login, or the account of a signed-in player. */
  open: {},
  favourites: {},
  /** The dialog was closed; the frame stops the game. */
  close: {},
  play: {
    gameId: /* @__PURE__ */ textUpTo(100),
    nodeId: /* @__PURE__ */ textUpTo(100),
    gameName: /* @__PURE__ */ textUpTo(MAX_NAME_LENGTH),
    gameType: /* @__PURE__ */ textUpTo(20),
    vassalage: /* @__PURE__ */ textUpTo(40),
    /** Name of the mount. Older loaders do not send it. */
    widget: /* @__PURE__ */ optional(/* @__PURE__ */ textUpTo(32)),
  },
} satisfies Readonly<Record<string, Readonly<Record<string, FieldCheck>>>>;

interface Values {
  theme: FrameTheme;
  language: (typeof languageCodes)[number];
  widget: string | undefined;
}

type Table = typeof toFrame;
export type ToFrame = {
  [Type in keyof Table]: { type: Type } & {
    [Field in keyof Table[Type]]: Field extends keyof Values ? Values[Field] : string;
  };
}[keyof Table];

/** Returns a copy of a valid message; undefined for any other value. */
export function parseToFrame(data: unknown): ToFrame | undefined {
  if (!data || typeof data !== 'object') return undefined;
  // Own properties only: pages may extend `Object.prototype`.
  const given = new Map<string, unknown>(Object.entries(data));
  const type = given.get('type');
  const fields = Object.entries(toFrame).find(([name]) => name === type)?.[1];
  if (!fields) return undefined;
  for (const name of given.keys()) if (name !== 'type' && !Object.hasOwn(fields, name)) return undefined;
  for (const [name, fits] of Object.entries(fields)) if (!fits(given.get(name))) return undefined;
  return Object.fromEntries(given) as ToFrame;
}

/** In CSS pixels. */
export const MAX_FRAME_HEIGHT = 4000;

/**
 * Signals of the frame. `closed`: close the dialog. `unavailable`: maintenance, or a blocked region. `failed`: the
 * frame could not start. `window`: the browser blocked a pop-up. `ended`: the session expired.
 */
const signals = ['closed', 'unavailable', 'failed', 'window', 'ended'] as const;
type FrameSignal = (typeof signals)[number];

/** Messages from the frame: the height of its content in CSS pixels, whether a player is signed in, or a signal. */
export type FromFrame = number | boolean | FrameSignal;

export function isFromFrame(data: unknown): data is FromFrame {
  if (typeof data === 'number') return Number.isInteger(data) && data >= 0 && data <= MAX_FRAME_HEIGHT;
  return typeof data === 'boolean' || signals.includes(data as FrameSignal);
}

/**
 * Prefixes of the handshake messages, followed by a nonce. The frame sends `READY`, the page answers with `PORT` and
 * a MessagePort; all other messages use the port.
 */
export const READY = 'foyer:ready:';
export const PORT = 'foyer:port:';
