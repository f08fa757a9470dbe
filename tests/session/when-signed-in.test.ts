import { beforeEach, expect, test, vi } from 'vitest';
import { whenSignedIn } from '../../src/session/when-signed-in.ts';
import { type TestEnvironment, testEnvironment } from '../support/test-environment.ts';

let here: TestEnvironment;
const act = vi.fn();

beforeEach(async () => {
  act.mockReset();
  here = await testEnvironment();
});

test('runs at once with a session', { tags: ['LG-11'] }, async () => {
  await here.signIn();
  here.platform.signIn = vi.fn();
  whenSignedIn(act);
  expect(act).toHaveBeenCalledOnce();
  expect(here.platform.signIn).not.toHaveBeenCalled();
  expect(here.seen.navigated).toEqual([]);
});

test('a visitor signs in over the page, which stays', { tags: ['LG-11'] }, () => {
  here.platform.signIn = vi.fn();
  whenSignedIn(act);
  expect(here.platform.signIn).toHaveBeenCalledExactlyOnceWith(act);
  expect([act.mock.calls, here.seen.navigated]).toEqual([[], []]);
});

test('without a login over the page, opens the login page, which returns here or to a given address', {
  tags: ['SE-4'],
}, () => {
  here.platform.navigate('/m/notice');
  whenSignedIn(act);
  whenSignedIn(act, '/m/activityDetail?id=1');
  expect(here.seen.navigated.slice(1).map(({ address }) => address)).toEqual([
    '/m/login?from=%2Fm%2Fnotice',
    '/m/login?from=%2Fm%2FactivityDetail%3Fid%3D1',
  ]);
  expect(act).not.toHaveBeenCalled();
});
