import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadMessages } from '../../src/i18n/language.ts';
import { AnnouncedSeconds } from '../../src/ui/announced-seconds.tsx';
import { show } from '../support/show.tsx';
import { type TestEnvironment, testEnvironment } from '../support/test-environment.ts';

let here: TestEnvironment;
beforeEach(async () => {
  here = await testEnvironment();
  await loadMessages(['kiosk']);
});
afterEach(() => here.close());

test.each([
  [60, 60],
  [51, 60],
  [50, 50],
  [1, 10],
])(
  'announces a countdown with %i seconds left as %i, so that it does not interrupt readers each second',
  async (left, announced) => {
    await show(<AnnouncedSeconds left={left} />);
    expect(screen.getByRole('status').textContent).toContain(String(announced));
  },
);
