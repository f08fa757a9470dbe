import type { Context } from 'hono';
import type { BrandFindings } from '../gateway/visit-figures.ts';
import type { PageRenderer } from '../lib/served-page.ts';
import type { BrandOf } from './brand.ts';
import type { Compress } from './compressed.ts';
import type { Files } from './files.ts';
import type { ReportSink } from './reports/report-sink.ts';

export interface EdgeOptions {
  /** The builds; a file of them may be missing. */
  builds: Readonly<Record<'site' | 'kiosk' | 'embed', Files>> & { readonly operators?: Files };
  brandOf: BrandOf;
  /** Receives reports of pages and browsers; without it they are not collected. */
  reports?: ReportSink | undefined;
  /** Returns the findings of the brands' settings, for the operators' page. */
  findings?: (() => Promise<BrandFindings[]>) | undefined;
  /** Called for a request whose response is the same for every client with the same headers, before the response is sent. */
  sameForAll?: ((c: Context) => void) | undefined;
  /** Compresses pages that are rendered for a request. */
  compress?: Compress | undefined;
  /** Counts a page that has to be rendered for a client; returns false above the limit. */
  mayRender?: ((c: Context) => boolean) | undefined;
  /** Loads the site's server build; without it browsers render the pages. */
  renderer?: (() => Promise<PageRenderer | undefined>) | undefined;
  /** Receives the error when a page cannot be rendered. */
  onProblem?: ((error: unknown) => void) | undefined;
  /** Returns milliseconds of a monotonic clock. */
  clock?: (() => number) | undefined;
}
