import type { Query } from '../http/build-url.ts';
import { call } from '../http/client.ts';
import type { AnyEndpoint, Input, Reply } from '../http/endpoint.ts';

/** A read of one call. What it requests is known ahead, so that a server can answer it for the page (`src/site/serve.tsx`). */
export interface GatewayRead<Value> {
  row: AnyEndpoint;
  query: Query;
  /** Makes the value of the checked reply. */
  select(reply: never): Value;
  /** @throws GatewayError */
  read(signal?: AbortSignal): Promise<Value>;
}

/** A read whose value is made of that of another one. */
export function mapRead<From, To>(of: GatewayRead<From>, map: (value: From) => To): GatewayRead<To> {
  return {
    ...of,
    select: (reply) => map(of.select(reply)),
    read: async (signal) => map(await of.read(signal)),
  };
}

/** A read of a call by its query. */
export function gatewayRead<const E extends AnyEndpoint>(
  row: E,
  query: Input<E>['query'],
): GatewayRead<Reply<E>>;
export function gatewayRead<const E extends AnyEndpoint, Value>(
  row: E,
  query: Input<E>['query'],
  select: (reply: Reply<E>) => Value,
): GatewayRead<Value>;
export function gatewayRead<const E extends AnyEndpoint>(
  row: E,
  query: Input<E>['query'],
  select = (reply: Reply<E>): unknown => reply,
): GatewayRead<unknown> {
  return {
    row,
    query: query ?? {},
    select,
    read: async (signal) => select(await call(row, { query } as Input<E>, { signal })),
  };
}
