// @module-tag LG-7
// @module-tag SE-2
import { expect, test } from 'vitest';
import { signIn, signInOnTrial } from '../../../src/features/account/sign-in.ts';
import { login, openTrial } from '../../../src/gateway/endpoints/session.ts';
import { $session } from '../../../src/session/session.ts';
import { credentials } from '../../demo/harness.ts';
import { environmentPerTest } from '../../support/test-environment.ts';

const here = environmentPerTest();

const body = credentials('maya7');
const ways = [
  { row: login, by: (signal: AbortSignal) => signIn(body, signal), name: 'maya7' },
  { row: openTrial, by: signInOnTrial, name: expect.stringMatching(/^trial/i) },
];

test.each(ways)('$row.name stores the session', async ({ by, name }) => {
  await by(new AbortController().signal);
  expect($session.get()).toMatchObject({ userName: name });
});

test.each(ways)('$row.name stores no session after it was cancelled', async ({ row, by }) => {
  const hold = here.gateway.faults!.hold(row.name);
  const given = new AbortController();
  const done = by(given.signal);
  const failed = expect(done).rejects.toThrow();
  await hold.reached;
  given.abort();
  hold.release();
  await failed;
  expect($session.get()).toBeUndefined();
});
