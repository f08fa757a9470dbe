import type * as v from 'valibot';
import type { EndpointName, endpoints } from '../../../gateway/endpoints/table.ts';
import type { Query } from '../../../gateway/http/build-url.ts';
import type { AnyEndpoint, Endpoint } from '../../../gateway/http/endpoint.ts';

type Sent<S> = S extends v.GenericSchema ? v.InferOutput<S> : undefined;

/** A validated call of the contract. */
export interface ContractCall<E extends AnyEndpoint> {
  query: Sent<E['query']>;
  body: Sent<E['body']>;
}

/** Describes one call of the back end. Absent fields are those of the contract. */
export interface CallAdapter<E extends AnyEndpoint> {
  method?: Endpoint['method'];
  path?: string;
  query?(call: ContractCall<E>): Query;
  /** Returns the body, which is sent as JSON. */
  body?(call: ContractCall<E>): unknown;
  /** Converts the result of a success into the contract's value. */
  // biome-ignore lint/suspicious/noExplicitAny: the back end's own shape
  value?(result: any, call: ContractCall<E>): v.InferInput<E['reply']>;
}

/** The reply of the back end: a result, or the code of its refusal. */
export type Outcome = { result: unknown } | { refusal: string; value?: unknown };

/** How a back end differs from the contract (docs/operators/gateway.md). */
export interface Adapter {
  calls: { readonly [Name in EndpointName]?: CallAdapter<(typeof endpoints)[Name]> };
  /** Converts calls that `calls` does not name; without it they are refused as unknown. */
  otherwise?: ((row: AnyEndpoint) => CallAdapter<AnyEndpoint>) | undefined;
  /** Adds the token of a session to a request, in a header or in the query. */
  sendToken(token: string, request: { headers: Headers; url: URL }): void;
  /** Reads the back end's envelope. */
  outcome(answer: { status: number; body: unknown }): Outcome;
  /** Returns the contract's code of a refusal. */
  code(refusal: string): string;
}

/** Declares an adapter with its types, as the default export of a module. */
export const defineAdapter = (adapter: Adapter): Adapter => adapter;
