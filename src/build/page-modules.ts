import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { type RouteName, routes } from '../routes/routes.ts';

/** A page, as the routes and the table of pages name it. */
export interface PageModule {
  /** Paths that lead to it. */
  at: string[];
  /** The file its entry loads. */
  module: string;
  /** Texts it needs beyond the first ones. */
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
 * The pages of the table of pages. Which file an entry loads is learnt by having it loaded, where every import of the
 * table leads to a module that holds the address it was asked for.
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
