import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BottomMenu } from '../../../src/shell/footer/bottom-menu.tsx';
import { show } from '../../support/show.tsx';
import { testEnvironment } from '../../support/test-environment.ts';

test.each([
  ['memberHome', 'page'],
  ['withdraw', 'true'],
] as const)('marks the member centre on %s as %s', { tags: ['RT-7'] }, async (route, current) => {
  await testEnvironment();
  await show(<BottomMenu route={route} section="memberHome" />);
  const marks = screen.getAllByRole('link').map((link) => link.getAttribute('aria-current'));
  expect(marks).toEqual([null, null, null, null, current]);
});
