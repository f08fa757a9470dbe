import { endpoints } from '../../src/gateway/endpoints/table.ts';
import type { AnyEndpoint } from '../../src/gateway/http/endpoint.ts';

/** The rows by path, so that what is written of them does not depend on who loads the table. */
export function sortedRows(): AnyEndpoint[] {
  const rows: AnyEndpoint[] = Object.values(endpoints);
  const place = ({ path, method }: AnyEndpoint) => `${path} ${method}`;
  return rows.sort((a, b) => (place(a) < place(b) ? -1 : 1));
}
