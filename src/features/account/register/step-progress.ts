import { atom, computed, type ReadableAtom } from 'nanostores';
import type { Form } from '../../../ui/form-state.ts';
import type { RegistrationField } from './registration-fields.ts';
import type { RegistrationStep } from './registration-steps.ts';

/** Where somebody is among the steps of a form. */
export interface StepProgress {
  $steps: ReadableAtom<readonly RegistrationStep[]>;
  /** Place of the step on screen, from 0; never beyond the last. */
  $step: ReadableAtom<number>;
  /** The field to go to, once its step is on screen; another object each time. */
  $target: ReadableAtom<{ name: RegistrationField } | undefined>;
  /** Goes on if the fields of this step will do, else to the first that fails. @returns false on the last step */
  next(): boolean;
  back(): void;
  /** Shows a field, in its step. */
  goTo(name: RegistrationField): void;
  begin(): void;
}

export function createStepProgress(
  form: Form<RegistrationField>,
  $steps: ReadableAtom<readonly RegistrationStep[]>,
): StepProgress {
  const $asked = atom(0);
  const $target = atom<{ name: RegistrationField } | undefined>();
  const $step = computed([$asked, $steps], (asked, steps) => Math.min(asked, steps.length - 1));
  const show = (step: number) => {
    $asked.set(step);
    const name = $steps.get()[step]?.fields[0]?.name;
    if (name) $target.set({ name });
  };
  return {
    $steps,
    $step,
    $target,
    next() {
      const steps = $steps.get();
      const at = $step.get();
      if (at >= steps.length - 1) return false;
      const failing = form.validate(steps[at]!.fields.map(({ name }) => name));
      if (failing) $target.set({ name: failing });
      else show(at + 1);
      return true;
    },
    back: () => show(Math.max(0, $step.get() - 1)),
    goTo(name) {
      const step = $steps.get().findIndex(({ fields }) => fields.some((field) => field.name === name));
      if (step >= 0) $asked.set(step);
      $target.set({ name });
    },
    begin() {
      $asked.set(0);
      $target.set(undefined);
    },
  };
}
