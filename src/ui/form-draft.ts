import { parseJson } from '../lib/json.ts';
import type { KeyValue } from '../lib/storage.ts';

/**
 * Keeps a form's values in the tab's storage, so that Back and reload restore them. The end of a session deletes it.
 */
export interface Draft<Name extends string> {
  storage: KeyValue;
  /** Key in the storage. */
  key: string;
  /** The stored fields; never secrets or one-time codes. */
  fields: readonly Name[];
}

/** Returns the stored values; none if they are unreadable. */
export function readDraft<Name extends string>({
  storage,
  key,
  fields,
}: Draft<Name>): Partial<Readonly<Record<Name, string>>> {
  const known = parseJson(storage.get(key));
  if (typeof known !== 'object' || known === null) return {};
  const kept = fields.flatMap((name) => {
    const value: unknown = (known as Record<string, unknown>)[name];
    return typeof value === 'string' ? [[name, value] as const] : [];
  });
  return Object.fromEntries(kept) as Partial<Readonly<Record<Name, string>>>;
}

export function writeDraft<Name extends string>(
  { storage, key, fields }: Draft<Name>,
  values: Readonly<Record<Name, string>>,
): void {
  storage.set(key, JSON.stringify(Object.fromEntries(fields.map((name) => [name, values[name]]))));
}
