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

test('RG-2 a step is left once its own fields will do, and the first of the next takes the focus', () => {
  expect(at()).toEqual([0, undefined]);
  fill('username');
  expect(progress.next()).toBe(true);
  expect(at()).toEqual([0, 'password']);
  fill('password');
  expect(progress.next()).toBe(true);
  expect(at()).toEqual([1, 'nickname']);
  expect(Object.keys(form.$errors.get())).toEqual(['username', 'password']);
});

test('RG-2 the last step is not gone on from: the form is sent', () => {
  fill('username', 'password', 'nickname', 'email');
  progress.next();
  progress.next();
  expect(at()).toEqual([2, 'captcha']);
  expect(progress.next()).toBe(false);
  expect(at()).toEqual([2, 'captcha']);
});

test('RG-2 back leads to the step before, and not beyond the first', () => {
  fill('username', 'password');
  progress.next();
  progress.back();
  expect(at()).toEqual([0, 'username']);
  progress.back();
  expect(at()).toEqual([0, 'username']);
});

test('RG-2 a field that failed is shown in its step; one that is in none leaves the step as it is', () => {
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

test('RG-2 steps that became fewer meanwhile show the last there is', () => {
  progress.goTo('captcha');
  $steps.set(whole.slice(0, 1));
  expect(progress.$step.get()).toBe(0);
  expect(progress.next()).toBe(false);
});
