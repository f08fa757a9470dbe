import type { KeyValue } from '../lib/storage.ts';

/** What the device is, as far as the product's rules ask. */
export interface Device {
  system: 'ios' | 'android' | 'other';
  /** Runs inside the operator's native app (user agent marker). */
  inApp: boolean;
  /** Opened from the home screen. */
  installed: boolean;
  /** The user agent, for what is asked of it seldom. */
  agent: string;
}

/** Seals texts under a key that never leaves the device, so that what is stored is of use only here. */
export interface Vault {
  seal(text: string): Promise<string>;
  /** The text, or nothing where this device did not seal it. */
  open(sealed: string): Promise<string | undefined>;
}

/** A game that is opened. */
export interface GameToOpen {
  /** Opens once; checked by whoever launched it. Absent: `again` is asked for it while the game's window stands already. */
  address?: string;
  title: string;
  /** Its node id, where it is one of the catalogue's. */
  nodeId?: string;
  /** The game's art; path or address. */
  picture?: string;
  /** It is played for play money, whoever is signed in. */
  playMoney?: true;
  /** A fresh address of the same game. @throws GatewayError */
  requestUrl?(): Promise<string>;
}

/** A window of its own for one game. */
export interface GameWindow {
  /** Shows the game in it, unless the browser kept it from opening or the player has closed it. */
  show(address: string): 'shown' | 'blocked' | 'closed';
  close(): void;
}

/** The way to a page of another site that sends the player back, as to sign in there. */
export interface OAuthRedirect {
  /** Where such a page has to send the player to. */
  redirectUri: string;
  /** Goes there, to come back to `here`, an address of the site. Settles where the browser's Back brings the player here again before the page was given up. */
  begin(address: string, here: string): Promise<void>;
  /** What it sent back behind the `#`, once. The address was cleared of it before anything else ran. */
  complete(): URLSearchParams | undefined;
}

/** Something the operator should know of. */
export interface Report {
  name: string;
  /** What was thrown; the shell takes out of it what could be personal. */
  error?: unknown;
  /** Nothing personal. */
  detail?: unknown;
  /** Path of the page that it is about; of the one on screen unless told. */
  page?: string;
}

/** The port that site and kiosk fill: all that the core needs of its surroundings. A mount of the embed has none. */
export interface Platform {
  /** Survives the visit: local storage on the site, memory in the kiosk. */
  persistentStorage: KeyValue;
  /** Whether the device is the player's own, which may show what was looked for on it: the site. */
  ownDevice?: true;
  /** Ends with the tab. */
  sessionStorage: KeyValue;
  /** Only where a login may be remembered: the site. A kiosk has none. */
  vault?: Vault;
  /** Address of the page on screen. */
  here(): string;
  /** Goes to an address of the site. */
  navigate(address: string, options?: { replace?: boolean }): void;
  /** To the page of the site that was here before, or home where there is none: never to another site. */
  back(): void;
  /** Whether the player is on the way back to a place further down this page; absent: never. */
  returning?(): boolean;
  /** Has the visitor sign in over the page, and then acts (LG-11); absent where login is a page alone. */
  signIn?(act: () => void): void;
  /** Has the visitor sign in by a phone of their own; absent where that is not offered, as on the site. */
  phoneSignIn?: (() => void) | undefined;
  /** Loads the page on screen anew, with its code; absent where a visit would end with it. */
  reload?(): void;
  /** Opens an address outside of the site. */
  open(address: string): void;
  /** Absent where the page is never left: in a kiosk. */
  oauthRedirect?: OAuthRedirect;
  /**
   * Has the player sign in by a provider in a window of its own, where this page is a frame in another that no provider
   * lets itself be shown in. Settles when a session has begun here. @throws GatewayError where none did
   */
  signInWindow?(provider: string): Promise<void>;
  /** Shows a game over the page; settles when its window stands. */
  openGame(game: GameToOpen): void | Promise<void>;
  /**
   * Opens an empty window for a game. Browsers allow that within a tap alone, which is before the game has an
   * address. Absent where all games open over the page.
   */
  openGameWindow?(title: string): GameWindow;
  /** Whether a game may open windows, for its rules or its history, and take the whole screen. */
  windows: boolean;
  /** Milliseconds since 1970. */
  now(): number;
  device: Device;
  /** Notes for the operator what went wrong or was measured. */
  report(event: Report): void;
}

let current: Platform | undefined;

/** Called once by site and kiosk before anything else runs. */
export function providePlatform(platform: Platform): void {
  current = platform;
}

/** The shell's platform. */
export function platform(): Platform {
  if (!current) throw new Error('No platform was provided');
  return current;
}
