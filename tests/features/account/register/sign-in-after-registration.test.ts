// @module-tag RG-8
import { expect, test } from 'vitest';
import { signInAfterRegistration } from '../../../../src/features/account/register/sign-in-after-registration.ts';
import { login } from '../../../../src/gateway/endpoints/session.ts';
import { $session } from '../../../../src/session/session.ts';
import { DEMO_PASSWORD, environmentPerTest } from '../../../support/test-environment.ts';
import { openedBodies } from '../support/opened-bodies.ts';

const who = { username: 'maya7', password: DEMO_PASSWORD };
const here = environmentPerTest();

test('signs a new member in by name and keeps no password', async () => {
  const sent = openedBodies(here, login);
  await signInAfterRegistration(who, new AbortController().signal);
  expect($session.get()?.userName).toBe('maya7');
  expect(sent.map(({ body }) => body)).toMatchObject([{ type: 'username', rememberPassword: false }]);
  expect(here.seen.navigated).toEqual([]);
});

test('replaces the form with login and reports the error when signing in fails', async () => {
  await signInAfterRegistration({ ...who, password: 'another-77' }, new AbortController().signal);
  expect($session.get()).toBeUndefined();
  expect(here.seen.navigated).toEqual([{ address: '/m/login', replace: true }]);
  expect(here.seen.reported).toMatchObject([{ name: 'first-login' }]);
});

test('does not navigate after the form was left', async () => {
  const leaving = new AbortController();
  const entering = signInAfterRegistration(who, leaving.signal);
  leaving.abort();
  await entering;
  expect($session.get()).toBeUndefined();
  expect([here.seen.navigated, here.seen.reported]).toEqual([[], []]);
});
