/** A read whose response a page is rendered with. */
export interface ServedRead {
  name: string;
  /** Path and query, as the site's client requests them. */
  address: string;
  /** For whom the response is right: everybody, browsers only (not installed apps), visitors without a session in them. */
  audience: Audience;
}

export type Audience = 'everyone' | 'browser' | 'guest';

/** A response that the front server has. */
export interface ServedResponse {
  text: string;
  /** Milliseconds since it was requested. */
  age: number;
}

/** What a page is rendered of. */
export interface PageRequest {
  /** Text of the brand's `site.json`. */
  config: string;
  /** Of the page, such as `https://play.example`. */
  origin: string;
  path: string;
  language: string;
  /** The texts of the areas that {@link PageRenderer.areasOf} names. */
  messages: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** From 0 up to 1: which host images come from. */
  draw: number;
  /** Milliseconds since 1970. */
  now: number;
  /** Returns a response where there is one. Called for every read of the page, the most important first. */
  responseTo(read: ServedRead): ServedResponse | undefined;
}

/** The value of a store, by its key, with its age in milliseconds. */
export type ServedValue = [key: string, value: unknown, age: number, audience: Audience];

export interface RenderedPage {
  /** HTML inside of the root element; empty if visitors wait for the code. */
  html: string;
  /** What the document's title says, and the language and direction of the document. */
  title: string;
  lang: string;
  direction: 'ltr' | 'rtl';
  values: ServedValue[];
  /** Modules that were rendered, named from the project's root: their sheets and scripts are needed. */
  modules: string[];
}

/** A read that the page's inline script starts where no server rendered the page, with `*name*` for what only a visit knows. */
export interface PlannedRead {
  name: string;
  path: string;
  /** Query, question mark included. */
  search: string;
  /** Requested without credentials. */
  open?: true;
  /** Requested without the device's header. */
  noDevice?: true;
  /** Right for visitors without a session alone. */
  guest?: true;
}

/** The site's server build, `dist/server/serve.mjs`. */
export interface PageRenderer {
  /** Areas of texts beyond the first ones that a page needs; nothing where the path leads to no page that is rendered. */
  areasOf(path: string): readonly string[] | undefined;
  /** Whether a query changes what a page shows, so that the page of the plain path does not fit. */
  isShapedBy(path: string, search: string): boolean;
  render(request: PageRequest): Promise<RenderedPage>;
  /** The reads that the page of a path begins with; none of a path that is not rendered. */
  plannedReads(path: string): Promise<PlannedRead[]>;
}
