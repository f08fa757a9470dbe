// @module-tag SY-2
import { beforeEach, expect, test } from 'vitest';
import { getMember, login } from '../../../src/gateway/endpoints/session.ts';
import { call } from '../../../src/gateway/http/client.ts';
import { $session, $sessionLost, dropEndedSession } from '../../../src/session/session.ts';
import { watchSessionLoss } from '../../../src/shell/status/watch-session-loss.ts';
import { $toast } from '../../../src/ui/toasts.ts';
import { credentials } from '../../demo/harness.ts';
import { closeAfter } from '../../support/close-after.ts';
import { type TestEnvironment, testEnvironment } from '../../support/test-environment.ts';

let here: TestEnvironment;

beforeEach(async () => {
  here = await testEnvironment();
  here.platform.here = () => '/m/set';
  closeAfter(watchSessionLoss());
  await here.signIn();
});

test('a session ended by another login opens the login, which gives the reason and returns to the page', async () => {
  await call(login, { body: credentials('maya7') });
  await expect(call(getMember, {})).rejects.toMatchObject({ code: 'session.revoked' });
  expect([$sessionLost.get(), $toast.get()]).toEqual(['session.revoked', undefined]);
  expect(here.seen.navigated).toEqual([{ address: '/m/login?from=%2Fm%2Fset', replace: false }]);
});

test('the next login does not open the login again', async () => {
  dropEndedSession('session.ended', $session.get()!.token);
  here.seen.navigated.length = 0;
  await here.signIn();
  expect($sessionLost.get()).toBeUndefined();
  expect(here.seen.navigated).toEqual([]);
});
