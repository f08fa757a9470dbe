import type { GenericSchema, InferInput, InferOutput } from 'valibot';
import type { EndpointName, Endpoints } from '../../src/gateway/endpoints/table.ts';
import type { Endpoint } from '../../src/gateway/http/endpoint.ts';
import type { Gateway } from './gateway-state.ts';
import type { Caller } from './partners.ts';
import type { Session } from './sessions.ts';

// biome-ignore lint/suspicious/noExplicitAny: a handler fits a row of any schemas
type Row = Endpoint<any, any, any>;

type SessionFor<Use> = Use extends 'required'
  ? Session
  : Use extends 'optional'
    ? Session | undefined
    : undefined;

/** A validated call with its session. */
export interface Call<E extends Row> {
  gateway: Gateway;
  query: E extends { query: infer Q extends GenericSchema } ? InferOutput<Q> : undefined;
  body: E extends { body: infer B extends GenericSchema } ? InferOutput<B> : undefined;
  session: SessionFor<E['session']>;
  /** Origin of URLs in the response. */
  base: string;
  /** Key of rate limits: the caller's address, or its IPv6 network. */
  address: string;
  /** The caller's exact address, which only the caller may see. */
  ownAddress: string;
  /** Adds a header to the response. */
  header(name: string, value: string): void;
  device: string;
  program: string;
  /** The page that makes a public call. */
  caller: Caller;
}

/** Returns the `value` of the envelope, or throws a Refusal. */
export type Handler<E extends Row> = (
  call: Call<E>,
) => InferInput<E['reply']> | Promise<InferInput<E['reply']>>;

/** One handler per row: a missing one does not compile. */
export type Handlers = { readonly [Name in EndpointName]: Handler<Endpoints[Name]> };
