import { languageCodes } from '../../src/lib/language-codes.ts';

/**
 * What a partner's page and the operator's frame may tell each other. Each side hears what fits here and nothing else.
 * Nothing in it is personal: whoever runs scripts in the partner's page reads along.
 */

/** Whether the value of one field is one that may pass. */
type Fits = (value: unknown) => boolean;

/* @__NO_SIDE_EFFECTS__ */
function oneOf(words: readonly unknown[]): Fits {
  return (value) => words.includes(value);
}

/* @__NO_SIDE_EFFECTS__ */
function text(most: number): Fits {
  return (value) => typeof value === 'string' && value.length <= most;
}

/* @__NO_SIDE_EFFECTS__ */
function optional(fits: Fits): Fits {
  return (value) => value === undefined || fits(value);
}

/** Letters of a game's name that pass. */
export const LONGEST_NAME = 100;

const themes = ['dark', 'light'] as const;
export type FrameTheme = (typeof themes)[number];

/** From the page to the frame: messages by their type, each with its fields. */
const toFrame = {
  theme: { theme: /* @__PURE__ */ oneOf(themes) },
  language: { language: /* @__PURE__ */ oneOf(languageCodes) },
  /** Shows the login, or the account of who is signed in. */
  open: {},
  favourites: {},
  /** The dialog was closed: nothing goes on unseen. */
  close: {},
  play: {
    gameId: /* @__PURE__ */ text(100),
    nodeId: /* @__PURE__ */ text(100),
    gameName: /* @__PURE__ */ text(LONGEST_NAME),
    gameType: /* @__PURE__ */ text(20),
    vassalage: /* @__PURE__ */ text(40),
    /** Name of the mount in which it was chosen. Pages with an older loader do not send it. */
    widget: /* @__PURE__ */ optional(/* @__PURE__ */ text(32)),
  },
} satisfies Readonly<Record<string, Readonly<Record<string, Fits>>>>;

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

/** A copy of a message that has the fields of its type and no others; nothing for any other value. */
export function checkToFrame(data: unknown): ToFrame | undefined {
  if (!data || typeof data !== 'object') return undefined;
  // Own fields alone: a page may have added to all objects.
  const given = new Map<string, unknown>(Object.entries(data));
  const type = given.get('type');
  const fields = Object.entries(toFrame).find(([name]) => name === type)?.[1];
  if (!fields) return undefined;
  for (const name of given.keys()) if (name !== 'type' && !Object.hasOwn(fields, name)) return undefined;
  for (const [name, fits] of Object.entries(fields)) if (!fits(given.get(name))) return undefined;
  return Object.fromEntries(given) as ToFrame;
}

/** Pixels that a frame may ask for. */
export const HIGHEST_FRAME = 4000;

/**
 * Words of the frame: that it is done, or why it cannot do what it was asked for. `unavailable`: maintenance, or a region
 * that is not served; `failed`: it could not start; `window`: the browser kept a window of it from opening; `ended`: the
 * session has ended by itself.
 */
const words = ['closed', 'unavailable', 'failed', 'window', 'ended'] as const;
type Word = (typeof words)[number];

/** From the frame to the page: the height of its content, whether somebody is signed in and nothing of who, or a word. */
export type FromFrame = number | boolean | Word;

/** Whether a value is one that the frame may send. */
export function isFromFrame(data: unknown): data is FromFrame {
  if (typeof data === 'number') return Number.isInteger(data) && data >= 0 && data <= HIGHEST_FRAME;
  return typeof data === 'boolean' || words.includes(data as Word);
}

/**
 * Begins the handshake, a number used once behind it: the frame says that it is there. The page answers with a port and
 * the same number behind `PORT`; after that only the port is used.
 */
export const READY = 'foyer:ready:';
export const PORT = 'foyer:port:';
