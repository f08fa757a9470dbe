// @module-tag SY-2
import { afterEach, beforeEach, expect, test } from 'vitest';
import { getMember, login } from '../../../src/gateway/endpoints/session.ts';
import { call } from '../../../src/gateway/http/client.ts';
import { $session, $sessionLost, dropEndedSession } from '../../../src/session/session.ts';
import { watchSessionLoss } from '../../../src/shell/status/watch-session-loss.ts';
import { $toast } from '../../../src/ui/toasts.ts';
import { DEMO_PASSWORD, type TestEnvironment, testEnvironment } from '../../support/test-environment.ts';

let here: TestEnvironment;
let leave: () => void;

beforeEach(async () => {
  here = await testEnvironment();
  here.platform.here = () => '/m/set';
  leave = watchSessionLoss();
  await here.signIn();
});

afterEach(() => leave());

test('a session ended by another login opens the login, which gives the reason and returns to the page', async () => {
  const body = {
    username: 'maya7',
    password: DEMO_PASSWORD,
    type: 'username',
    rememberPassword: false,
  } as const;
  await call(login, { body });
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
