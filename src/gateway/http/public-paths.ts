import { endpoints } from '../endpoints/table.ts';
import type { AnyEndpoint } from './endpoint.ts';

/** Seconds from which on an answer is of use to somebody who comes back. */
const LASTING = 30;

/** Paths of the reads that are the same for everybody, and of use for some time. */
export const publicPaths: readonly string[] = (Object.values(endpoints) as AnyEndpoint[])
  .filter(
    ({ method, session, cacheSeconds = 0 }) =>
      method === 'GET' && session !== 'required' && cacheSeconds >= LASTING,
  )
  .map(({ path }) => path);
