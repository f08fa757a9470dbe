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

/** A call as a handler gets it: checked against its row, session looked up. */
export interface Call<E extends Row> {
  gateway: Gateway;
  query: E extends { query: infer Q extends GenericSchema } ? InferOutput<Q> : undefined;
  body: E extends { body: infer B extends GenericSchema } ? InferOutput<B> : undefined;
  session: SessionFor<E['session']>;
  /** Origin that addresses in the reply begin with. */
  base: string;
  /** Where the call comes from, as limits count it: the caller's address, of IPv6 its network. */
  address: string;
  /** The caller's own address, to be told the caller. */
  ownAddress: string;
  /** Adds a header to the reply. */
  header(name: string, value: string): void;
  /** The Device header. */
  device: string;
  /** The User-Agent header. */
  program: string;
  /** Whose page makes an open call. */
  caller: Caller;
}

/** Answers one row: the `value` of the envelope, or a thrown Refusal. */
export type Handler<E extends Row> = (
  call: Call<E>,
) => InferInput<E['reply']> | Promise<InferInput<E['reply']>>;

/** One handler per row of the table: a missing one does not compile. */
export type Handlers = { readonly [Name in EndpointName]: Handler<Endpoints[Name]> };
