import type { Query } from '../http/build-url.ts';
import { call } from '../http/client.ts';
import type { AnyEndpoint, Input, Reply } from '../http/endpoint.ts';
import { isServer } from './is-server.ts';

/** A read of one call as data, so that a server can fill it before the page is sent (`src/site/serve.tsx`). */
export interface GatewayRead<Value> {
  row: AnyEndpoint;
  query: Query;
  /** Converts the checked reply into the value. */
  select(reply: never): Value;
  /** @throws GatewayError */
  read(signal?: AbortSignal): Promise<Value>;
}

/** Returns the read of a call with a query. */
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
  const read: GatewayRead<unknown>['read'] = async (signal) =>
    select(await call(row, { query } as Input<E>, { signal }));
  // Only a server uses the parts of the read.
  return (isServer ? { row, query: query ?? {}, select, read } : { read }) as GatewayRead<unknown>;
}
