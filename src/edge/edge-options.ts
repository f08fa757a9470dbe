import type { Context } from 'hono';
import type { PageRenderer } from '../lib/served-page.ts';
import type { BrandOf } from './brand.ts';
import type { Compress } from './compressed.ts';
import type { Files } from './files.ts';
import type { ReportSink } from './reports/report-sink.ts';

export interface EdgeOptions {
  /** The builds; a file of them may be missing. */
  builds: Readonly<Record<'site' | 'kiosk' | 'embed', Files>> & { readonly operators?: Files };
  brandOf: BrandOf;
  /** Where reports of pages and browsers arrive; nowhere unless given. */
  reports?: ReportSink | undefined;
  /** Changes the HTML of each page: the development server adds a script that reloads it. */
  change?: ((html: string) => string) | undefined;
  /** Told, before its end, of a request whose answer all get who ask in the same words within a moment. */
  sameForAll?: ((c: Context) => void) | undefined;
  /** How pages are compressed that are made for a request. */
  compress?: Compress | undefined;
  /** Counts a page that has to be made for a caller; false once those are too many. */
  mayRender?: ((c: Context) => boolean) | undefined;
  /** The site's server build, which renders pages; without it browsers do all of it. */
  renderer?: (() => Promise<PageRenderer | undefined>) | undefined;
  /** Receives the error when a page cannot be rendered. */
  onProblem?: ((error: unknown) => void) | undefined;
  /** Milliseconds, of a clock that does not go back. */
  clock?: (() => number) | undefined;
}
