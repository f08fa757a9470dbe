import { atom } from 'nanostores';
import { beforeEach, describe, expect, test } from 'vitest';
import { memoryStorage } from '../../src/lib/storage.ts';
import { createForm, type Form, type Validator } from '../../src/ui/form-state.ts';

const needed: Validator<string> = (value) => (value ? [] : ['account.required']);
const errorsOf = <Name extends string>(form: Form<Name>) =>
  form.$errors.get() as Readonly<Record<string, readonly string[]>>;

describe('a form of fixed fields', () => {
  const open = () => createForm({ name: needed, mail: needed, note: () => [] });

  test('shows no error of a field until it has lost the focus with a value', () => {
    const form = open();
    form.blur('name');
    expect(errorsOf(form)).toEqual({});
    form.change('name', 'x');
    form.change('name', '');
    form.blur('name');
    expect(errorsOf(form)).toEqual({});
    form.touch('name');
    expect(errorsOf(form)).toEqual({ name: ['account.required'] });
    form.change('name', 'x');
    expect(errorsOf(form)).toEqual({ name: [] });
  });

  test('focuses the first invalid field in its own order, and shows all errors', () => {
    const form = open();
    expect(form.validate()).toBe('name');
    expect(errorsOf(form)).toEqual({ name: ['account.required'], mail: ['account.required'], note: [] });
    form.change('name', 'x');
    expect(form.validate()).toBe('mail');
    form.change('mail', 'y');
    expect(form.validate()).toBeUndefined();
    form.clearErrors();
    expect(errorsOf(form)).toEqual({});
    expect(form.$values.get()).toEqual({ name: 'x', mail: 'y', note: '' });
  });

  test('shows an error of the gateway before its own, only for the refused value', () => {
    const form = open();
    form.change('name', 'x');
    form.setError('name', 'errors.nameTaken');
    expect(errorsOf(form)).toEqual({ name: ['errors.nameTaken'] });
    form.change('name', 'y');
    expect(errorsOf(form)).toEqual({});
    form.change('name', 'x');
    expect(errorsOf(form)).toEqual({ name: ['errors.nameTaken'] });
    form.validate();
    expect(errorsOf(form).name).toEqual([]);
  });

  test('resets one field, or all, with their errors', () => {
    const form = open();
    form.validate();
    form.change('name', 'x');
    form.change('mail', 'y');
    form.resetField('mail');
    expect(form.$values.get()).toEqual({ name: 'x', mail: '', note: '' });
    expect(errorsOf(form)).toEqual({ name: [], note: [] });
    form.reset();
    expect(form.$values.get()).toEqual({ name: '', mail: '', note: '' });
    expect(errorsOf(form)).toEqual({});
  });

  test('validates again when the rules change', () => {
    let strict = false;
    const form = createForm({ name: () => (strict ? ['account.required'] : []) });
    const leave = form.$errors.listen(() => {});
    form.touch('name');
    strict = true;
    expect(errorsOf(form)).toEqual({ name: [] });
    form.revalidate();
    expect(errorsOf(form)).toEqual({ name: ['account.required'] });
    leave();
  });
});

describe('the draft of a form', () => {
  let storage = memoryStorage();
  beforeEach(() => {
    storage = memoryStorage();
  });
  const open = () =>
    createForm(
      { name: needed, password: needed },
      { draft: { storage, key: 'draft-login', fields: ['name'] } },
    );

  test('keeps only its fields, for the next form of that name, until it is reset', () => {
    const form = open();
    form.change('password', 'secret-1');
    expect(storage.get('draft-login')).toBeUndefined();
    form.change('name', 'maya');
    expect(JSON.parse(storage.get('draft-login')!)).toEqual({ name: 'maya' });
    const next = open();
    expect(next.$values.get()).toEqual({ name: 'maya', password: '' });
    expect(next.isDirty('name')).toBe(true);
    next.reset();
    expect(next.$values.get()).toEqual({ name: '', password: '' });
    expect(storage.get('draft-login')).toBeUndefined();
  });

  test.each(['nonsense', '[]', '{"name":7}', 'null', '{"password":"x"}'])('that is %s is none', (text) => {
    storage.set('draft-login', text);
    expect(open().$values.get()).toEqual({ name: '', password: '' });
  });
});

describe('a form with changing fields', () => {
  const open = () => {
    const $initialValues = atom<Record<string, string>>({ a: '1', b: '2' });
    const form = createForm(
      (name) => (value) => (value ? [] : [name === 'a' ? 'team.rateForm' : 'team.rateBounds']),
      {
        $initialValues,
      },
    );
    return { form, $initialValues };
  };

  test('begins with the initial values, and knows the changed fields', () => {
    const { form } = open();
    expect(form.$values.get()).toEqual({ a: '1', b: '2' });
    form.change('a', '3');
    expect([form.isDirty('a'), form.isDirty('b')]).toEqual([true, false]);
    form.change('a', '1');
    expect(form.isDirty('a')).toBe(false);
    form.change('a', '');
    form.blur('a');
    expect(form.$errors.get()).toEqual({ a: ['team.rateForm'] });
    form.reset();
    expect(form.$values.get()).toEqual({ a: '1', b: '2' });
  });

  test('an unchanged field follows its initial value, a changed one does not', () => {
    const { form, $initialValues } = open();
    form.change('a', '9');
    $initialValues.set({ a: '5', b: '6', c: '7' });
    expect(form.$values.get()).toEqual({ a: '9', b: '6', c: '7' });
    form.change('c', '');
    expect(form.validate()).toBe('c');
    expect(form.$errors.get()).toEqual({ a: [], b: [], c: ['team.rateBounds'] });
  });

  test('shows no error of a removed field', () => {
    const { form, $initialValues } = open();
    form.change('b', '');
    expect(form.validate()).toBe('b');
    $initialValues.set({ a: '1' });
    expect(form.validate()).toBeUndefined();
    expect(form.$errors.get()).toEqual({ a: [] });
    expect(form.$values.get()).toEqual({ a: '1' });
  });
});
