import { atom, computed, type ReadableAtom } from 'nanostores';
import type { TextKey } from '../i18n/keys.ts';
import type { Values } from '../i18n/reader.ts';

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
  /** The player went on to another field. */
  leave(name: Name): void;
  /** Shows all messages. @returns the first failing field */
  check(): Name | undefined;
  reset(): void;
}

/** The fields are those of `checks`, in its order. */
export function createForm<Name extends string>(
  checks: Readonly<Record<Name, FieldCheck<Name>>>,
  bounds: Values = {},
): Form<Name> {
  const names = Object.keys(checks) as Name[];
  const empty = Object.fromEntries(names.map((name) => [name, ''])) as Record<Name, string>;
  const none: ReadonlySet<Name> = new Set();
  const $values = atom<Readonly<Record<Name, string>>>(empty);
  const $judged = atom(none);

  const messagesOf = (name: Name, values: Readonly<Record<Name, string>>) =>
    checks[name](values[name], values);
  const $messages = computed([$values, $judged], (values, judged) => {
    const messages: Partial<Record<Name, readonly TextKey[]>> = {};
    for (const name of judged) messages[name] = messagesOf(name, values);
    return messages;
  });

  return {
    $values,
    $messages,
    bounds,
    change: (name, value) => $values.set({ ...$values.get(), [name]: value }),
    leave(name) {
      if ($values.get()[name]) $judged.set(new Set($judged.get()).add(name));
    },
    check() {
      $judged.set(new Set(names));
      return names.find((name) => messagesOf(name, $values.get()).length > 0);
    },
    reset() {
      $values.set(empty);
      $judged.set(none);
    },
  };
}
