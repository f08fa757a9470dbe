import type { DraftKey } from '../lib/draft-keys.ts';
import { parseJson } from '../lib/json.ts';
import type { KeyValue } from '../lib/storage.ts';

/**
 * What outlives the page within its tab, so that back and reload lose nothing that was typed. It goes with the visitor:
 * the session forgets it when it begins or ends.
 */
export interface Draft<Name extends string> {
  storage: KeyValue;
  /** Name of the form in the storage. */
  key: DraftKey;
  /** The fields kept; never one that is a secret or works once. */
  fields: readonly Name[];
}

/** What was kept of the draft; what cannot be read is not there. */
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
