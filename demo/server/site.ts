import { join } from 'node:path';
import type { Hono } from 'hono';
import { brand } from '../../src/edge/brand.ts';
import { createEdge } from '../../src/edge/edge.ts';
import { folderFiles } from '../../src/edge/node/folder-files.ts';
import { brandFiles } from '../app/brand-files.ts';
import type { Partners } from '../gateway/partners.ts';

export interface SiteFolders {
  /** Where the builds are: `site`, `kiosk` and `embed` in it. */
  dist: string;
  /** Where `site.json` and `kiosk.json` are. */
  configs: string;
  partners: Partners;
  /** Script that pages load while the demo is worked on; see reload.ts. */
  reloadScript?: string | undefined;
}

/** Serves the builds beside the gateway, as an operator does. */
export function mountSite(app: Hono, { dist, configs, partners, reloadScript }: SiteFolders): void {
  const build = (name: string) => folderFiles(join(dist, name));
  const own = brand(brandFiles(configs), { partners });
  const edge = createEdge({
    builds: { site: build('site'), kiosk: build('kiosk'), embed: build('embed') },
    brandOf: () => own,
    change: reloadScript ? withScript(reloadScript) : undefined,
  });
  app.route('/', edge);
}

function withScript(script: string): (html: string) => string {
  return (html) => html.replace('</body>', `<script src="${script}"></script></body>`);
}
