import { endpoints } from '../endpoints/table.ts';
import type { AnyEndpoint } from './endpoint.ts';

/** Fewest seconds of `cacheSeconds` for which caching helps a returning visitor. */
const LASTING = 30;

/** Paths of the reads that are the same for all visitors and worth caching. */
export const publicPaths: readonly string[] = (Object.values(endpoints) as AnyEndpoint[])
  .filter(
    ({ method, session, cacheSeconds = 0 }) =>
      method === 'GET' && session !== 'required' && cacheSeconds >= LASTING,
  )
  .map(({ path }) => path);
