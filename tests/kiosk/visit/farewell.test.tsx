// @module-tag KI-1
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Farewell } from '../../../kiosk/visit/farewell.tsx';
import { $farewell, finishVisit, hideFarewell } from '../../../kiosk/visit/finish-visit.ts';
import { $texts, loadMessages } from '../../../src/i18n/language.ts';
import { clearSession, startSession } from '../../../src/session/session.ts';
import { show } from '../../support/show.tsx';
import { environmentPerTest } from '../../support/test-environment.ts';

environmentPerTest();

const player = {
  token: 'one',
  merchantCode: 'foyer',
  userName: 'maya7',
  type: 1,
  firstTimeLogin: false,
  read: true,
};

beforeEach(async () => {
  await loadMessages(['kiosk']);
  startSession(player);
});

afterEach(() => {
  vi.useRealTimers();
  hideFarewell();
});

/** Finishes the visit as the button does, and shows the farewell with the clock stopped. */
async function finish(): Promise<void> {
  finishVisit(clearSession);
  await show(<Farewell texts={$farewell.get()!} />);
}

test('a farewell takes three seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await finish();
  act(() => void vi.advanceTimersByTime(2_900));
  expect($farewell.get()).toBe($texts.get());
  act(() => void vi.advanceTimersByTime(200));
  expect($farewell.get()).toBeUndefined();
});

test('a touch ends the farewell at once', async () => {
  await finish();
  fireEvent.click(screen.getByText('You are logged out'));
  expect($farewell.get()).toBeUndefined();
});

test('the visit ends before the farewell is shown, and without a session there is none', () => {
  const end = vi.fn(clearSession);
  finishVisit(end);
  expect(end).toHaveBeenCalledOnce();
  expect($farewell.get()).toBeDefined();
  hideFarewell();
  finishVisit(end);
  expect(end).toHaveBeenCalledTimes(2);
  expect($farewell.get()).toBeUndefined();
});
