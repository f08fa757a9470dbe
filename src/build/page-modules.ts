import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { type RouteName, routes } from '../routes/routes.ts';

export interface PageModule {
  /** Paths of its routes. */
  at: string[];
  /** Absolute path of the file that its entry imports. */
  module: string;
  /** Areas of texts in addition to the first ones. */
  areas: readonly string[];
  /** Calls that are started before its code is there, by their places in the table. */
  calls: number[];
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
export async function pageModules(callsOn: (route: RouteName) => number[] = () => []): Promise<PageModule[]> {
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
      page.calls.push(...callsOn(route));
      found.set(module, page);
    }
    return [...found.values()];
  } finally {
    hooks.deregister();
  }
}
