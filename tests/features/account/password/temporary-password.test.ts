// @module-tag PW-4
import { beforeEach, expect, test } from 'vitest';
import { redirectToPasswordChange } from '../../../../src/features/account/password/temporary-password.ts';
import { $session } from '../../../../src/session/session.ts';
import { $toast } from '../../../../src/ui/toasts.ts';
import { type TestEnvironment, testEnvironment } from '../../../support/test-environment.ts';

let here: TestEnvironment;

beforeEach(async () => {
  here = await testEnvironment();
});

test('redirects a session with a temporary password to the change form and says why', async () => {
  await here.signIn();
  redirectToPasswordChange($session.get()!.token);
  expect(here.seen.navigated.at(-1)?.address).toBe('/m/changePsw');
  expect($toast.get()).toMatchObject({ kind: 'failure', text: 'errors.mustChange' });
  expect($session.get()?.mustChangePassword).toBe(true);
});

test('shows no message on the change form itself', async () => {
  await here.signIn();
  redirectToPasswordChange($session.get()!.token);
  const [went, told] = [here.seen.navigated.length, $toast.get()];
  redirectToPasswordChange($session.get()!.token);
  expect([here.seen.navigated.length, $toast.get()]).toEqual([went, told]);
});

test('ignores a response to another session', async () => {
  await here.signIn();
  const earlier = $session.get()!.token;
  await here.signIn('ravi1');
  const went = here.seen.navigated.length;
  redirectToPasswordChange(earlier);
  expect(here.seen.navigated).toHaveLength(went);
  expect($session.get()?.mustChangePassword).toBeFalsy();
  here = await testEnvironment();
  redirectToPasswordChange(earlier);
  expect(here.seen.navigated).toEqual([]);
});
