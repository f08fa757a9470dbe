import { atom, computed, type ReadableAtom } from 'nanostores';
import type { TextKey } from '../i18n/keys.ts';
import type { Values } from '../i18n/reader.ts';
import { fromJson } from '../lib/json.ts';
import { platform } from '../platform/platform.ts';

/** Messages for the value of a field, given all of them; none where it will do. */
export type FieldCheck<Name extends string> = (
  value: string,
  values: Readonly<Record<Name, string>>,
) => readonly TextKey[];

/** What is typed into a form, and what is wrong with it as far as it is time to say so. */
export interface Form<Name extends string = string> {
  $values: ReadableAtom<Readonly<Record<Name, string>>>;
  /** Messages to show by field: of those left with something in them, and of all once sending was tried. */
  $messages: ReadableAtom<Readonly<Partial<Record<Name, readonly TextKey[]>>>>;
  /** What the placeholders of the messages stand for. */
  bounds: Values;
  change(name: Name, value: string): void;
  /** Empties a field that is to be filled anew; nothing is said of it until it is left or sent. */
  clear(name: Name): void;
  /** The player went on to another field; an empty one is judged only where it is `needed` now. */
  blur(name: Name, needed?: boolean): void;
  /** Shows all messages. @returns the first failing field */
  validate(): Name | undefined;
  /** The gateway will not have a field's value: said under it until it is another. */
  setError(name: Name, message: TextKey): void;
  /** Judges anew what was judged, since something else than a value changed: a language, a rule. */
  revalidate(): void;
  /** Takes all messages away: the fields on screen are others now. */
  clearErrors(): void;
  reset(): void;
}

/** Some fields of a form, as a piece that shows just these takes them. */
export type FormPart<Name extends string> = Omit<
  Form<Name>,
  'validate' | 'setError' | 'revalidate' | 'clearErrors' | 'reset'
>;

/** What outlives the page within its tab, so that back and reload lose nothing that was typed. */
export interface Draft<Name extends string> {
  /** Name of the form in the storage of the tab. */
  key: string;
  /** The fields kept; never one that is a secret or works once. */
  fields: readonly Name[];
}

/** The fields are those of `checks`, in its order. */
export function createForm<Name extends string>(
  checks: Readonly<Record<Name, FieldCheck<Name>>>,
  bounds: Values = {},
  draft?: Draft<Name>,
): Form<Name> {
  const names = Object.keys(checks) as Name[];
  const empty = Object.fromEntries(names.map((name) => [name, ''])) as Record<Name, string>;
  const none: ReadonlySet<Name> = new Set();
  const $values = atom<Readonly<Record<Name, string>>>({ ...empty, ...readDraft(draft) });
  const $touched = atom(none);
  const $rejected = atom<{ name: Name; value: string; message: TextKey } | undefined>();

  const messagesOf = (name: Name, values: Readonly<Record<Name, string>>) =>
    checks[name](values[name], values);
  const $messages = computed([$values, $touched, $rejected], (values, judged, refused) => {
    const messages: Partial<Record<Name, readonly TextKey[]>> = {};
    for (const name of judged) messages[name] = messagesOf(name, values);
    if (refused && values[refused.name] === refused.value) {
      // Before all else, also of a field that was emptied for the next try.
      messages[refused.name] = [refused.message];
    }
    return messages;
  });

  const change = (name: Name, value: string) => {
    const values = { ...$values.get(), [name]: value };
    $values.set(values);
    if (draft?.fields.includes(name)) writeDraft(draft, values);
  };

  return {
    $values,
    $messages,
    bounds,
    change,
    clear(name) {
      const judged = new Set($touched.get());
      judged.delete(name);
      $touched.set(judged);
      change(name, '');
    },
    blur(name, needed = false) {
      if (needed || $values.get()[name]) $touched.set(new Set($touched.get()).add(name));
    },
    validate() {
      $rejected.set(undefined);
      $touched.set(new Set(names));
      return names.find((name) => messagesOf(name, $values.get()).length > 0);
    },
    setError(name, message) {
      $rejected.set({ name, value: $values.get()[name], message });
    },
    revalidate: () => $touched.set(new Set($touched.get())),
    clearErrors() {
      $touched.set(none);
      $rejected.set(undefined);
    },
    reset() {
      $values.set(empty);
      $touched.set(none);
      $rejected.set(undefined);
      if (draft) platform().sessionStorage.remove(draft.key);
    },
  };
}

function readDraft<Name extends string>(draft: Draft<Name> | undefined): Partial<Record<Name, string>> {
  const known = draft && fromJson(platform().sessionStorage.get(draft.key));
  if (!draft || typeof known !== 'object' || known === null) return {};
  const kept = draft.fields.flatMap((name) => {
    const value: unknown = (known as Record<string, unknown>)[name];
    return typeof value === 'string' ? [[name, value] as const] : [];
  });
  return Object.fromEntries(kept) as Partial<Record<Name, string>>;
}

function writeDraft<Name extends string>(
  { key, fields }: Draft<Name>,
  values: Readonly<Record<Name, string>>,
): void {
  platform().sessionStorage.set(
    key,
    JSON.stringify(Object.fromEntries(fields.map((name) => [name, values[name]]))),
  );
}
