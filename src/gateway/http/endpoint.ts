import * as v from 'valibot';
import { countDropped } from './dropped-entries.ts';

/** How a call treats the session: never sent, sent when there is one, refused without one. */
export type SessionUse = 'none' | 'optional' | 'required';

type Schema = v.GenericSchema;

/** One row of the gateway table: everything the client, the demo gateway and the documents know of a call. */
export interface Endpoint<
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Reply extends Schema = Schema,
> {
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** As the specification writes it, or chosen in its style; the site config can override it by name. */
  readonly path: string;
  readonly summary: string;
  /** Sent as the query string. */
  readonly query?: Query;
  /** Sent as JSON, or sealed when `sealed` is set. */
  readonly body?: Body;
  /** The `value` of a successful envelope. */
  readonly reply: Reply;
  /** The body travels form-encoded instead (A7). */
  readonly form?: true;
  /** Whitelabel flag without which the call is refused. */
  readonly flag?: string;
  /** Module id of the operator's permission system, e.g. `COMM3`. */
  readonly module: string;
  readonly session: SessionUse;
  /** Seconds a reply may be reused; absent: never. */
  readonly cacheSeconds?: number;
  /** The body travels as a compact JWE under the gateway's public key (A7). */
  readonly sealed?: true;
  /**
   * A registered partner's page may make it across origins, without a session; on the operator's own pages a session is
   * sent where the row has a use for one.
   */
  readonly open?: true;
}

// biome-ignore lint/suspicious/noExplicitAny: the widest row, used only where rows are handled as data
export type AnyEndpoint = Endpoint<any, any, any>;

type Sent<S> = S extends Schema ? v.InferInput<S> : never;

/** What a caller hands over: `query` and `body` exactly where the row has them. */
export type Input<E extends AnyEndpoint> = (E extends { query: infer Q extends Schema }
  ? { query: Sent<Q> }
  : { query?: undefined }) &
  (E extends { body: infer B extends Schema } ? { body: Sent<B> } : { body?: undefined });

/** What a caller gets back. */
export type Reply<E extends AnyEndpoint> = v.InferOutput<E['reply']>;

/**
 * Declares a row and keeps its exact type. Free of side effects, so that a bundle drops the rows it does not use.
 * @__NO_SIDE_EFFECTS__
 */
export function endpoint<const E extends AnyEndpoint>(row: E): E {
  return row;
}

/**
 * Entries that a list of an answer may have; what a gateway sends beyond them is dropped. Pages may be asked for with
 * up to 999, and nobody reads through more of a list without pages.
 */
export const MAX_LIST_ENTRIES = 1_000;

type TolerantList<Item extends Schema> = v.GenericSchema<unknown[], v.InferOutput<Item>[]> & { item: Item };

/**
 * A list that survives bad entries and far too many of them: entries of a wrong shape, and those beyond
 * {@link MAX_LIST_ENTRIES} or `most`, are dropped. A list of which nothing is left although something was sent is refused, since then
 * the reply as a whole has another shape.
 * @__NO_SIDE_EFFECTS__
 */
export function listOf<Item extends Schema>(item: Item, most = MAX_LIST_ENTRIES): TolerantList<Item> {
  const schema = v.pipe(
    v.array(v.unknown()),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const kept: v.InferOutput<Item>[] = [];
      let path: v.BaseIssue<unknown>['path'];
      countDropped(Math.max(0, dataset.value.length - most));
      for (const entry of dataset.value.slice(0, most)) {
        const result = v.safeParse(item, entry);
        if (result.success) kept.push(result.output);
        else {
          countDropped();
          path = result.issues[0].path;
        }
      }
      if (!kept.length && dataset.value.length) {
        addIssue({ message: 'No entry fits', ...(path && { path }) });
        return NEVER;
      }
      return kept;
    }),
  );
  return Object.assign(schema, { item });
}

/**
 * A field that other gateways leave out or send as null: read as the given value then.
 * @__NO_SIDE_EFFECTS__
 */
export function withDefault<S extends Schema, const D extends v.InferOutput<S>>(schema: S, missing: D) {
  return v.nullish(schema, missing as never);
}
