import { screen } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { RebateForAll } from '../../../src/features/team/rebate-all.tsx';
import { loadMessages } from '../../../src/i18n/language.ts';
import { description, field } from '../../support/fields.ts';
import { show } from '../../support/show.tsx';
import { testEnvironment } from '../../support/test-environment.ts';
import { user } from '../../support/user.ts';

beforeAll(async () => {
  await testEnvironment();
  await loadMessages(['team']);
});

test('sets one rate for a category: an invalid one shows an error, Enter applies it and empties the field', {
  tags: ['WL-10'],
}, async () => {
  const onAll = vi.fn();
  const onSubmit = vi.fn((event: React.SubmitEvent) => event.preventDefault());
  await show(
    <form onSubmit={onSubmit}>
      <RebateForAll onAll={onAll} />
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
