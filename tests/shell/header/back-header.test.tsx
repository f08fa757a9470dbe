import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BackHeader } from '../../../src/shell/header/back-header.tsx';
import { show } from '../../support/show.tsx';
import { environmentPerTest } from '../../support/test-environment.ts';
import { user } from '../../support/user.ts';

const here = environmentPerTest();

test('the arrow leads home when the page sets it, without a step in the history', {
  tags: ['RT-11'],
}, async () => {
  await show(<BackHeader title="Promotion" home />);
  screen.getByRole('heading', { level: 1, name: 'Promotion' });
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(here.seen.navigated.map(({ address }) => address)).toEqual(['/m/home']);
  expect(here.seen.back).toBe(0);
});

test('otherwise the arrow goes back in the history', { tags: ['RT-10', 'RT-11'] }, async () => {
  await show(<BackHeader title="Announcements" home={false} />);
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(here.seen.navigated).toEqual([]);
  expect(here.seen.back).toBe(1);
});
