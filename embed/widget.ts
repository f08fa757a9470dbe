import type { Complain } from './attributes.ts';

/** Where the script came from and for whom. */
export interface Origin {
  /** The operator's origin, e.g. `https://play.example`. */
  site: string;
  /** Folder of the embed's files, with a slash at its end. */
  files: string;
  /** Integrity by file, where the script takes no other contents. */
  pins?: Readonly<Record<string, string>>;
  /** The code of a later file, which it exports as `mount`. Loaders of earlier versions have none. */
  load?(file: string): Promise<unknown>;
  /** The partner's code; empty where the page gave none. */
  partner: string;
  /** Tells the page's developer, once, of an attribute that cannot be used. */
  complain: Complain;
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

/** What `mounts/<name>.tsx` exports as `mount`. */
export type Mount = (host: HTMLElement, root: ShadowRoot, given: Given, origin: Origin) => Widget;
