// @module-tag RG-2
import { atom } from 'nanostores';
import { beforeEach, expect, test } from 'vitest';
import type {
  RegistrationField,
  ShownName,
} from '../../../../src/features/account/register/registration-fields.ts';
import type { RegistrationStep } from '../../../../src/features/account/register/registration-steps.ts';
import {
  createStepProgress,
  type StepProgress,
} from '../../../../src/features/account/register/step-progress.ts';
import { createForm, type Form } from '../../../../src/ui/form-state.ts';

const step = (...names: ShownName[]): RegistrationStep => ({
  title: 'account.stepAccount',
  fields: names.map((name) => ({ name, required: true, pattern: '' })),
});
const whole = [step('username', 'password'), step('nickname', 'email'), step('captcha')];
const $steps = atom<readonly RegistrationStep[]>(whole);
let form: Form<RegistrationField>;
let progress: StepProgress;

beforeEach(() => {
  $steps.set(whole);
  const needed = () => (value: string) => (value ? [] : (['form.required'] as never));
  const $initialValues = atom(
    Object.fromEntries(whole.flatMap(({ fields }) => fields.map(({ name }) => [name, '']))),
  );
  form = createForm(needed, { $initialValues }) as Form<RegistrationField>;
  progress = createStepProgress(form, $steps);
});

const fill = (...names: RegistrationField[]) => {
  for (const name of names) form.change(name, 'x');
};
const at = () => [progress.$step.get(), progress.$target.get()?.name];

test("goes on once all fields are valid and focuses the next step's first field", () => {
  expect(at()).toEqual([0, undefined]);
  fill('username');
  expect(progress.next()).toBe(true);
  expect(at()).toEqual([0, 'password']);
  fill('password');
  expect(progress.next()).toBe(true);
  expect(at()).toEqual([1, 'nickname']);
  expect(Object.keys(form.$errors.get())).toEqual(['username', 'password']);
});

test('stays on the last step, which submits', () => {
  fill('username', 'password', 'nickname', 'email');
  progress.next();
  progress.next();
  expect(at()).toEqual([2, 'captcha']);
  expect(progress.next()).toBe(false);
  expect(at()).toEqual([2, 'captcha']);
});

test('Back stops at the first step', () => {
  fill('username', 'password');
  progress.next();
  progress.back();
  expect(at()).toEqual([0, 'username']);
  progress.back();
  expect(at()).toEqual([0, 'username']);
});

test('shows an invalid field in its step; an unknown field keeps the step', () => {
  progress.goTo('email');
  expect(at()).toEqual([1, 'email']);
  const before = progress.$target.get();
  progress.goTo('email');
  expect(progress.$target.get()).not.toBe(before);
  progress.goTo('zalo');
  expect(at()).toEqual([1, 'zalo']);
  progress.begin();
  expect(at()).toEqual([0, undefined]);
});

test('shows the last step when the number of steps shrinks', () => {
  progress.goTo('captcha');
  $steps.set(whole.slice(0, 1));
  expect(progress.$step.get()).toBe(0);
  expect(progress.next()).toBe(false);
});
