import { getStatus } from '../gateway/endpoints/system.ts';
import type { PageRenderer, PlannedRead } from '../lib/served-page.ts';
import { type RouteName, routes } from '../routes/routes.ts';

const { name, path } = getStatus;

/** The read of the status, with which every page begins. */
export const plannedStatus: PlannedRead = { name, path, search: '' };

/** Asks the server's build which reads each page begins with, in addition to the status. */
export async function plannedReads({
  plannedReads: of,
}: PageRenderer): Promise<ReadonlyMap<RouteName, PlannedRead[]>> {
  const reads = new Map<RouteName, PlannedRead[]>();
  for (const route of Object.keys(routes) as RouteName[]) {
    reads.set(
      route,
      (await of(routes[route][0])).filter((read) => read.name !== name),
    );
  }
  return reads;
}
