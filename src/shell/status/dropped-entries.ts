import * as v from 'valibot';
import { MAX_LIST_ENTRIES } from '../../gateway/http/endpoint.ts';
import { invalidFields } from '../../gateway/http/invalid-fields.ts';
import { platform } from '../../platform/platform.ts';

/** Entries that a list lost, because they were invalid or too many. */
interface Dropped {
  /** Path of the list, e.g. `value.vo`. */
  list: string;
  count: number;
  /** Entries before. */
  of: number;
  /** Invalid fields of the entries; none if they were too many. */
  fields: readonly string[];
}

/** Parts of a schema that may contain lists. */
interface Inside {
  pipe?: readonly [Schema, ...unknown[]];
  wrapped?: Schema;
  entries?: Readonly<Record<string, Schema>>;
  /** Schema of a tolerant list's entries (`listOf`). */
  item?: Schema;
  /** Schema of a record's values. */
  value?: Schema;
}

type Schema = v.GenericSchema & Inside;

const reported = new Set<string>();

/** Reports once per call which lists dropped entries, without their content. */
export function reportDropped(call: string, reply: Schema, value: unknown): void {
  if (reported.has(call)) return;
  reported.add(call);
  const lists = merged(listsIn(reply, value));
  if (lists.length) platform().report({ name: 'dropped', detail: { call, lists } });
}

/** Adds up nested lists, which share one path. */
function merged(lists: readonly Dropped[]): Dropped[] {
  const byList = new Map<string, Dropped>();
  for (const { list, count, of, fields } of lists) {
    const known = byList.get(list) ?? { list, count: 0, of: 0, fields: [] };
    const all = [...new Set([...known.fields, ...fields])];
    byList.set(list, { list, count: known.count + count, of: known.of + of, fields: all });
  }
  return [...byList.values()].filter(({ count }) => count);
}

/** Returns the lists in a value, with the entries that validation drops. */
function listsIn(schema: Schema, value: unknown, path = 'value'): Dropped[] {
  const { pipe, wrapped, entries, item } = schema;
  if (item && Array.isArray(value)) return ofList(item, value, path);
  const inner = wrapped ?? pipe?.[0];
  if (inner && inner !== schema) return listsIn(inner, value, path);
  if (typeof value !== 'object' || !value) return [];
  return Object.entries(value).flatMap(([name, each]) => {
    const within = entries ? entries[name] : schema.value;
    return within ? listsIn(within, each, `${path}.${entries ? name : '*'}`) : [];
  });
}

function ofList(item: Schema, list: readonly unknown[], path: string): Dropped[] {
  const kept = list.slice(0, MAX_LIST_ENTRIES);
  const results = kept.map((entry) => v.safeParse(item, entry));
  const wrong = results.filter(({ success }) => !success);
  const fields = invalidFields(wrong.flatMap(({ issues }) => issues ?? []));
  const inner = kept.flatMap((entry) => listsIn(item, entry, `${path}[]`));
  return [{ list: path, count: wrong.length + list.length - kept.length, of: list.length, fields }, ...inner];
}
