import { getStatus } from '../gateway/endpoints/system.ts';
import type { PageRenderer, PlannedRead } from '../lib/served-page.ts';
import { type RouteName, routes } from '../routes/routes.ts';

/** The reads that the inline script of a page starts, the status first of all. */
export interface PlannedReads {
  table: PlannedRead[];
  /** Places in the table of what a page begins with, beyond the status. */
  on(route: RouteName): number[];
}

const { name, path } = getStatus;
const status: PlannedRead = { name, path, search: '' };

/** Asks the server's build which reads each page begins with. */
export async function plannedReads({ plannedReads: of }: PageRenderer): Promise<PlannedReads> {
  const table = [status];
  const places = new Map<RouteName, number[]>();
  for (const route of Object.keys(routes) as RouteName[]) {
    const reads = (await of(routes[route][0])).filter((read) => read.name !== status.name);
    const own = reads.map((read) => {
      const text = JSON.stringify(read);
      const place = table.findIndex((known) => JSON.stringify(known) === text);
      return place < 0 ? table.push(read) - 1 : place;
    });
    places.set(route, own);
  }
  return { table, on: (route) => places.get(route) ?? [] };
}
