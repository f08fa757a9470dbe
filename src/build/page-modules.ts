import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { PlannedRead } from '../lib/served-page.ts';
import { type RouteName, routes } from '../routes/routes.ts';

export interface PageModule {
  /** Paths of its routes. */
  at: string[];
  /** Absolute path of the file that its entry imports. */
  module: string;
  /** Areas of texts in addition to the first ones. */
  areas: readonly string[];
  /** Reads that start before its code is loaded. */
  calls: PlannedRead[];
}

interface Entry {
  load(): Promise<{ default: unknown }>;
  areas?: readonly string[];
}

const table = new URL('../pages/entries.ts', import.meta.url).href;

/**
 * Returns all pages. To find the file that an entry imports, loads the table with a hook that replaces each imported module with
 * one that exports its URL.
 */
export async function pageModules(
  reads: ReadonlyMap<RouteName, readonly PlannedRead[]> = new Map(),
): Promise<PageModule[]> {
  const hooks = registerHooks({
    resolve(specifier, context, next) {
      if (context.parentURL !== table) return next(specifier, context);
      const address = JSON.stringify(new URL(specifier, table).href);
      const url = `data:text/javascript,export default ${encodeURIComponent(address)}`;
      return { url, shortCircuit: true };
    },
  });
  try {
    const { pages } = (await import(table)) as { pages: Readonly<Record<RouteName, Entry>> };
    const found = new Map<string, PageModule>();
    for (const route of Object.keys(pages) as RouteName[]) {
      const { load, areas = [] } = pages[route];
      const module = fileURLToPath(String((await load()).default));
      const page = found.get(module) ?? { at: [], module, areas, calls: [] };
      page.at.push(...routes[route]);
      // Routes with the same page begin with the same reads.
      if (!page.calls.length) page.calls.push(...(reads.get(route) ?? []));
      found.set(module, page);
    }
    return [...found.values()];
  } finally {
    hooks.deregister();
  }
}
