/** A read of a rendered page. */
export interface ServedRead {
  name: string;
  /** Path and query, as the site's client requests them. */
  address: string;
  /** Whose response it is: everyone's, that of browsers (not installed apps), or that of visitors in browsers. */
  audience: Audience;
}

export type Audience = 'everyone' | 'browser' | 'guest';

/** A response in the front server's memory. */
export interface ServedResponse {
  text: string;
  /** Milliseconds since it was requested. */
  age: number;
}

/** The inputs of a rendered page. */
export interface PageRequest {
  /** Text of the brand's `site.json`. */
  config: string;
  /** Of the page, such as `https://play.example`. */
  origin: string;
  path: string;
  language: string;
  /** The texts of the areas that {@link PageRenderer.areasOf} names. */
  messages: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Number from 0 to 1 that chooses the image host. */
  draw: number;
  /** Milliseconds since 1970. */
  now: number;
  /** Returns the response of a read, if there is one. Called for each read of the page, the most important first. */
  responseTo(read: ServedRead): ServedResponse | undefined;
}

/** The value of a store, by its key, with its age in milliseconds. */
export type ServedValue = [key: string, value: unknown, age: number, audience: Audience];

export interface RenderedPage {
  /** HTML inside of the root element; empty if visitors wait for the code. */
  html: string;
  /** Text of the title; language and direction of the document. */
  title: string;
  lang: string;
  direction: 'ltr' | 'rtl';
  values: ServedValue[];
  /** Rendered modules by path from the project's root; the page needs their scripts and stylesheets. */
  modules: string[];
}

/** A read that the inline script starts if no server rendered the page; `*name*` is replaced by the visit's value. */
export interface PlannedRead {
  name: string;
  path: string;
  /** Query, question mark included. */
  search: string;
  /** Requested without credentials. */
  open?: true;
  /** Requested without the device's header. */
  noDevice?: true;
  /** For visitors without a session only. */
  guest?: true;
}

/** The site's server build, `dist/server/serve.mjs`. */
export interface PageRenderer {
  /** Returns the areas of texts that a page needs in addition to the first ones; undefined for a path that is not rendered. */
  areasOf(path: string): readonly string[] | undefined;
  /** Returns whether a query changes the content of a page. */
  isShapedBy(path: string, search: string): boolean;
  render(request: PageRequest): Promise<RenderedPage>;
  /** Returns the first reads of a path's page; none for a path that is not rendered. */
  plannedReads(path: string): Promise<PlannedRead[]>;
}
