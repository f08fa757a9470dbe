/** Where the gateway is, and which paths differ from the endpoint table. */
export interface GatewayLocation {
  /** Origin, or origin and path prefix; empty for the page's own origin. */
  base: string;
  /** Paths by endpoint name. */
  paths?: Readonly<Record<string, string>>;
  /** Code of the partner whose page makes the call. */
  partner?: string;
}

export type Query = Readonly<Record<string, string | number | boolean | undefined>>;

/** Returns the URL of an endpoint; empty and undefined parameters are omitted. */
export function buildUrl(
  { base, paths, partner }: GatewayLocation,
  { name, path }: { name: string; path: string },
  query: Query = {},
): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries({ ...query, partner })) {
    if (value !== undefined && value !== '') search.set(key, String(value));
  }
  const tail = search.toString();
  return base + (paths?.[name] ?? path) + (tail && `?${tail}`);
}
