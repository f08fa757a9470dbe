/** The site's server build, which `npm run build` writes; wrangler bundles it with the Worker. */
declare module '*/dist/server/serve.mjs' {
  import type { PageRenderer } from '../../lib/served-page.ts';

  export const { areasOf, isShapedBy, plannedReads, render }: PageRenderer;
}
