import { atom, computed, type ReadableAtom } from 'nanostores';
import type { Form } from '../../../ui/form-state.ts';
import type { RegistrationField } from './registration-fields.ts';
import type { RegistrationStep } from './registration-steps.ts';

export interface StepProgress {
  $steps: ReadableAtom<readonly RegistrationStep[]>;
  $step: ReadableAtom<number>;
  /** The field to focus once its step is on screen; a new object for each request. */
  $target: ReadableAtom<{ name: RegistrationField } | undefined>;
  /**
   * Goes to the next step if all fields of this one are valid, otherwise to the first invalid field.
   * @returns false on the last step
   */
  next(): boolean;
  back(): void;
  /** Shows the step of a field and focuses it. */
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
