// @module-tag KI-1
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TerminalLinks } from '../../../kiosk/home/terminal-links.tsx';
import { goTo } from '../../../kiosk/navigation/memory-history.ts';
import { show } from '../../support/show.tsx';
import { environmentPerTest } from '../../support/test-environment.ts';

environmentPerTest();

test('an open promotion keeps the mark of their list in the menu', async () => {
  goTo('/m/activityDetail?id=1');
  await show(<TerminalLinks className="" />);
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Promotions');
});
