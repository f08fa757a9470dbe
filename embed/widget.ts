import type { MountName, Options } from './mounts.ts';

/** Where the script came from and for whom. */
export interface Origin {
  /** The operator's origin, e.g. `https://play.example`. */
  site: string;
  /** Folder of the embed's files, with a slash at its end. */
  files: string;
  /** The partner's code; empty where the page gave none. */
  partner: string;
}

/** A mount that is on the page. */
export interface Widget<Given> {
  update(options: Given): void;
  /** Ends its timers, listeners and requests and leaves the shadow root empty. */
  unmount(): void;
}

/** What `mounts/<name>.tsx` exports as `mount`. */
export type Mount<Name extends MountName> = (
  host: HTMLElement,
  root: ShadowRoot,
  options: Options<Name>,
  origin: Origin,
) => Widget<Options<Name>>;
