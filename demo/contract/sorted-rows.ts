import { endpoints } from '../../src/gateway/endpoints/table.ts';
import type { AnyEndpoint } from '../../src/gateway/http/endpoint.ts';

/** Returns the calls sorted by path, independent of the order of imports. */
export function sortedRows(): AnyEndpoint[] {
  const rows: AnyEndpoint[] = Object.values(endpoints);
  const place = ({ path, method }: AnyEndpoint) => `${path} ${method}`;
  return rows.sort((a, b) => (place(a) < place(b) ? -1 : 1));
}
