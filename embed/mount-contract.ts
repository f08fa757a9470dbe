import type { OperatorSettings } from './runtime/operator-settings.ts';

/** The loader's data for mounts. Loader and mounts may be of different versions: do not rename fields. */
export interface Origin {
  /** The operator's origin, e.g. `https://play.example`. */
  site: string;
  /** Base URL of the embed's files, with a trailing slash. */
  files: string;
  /** Returns the `mount` export of a module. Missing in loaders of earlier versions. */
  load?(file: string): Promise<unknown>;
  /** Rejects if a file differs from this version's. Only in pinned loaders. */
  check?(file: string): Promise<void>;
  /** Version of the loader. */
  version?: string;
  /** The partner's code; empty if the page has none. */
  partner: string;
  /** Fetches a file of the embed, prefetched if possible. Missing in loaders of version 0.0. */
  ask?(file: string): Promise<Response>;
  /** The operator's settings, once a mount has read them. */
  settings?: OperatorSettings;
}

/** A game that a visitor chose in a mount. */
export interface ChosenGame {
  gameId: string;
  nodeId: string;
  gameName: string;
  gameType: string;
  vassalage: string;
}

/** The attributes of a mount, unparsed, by their names in `dataset`. */
export interface MountInput {
  attributes: Readonly<Record<string, string | undefined>>;
  /** `lang` of the page. */
  pageLanguage: string;
}

export interface MountedWidget {
  update(given: MountInput): void;
  /** Ends timers, listeners and requests and empties the shadow root. */
  unmount(): void;
}

/**
 * Export `mount` of `mounts/<name>`. For elements that cannot have a shadow root, such as `<button>`, `root` is a
 * detached fragment.
 */
export type Mount = (host: HTMLElement, root: ShadowRoot, given: MountInput, origin: Origin) => MountedWidget;

/**
 * The login owns the operator dialog: it also opens games, or the favourites without `game`. `address` is the
 * equivalent page on the operator's site, for pages that cannot embed the frame.
 */
export type LoginMount = Mount & {
  play(host: HTMLElement, origin: Origin, game: ChosenGame | undefined, address: string): void;
};
