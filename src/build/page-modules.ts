import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { PlannedRead } from '../lib/served-page.ts';
import { type RouteName, routes } from '../routes/routes.ts';

export interface PageModule {
  /** Paths of its routes, or the name of a part that is no page. */
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

const pagesTable = new URL('../pages/entries.ts', import.meta.url).href;
const panelsTable = new URL('../shell/drawers/panel-entries.ts', import.meta.url).href;

interface ListedEntry {
  name: string;
  module: string;
  areas: readonly string[];
}

/**
 * Returns the entries of a table. To find the file that an entry imports, loads the table with a hook that replaces each imported
 * module with one that exports its URL.
 */
async function entriesIn(table: string, exported: string): Promise<ListedEntry[]> {
  const hooks = registerHooks({
    resolve(specifier, context, next) {
      if (context.parentURL !== table) return next(specifier, context);
      const address = JSON.stringify(new URL(specifier, table).href);
      const url = `data:text/javascript,export default ${encodeURIComponent(address)}`;
      return { url, shortCircuit: true };
    },
  });
  try {
    const { [exported]: entries } = (await import(table)) as Record<string, Readonly<Record<string, Entry>>>;
    const listed: ListedEntry[] = [];
    for (const [name, { load, areas = [] }] of Object.entries(entries!)) {
      listed.push({ name, module: fileURLToPath(String((await load()).default)), areas });
    }
    return listed;
  } finally {
    hooks.deregister();
  }
}

/** Returns all pages. */
export async function pageModules(
  reads: ReadonlyMap<RouteName, readonly PlannedRead[]> = new Map(),
): Promise<PageModule[]> {
  const found = new Map<string, PageModule>();
  for (const { name, module, areas } of await entriesIn(pagesTable, 'pages')) {
    const page = found.get(module) ?? { at: [], module, areas, calls: [] };
    page.at.push(...routes[name as RouteName]);
    // Routes with the same page begin with the same reads.
    if (!page.calls.length) page.calls.push(...(reads.get(name as RouteName) ?? []));
    found.set(module, page);
  }
  return [...found.values()];
}

/** Returns the panels over the page, by their names. */
export async function panelModules(): Promise<PageModule[]> {
  const panels = await entriesIn(panelsTable, 'panels');
  return panels.map(({ name, module, areas }) => ({ at: [name], module, areas, calls: [] }));
}
