import { atom, computed, type ReadableAtom } from 'nanostores';
import type { Message } from '../i18n/message.ts';
import type { Values } from '../i18n/reader.ts';
import { type Draft, readDraft, writeDraft } from './form-draft.ts';

export type FieldValues<Name extends string> = Readonly<Record<Name, string>>;

/** Returns the errors of a field, given all values. */
export type Validator<Name extends string> = (value: string, values: FieldValues<Name>) => readonly Message[];

/** Values of a form, and the errors to show now. */
export interface Form<Name extends string = string> {
  $values: ReadableAtom<FieldValues<Name>>;
  /** Errors by field: of touched fields, or of all after a validation. */
  $errors: ReadableAtom<Readonly<Partial<Record<Name, readonly Message[]>>>>;
  /** Values for placeholders in errors. */
  errorValues: Values;
  change(name: Name, value: string): void;
  /** Sets an initial value and marks the field as untouched. */
  resetField(name: Name): void;
  /** Marks a dirty field as touched when focus leaves it. */
  blur(name: Name): void;
  /** Shows the errors of a field. */
  touch(name: Name): void;
  /** Whether a field differs from its initial value. */
  isDirty(name: Name): boolean;
  /** Shows errors of all or some fields. Returns the first invalid field. */
  validate(names?: readonly Name[]): Name | undefined;
  /** Shows an error from the gateway until the value changes. */
  setError(name: Name, error: Message): void;
  /** Validates touched fields again, after a change of language or rules. */
  revalidate(): void;
  /** Removes all errors, when other fields are shown. */
  clearErrors(): void;
  reset(): void;
}

/** The part of a form that a component with some of its fields needs. */
export type FormFields<Name extends string> = Pick<
  Form<Name>,
  '$values' | '$errors' | 'errorValues' | 'change' | 'blur' | 'touch'
>;

interface Options<Name extends string> {
  errorValues?: Values;
  draft?: Draft<Name>;
  /** Initial values, empty by default. They also determine which fields exist. */
  $initialValues?: ReadableAtom<FieldValues<Name>>;
}

/** Creates a form with the fields of `$initialValues`, in order. */
export function createForm(
  validators: (name: string) => Validator<string>,
  options: Options<string> & Required<Pick<Options<string>, '$initialValues'>>,
): Form;
/** Creates a form with the fields of `validators`, in order. */
export function createForm<Name extends string>(
  validators: Readonly<Record<Name, Validator<Name>>>,
  options?: Options<Name>,
): Form<Name>;
export function createForm<Name extends string>(
  validators: Readonly<Record<Name, Validator<Name>>> | ((name: Name) => Validator<Name>),
  { errorValues = {}, draft, $initialValues = atom(emptyValues(validators)) }: Options<Name> = {},
): Form<Name> {
  const untouched: ReadonlySet<Name> = new Set();
  const $changed = atom<Partial<FieldValues<Name>>>(draft ? readDraft(draft) : {});
  const $touched = atom(untouched);
  const $rejected = atom<{ name: Name; value: string; error: Message } | undefined>();
  const $values = computed([$initialValues, $changed], mergeValues);
  const valuesNow = () => mergeValues($initialValues.get(), $changed.get());

  const errorsOf = (name: Name, values: FieldValues<Name>) => {
    const validator = typeof validators === 'function' ? validators(name) : validators[name];
    return validator(values[name], values);
  };
  const $errors = computed([$values, $touched, $rejected], (values, touched, rejected) => {
    const errors: Partial<Record<Name, readonly Message[]>> = {};
    for (const name of touched) if (name in values) errors[name] = errorsOf(name, values);
    if (rejected && values[rejected.name] === rejected.value) {
      // Takes precedence, also for a field that was cleared for the next attempt.
      errors[rejected.name] = [rejected.error];
    }
    return errors;
  });

  const change = (name: Name, value: string) => {
    $changed.set({ ...$changed.get(), [name]: value });
    if (draft?.fields.includes(name)) writeDraft(draft, valuesNow());
  };
  const touch = (name: Name) => $touched.set(new Set($touched.get()).add(name));
  const isDirty = (name: Name) => {
    const value = $changed.get()[name];
    return value !== undefined && value !== $initialValues.get()[name];
  };

  return {
    $values,
    $errors,
    errorValues,
    change,
    resetField(name) {
      const touched = new Set($touched.get());
      touched.delete(name);
      $touched.set(touched);
      change(name, $initialValues.get()[name]);
    },
    blur(name) {
      if (isDirty(name)) touch(name);
    },
    touch,
    isDirty,
    validate(names = Object.keys($initialValues.get()) as Name[]) {
      const values = valuesNow();
      $rejected.set(undefined);
      $touched.set(new Set([...$touched.get(), ...names]));
      return names.find((name) => errorsOf(name, values).length > 0);
    },
    setError(name, error) {
      $rejected.set({ name, value: valuesNow()[name], error });
    },
    revalidate: () => $touched.set(new Set($touched.get())),
    clearErrors() {
      $touched.set(untouched);
      $rejected.set(undefined);
    },
    reset() {
      $changed.set({});
      $touched.set(untouched);
      $rejected.set(undefined);
      draft?.storage.remove(draft.key);
    },
  };
}

function emptyValues<Name extends string>(validators: object): FieldValues<Name> {
  return Object.fromEntries(Object.keys(validators).map((name) => [name, ''])) as FieldValues<Name>;
}

/** Returns changed values and initial values of the current fields. */
function mergeValues<Name extends string>(
  initial: FieldValues<Name>,
  changed: Partial<FieldValues<Name>>,
): FieldValues<Name> {
  const names = Object.keys(initial) as Name[];
  return Object.fromEntries(names.map((name) => [name, changed[name] ?? initial[name]])) as FieldValues<Name>;
}
