import { atom, computed, type ReadableAtom } from 'nanostores';
import type { Message } from '../i18n/message.ts';
import type { Values } from '../i18n/reader.ts';
import { type Draft, readDraft, writeDraft } from './form-draft.ts';

export type FieldValues<Name extends string> = Readonly<Record<Name, string>>;

/** What is wrong with the value of a field, given all of them: messages, none where it will do. */
export type Validator<Name extends string> = (value: string, values: FieldValues<Name>) => readonly Message[];

/** What is typed into a form, and what is wrong with it as far as it is time to say so. */
export interface Form<Name extends string = string> {
  $values: ReadableAtom<FieldValues<Name>>;
  /** Errors to show by field: of those that were touched, of all once the form was validated. */
  $errors: ReadableAtom<Readonly<Partial<Record<Name, readonly Message[]>>>>;
  /** What the placeholders of the errors stand for. */
  errorValues: Values;
  change(name: Name, value: string): void;
  /** Gives a field its initial value, untouched: no error of it is shown until it is left or validated. */
  resetField(name: Name): void;
  /** The player went on to another field: this one is touched if it is dirty. */
  blur(name: Name): void;
  /** Shows the errors of a field, left or not. */
  touch(name: Name): void;
  /** Whether a field was changed, to something else than its initial value. */
  isDirty(name: Name): boolean;
  /** Shows all errors, or those of some fields. @returns the first failing field */
  validate(names?: readonly Name[]): Name | undefined;
  /** An error that the gateway knows, shown until the field has another value. */
  setError(name: Name, error: Message): void;
  /** Validates the touched fields anew, since something else than a value changed: a language, a rule. */
  revalidate(): void;
  /** Takes all errors away: the fields on screen are others now. */
  clearErrors(): void;
  reset(): void;
}

/** Some fields of a form, as a piece that shows just these takes them. */
export type FormFields<Name extends string> = Pick<
  Form<Name>,
  '$values' | '$errors' | 'errorValues' | 'change' | 'blur' | 'touch'
>;

interface Options<Name extends string> {
  errorValues?: Values;
  draft?: Draft<Name>;
  /** What the fields hold until they are changed: empty unless given. Fields come and go with it. */
  $initialValues?: ReadableAtom<FieldValues<Name>>;
}

/** A form whose fields are those of `$initialValues` at the time, in its order. */
export function createForm(
  validators: (name: string) => Validator<string>,
  options: Options<string> & Required<Pick<Options<string>, '$initialValues'>>,
): Form;
/** A form whose fields are those of `validators`, in its order. */
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
      // Before all else, also of a field that was emptied for the next try.
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

/** What was changed, else the initial value, of the fields there are. */
function mergeValues<Name extends string>(
  initial: FieldValues<Name>,
  changed: Partial<FieldValues<Name>>,
): FieldValues<Name> {
  const names = Object.keys(initial) as Name[];
  return Object.fromEntries(names.map((name) => [name, changed[name] ?? initial[name]])) as FieldValues<Name>;
}
