import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { loadMessages } from '../../src/i18n/language.ts';
import { AnnouncedSeconds } from '../../src/ui/announced-seconds.tsx';
import { show } from '../support/show.tsx';
import { testEnvironment } from '../support/test-environment.ts';

beforeEach(async () => {
  await testEnvironment();
  await loadMessages(['kiosk']);
});

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
