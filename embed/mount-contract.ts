import type { ChosenGame } from './chosen-game.ts';
import type { Site } from './runtime/operator-settings.ts';

/** Where the script came from and for whom. */
export interface Origin {
  /** The operator's origin, e.g. `https://play.example`. */
  site: string;
  /** Folder of the embed's files, with a slash at its end. */
  files: string;
  /** The code of a later file, which it exports as `mount`. Loaders of earlier versions have none. */
  load?(file: string): Promise<unknown>;
  /** Of a pinned loader: throws where a file is not as its version was made, before it is imported. */
  check?(file: string): Promise<void>;
  /** That of the loader. */
  version?: string;
  /** The partner's code; empty where the page gave none. */
  partner: string;
  /** Asks for one of these files, or takes the answer that is on its way. Loaders of version 0.0 have none. */
  ask?(file: string): Promise<Response>;
  /** The operator's settings, once a mount has read them. */
  settings?: Site;
}

/** What a page asks of a mount: its attributes as they are written, by their names in `dataset`. */
export interface Given {
  attributes: Readonly<Record<string, string | undefined>>;
  /** `lang` of the page. */
  pageLanguage: string;
}

/** A mount that is on the page. */
export interface Widget {
  update(given: Given): void;
  /** Ends its timers, listeners and requests and leaves the shadow root empty. */
  unmount(): void;
}

/**
 * What `mounts/<name>.tsx` exports as `mount`. Of an element that can hold no shadow root, such as a button, the root is
 * a fragment, and nowhere in the page.
 */
export type Mount = (host: HTMLElement, root: ShadowRoot, given: Given, origin: Origin) => Widget;

/**
 * The mount of the login, which also plays a game of any mount, or without one shows the favourites, since it has the
 * operator's frame. `address` is where the operator's site has it, for pages that cannot hold the frame.
 */
export type LoginMount = Mount & {
  play(host: HTMLElement, origin: Origin, game: ChosenGame | undefined, address: string): void;
};
