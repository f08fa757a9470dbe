import { screen } from '@testing-library/react';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { RebateAll } from '../../../src/features/team/rebate-all.tsx';
import { loadMessages } from '../../../src/i18n/language.ts';
import { description, field } from '../../support/fields.ts';
import { show } from '../../support/show.tsx';
import { type TestEnvironment, testEnvironment } from '../../support/test-environment.ts';
import { user } from '../../support/user.ts';

let here: TestEnvironment;

beforeAll(async () => {
  here = await testEnvironment();
  await loadMessages(['team']);
});
afterAll(() => here.close());

test('WL-10 one rate for a category: what is no rate is said, Enter applies it alone and empties the field', async () => {
  const onAll = vi.fn();
  const onSubmit = vi.fn((event: React.SubmitEvent) => event.preventDefault());
  await show(
    <form onSubmit={onSubmit}>
      <RebateAll onAll={onAll} />
    </form>,
  );
  const input = field('Rate for all studios, in percent');
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(onAll).not.toHaveBeenCalled();
  await user.type(input, '0.7{Enter}');
  expect(onAll.mock.calls).toEqual([[0.7]]);
  expect(onSubmit).not.toHaveBeenCalled();
  expect([input.value, input.getAttribute('aria-invalid')]).toEqual(['', null]);
  expect(description(input)).toContain('Each studio gets it');
});
