import * as v from 'valibot';
import { countDropped } from './dropped-entries.ts';

/** How a call uses the session: never sends it, sends it if there is one, requires it. */
export type SessionUse = 'none' | 'optional' | 'required';

type Schema = v.GenericSchema;

/** A row of the endpoint table, the single description of a call for client, demo gateway and documents. */
export interface Endpoint<
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Reply extends Schema = Schema,
> {
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** The specification's path, or one in its style. The site config can override it by name. */
  readonly path: string;
  readonly summary: string;
  readonly query?: Query;
  /** Sent as JSON, or as a JWE if `sealed` is set. */
  readonly body?: Body;
  /** The `value` of a successful envelope. */
  readonly reply: Reply;
  /** Sends the body form-encoded instead of as JSON. */
  readonly form?: true;
  /** Whitelabel flag that the call requires. */
  readonly flag?: string;
  /** Module id of the operator's permission system, e.g. `COMM3`. */
  readonly module: string;
  readonly session: SessionUse;
  /** Seconds for which a response may be cached; never if absent. */
  readonly cacheSeconds?: number;
  /** A gateway may lack the call: its flag is off then, and pages are shown without it. */
  readonly optional?: true;
  /** Sends the body as a compact JWE under the gateway's public key. */
  readonly sealed?: true;
  /**
   * Allows registered partners' pages to make the call across origins, without a session. On the operator's own
   * pages `session` applies.
   */
  readonly open?: true;
}

// biome-ignore lint/suspicious/noExplicitAny: the widest row, used only where rows are handled as data
export type AnyEndpoint = Endpoint<any, any, any>;

type Sent<S> = S extends Schema ? v.InferInput<S> : never;

type WithQuery<Query> = Partial<Query> extends Query ? { query?: Query } : { query: Query };

/** Arguments of a call: `query` and `body` exactly if the row has them. A query without required parameters can be left out. */
export type Input<E extends AnyEndpoint> = (E extends { query: infer Q extends Schema }
  ? WithQuery<Sent<Q>>
  : { query?: undefined }) &
  (E extends { body: infer B extends Schema } ? { body: Sent<B> } : { body?: undefined });

export type Reply<E extends AnyEndpoint> = v.InferOutput<E['reply']>;

/**
 * Declares a row with its exact type. Has no side effects, so that a bundle drops unused rows.
 * @__NO_SIDE_EFFECTS__
 */
export function endpoint<const E extends AnyEndpoint>(row: E): E {
  return row;
}

/** Maximum number of entries of a list in a response; the rest is dropped. A page has at most 999 entries. */
export const MAX_LIST_ENTRIES = 1_000;

type TolerantList<Item extends Schema> = v.GenericSchema<unknown[], v.InferOutput<Item>[]> & { item: Item };

/**
 * Validates a list and drops invalid entries and those beyond `most`. A non-empty list without any valid entry is an
 * error, because the whole response has another shape then.
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
 * Validates a field and replaces null or a missing value by `missing`.
 * @__NO_SIDE_EFFECTS__
 */
export function withDefault<S extends Schema, const D extends v.InferOutput<S>>(schema: S, missing: D) {
  return v.nullish(schema, missing as never);
}
