import type { KeyValue } from '../lib/storage.ts';

/** Properties of the device that the product depends on. */
export interface Device {
  system: 'ios' | 'android' | 'other';
  /** Runs inside the operator's native app (user agent marker). */
  inApp: boolean;
  /** Opened from the home screen. */
  installed: boolean;
  agent: string;
}

/** Encrypts texts with a key that never leaves the device. */
export interface Vault {
  seal(text: string): Promise<string>;
  /** Decrypts a text; undefined if another device encrypted it. */
  open(sealed: string): Promise<string | undefined>;
}

/** A game to open. */
export interface GameToOpen {
  /** Launch URL, valid once and already checked. If absent, the game's dialog calls `requestUrl`. */
  address?: string;
  title: string;
  /** Node id, if the game is in the catalogue. */
  nodeId?: string;
  /** Path or URL of the game's art. */
  picture?: string;
  /** The game runs with play money, also for signed-in players. */
  playMoney?: true;
  /**
   * Requests another launch URL of the game.
   * @throws GatewayError
   */
  requestUrl?(): Promise<string>;
}

/** A separate window for a game. */
export interface GameWindow {
  /** Opens the URL in the window, unless the browser blocked it or the player closed it. */
  show(address: string): 'shown' | 'blocked' | 'closed';
  close(): void;
}

/** A redirect to another site and back, for signing in. */
export interface OAuthRedirect {
  /** Address that the other site redirects to. */
  redirectUri: string;
  /** Redirects to `address`, and later back to `here`. Settles when Back restores this page from the cache. */
  begin(address: string, here: string): Promise<void>;
  /** Returns the response from the URL's fragment, once. The address was cleared before other code ran. */
  complete(): URLSearchParams | undefined;
}

/** An event for the operator. */
export interface Report {
  name: string;
  /** The thrown value; the shell removes personal data. */
  error?: unknown;
  /** Must not contain personal data. */
  detail?: unknown;
  /** Path of the page; the current one by default. */
  page?: string;
}

/** The core's dependencies on its environment. Site and kiosk implement it; the embed has none. */
export interface Platform {
  /** Survives the visit: local storage on the site, memory in the kiosk. */
  persistentStorage: KeyValue;
  /** Set on a personal device, which may show recent searches: the site. */
  ownDevice?: true;
  /** Ends with the tab. */
  sessionStorage: KeyValue;
  /** Storage for a remembered login; absent in the kiosk. */
  vault?: Vault;
  /** Returns the address of the page on screen. */
  here(): string;
  /** Opens an address of the site. */
  navigate(address: string, options?: { replace?: boolean }): void;
  /** Goes to the previous page of the site, or home; never to another site. */
  back(): void;
  /** Whether the player is returning to a scroll position of this page; absent: never. */
  returning?(): boolean;
  /** Opens the login over the page and then runs `act` (LG-11); absent if login is only a page. */
  signIn?(act: () => void): void;
  /** Opens the sign-in by phone; absent on the site. */
  phoneSignIn?: (() => void) | undefined;
  /** Reloads the page with its code; absent where that would end the visit. */
  reload?(): void;
  /** Opens an address outside the site. */
  open(address: string): void;
  /** Absent where the page is never left, as in the kiosk. */
  oauthRedirect?: OAuthRedirect;
  /**
   * Opens a provider's sign-in in a window, because providers forbid framing. Settles when a session has started.
   * @throws GatewayError when none started
   */
  signInWindow?(provider: string): Promise<void>;
  /** Shows a game over the page; settles when its dialog is open. */
  openGame(game: GameToOpen): void | Promise<void>;
  /**
   * Opens an empty window for a game. Browsers allow it only within a tap, before the launch URL arrives. Absent if
   * all games open over the page.
   */
  openGameWindow?(title: string): GameWindow;
  /** Whether a game may open windows and use the whole screen. */
  windows: boolean;
  /** Milliseconds since 1970. */
  now(): number;
  device: Device;
  /** Reports an error or measurement to the operator. */
  report(event: Report): void;
}

let current: Platform | undefined;

/** Sets the platform; site and kiosk call it once, before other code. */
export function providePlatform(platform: Platform): void {
  current = platform;
}

export function platform(): Platform {
  if (!current) throw new Error('No platform was provided');
  return current;
}
