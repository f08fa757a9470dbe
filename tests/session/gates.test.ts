import { describe, expect, test } from 'vitest';
import type { SessionInfo } from '../../src/gateway/endpoints/session.ts';
import { checkInboxAccess, checkPayoutAccess, checkRealAccount } from '../../src/session/gates.ts';
import { endSessionFromGame, requireSession } from '../../src/session/require-session.ts';
import { $session, $sessionLost, startSession } from '../../src/session/session.ts';
import { environmentPerTest } from '../support/test-environment.ts';

const here = environmentPerTest();

const at = (address: string) => here.platform.navigate(address);
const wentTo = () => here.seen.navigated.map(({ address }) => address);
const signedInAs = (type: number) =>
  startSession({ ...session, type, token: `token of a member of type ${type}` });
const session: SessionInfo = {
  token: 'a token',
  merchantCode: 'foyer',
  userName: 'maya7',
  type: 0,
  firstTimeLogin: false,
  read: false,
};

describe('redirect to the login', { tags: ['SE-4'] }, () => {
  test('is used by visitors only', () => {
    at('/m/notice');
    expect(requireSession()).toBe(false);
    expect(wentTo()).toEqual(['/m/notice', '/m/login?from=%2Fm%2Fnotice']);
    signedInAs(0);
    expect(requireSession()).toBe(true);
    expect(wentTo()).toHaveLength(2);
  });
});

describe('a game that reports the end of its session', () => {
  test('ends the player’s session', () => {
    signedInAs(0);
    endSessionFromGame();
    expect($session.get()).toBeUndefined();
    expect($sessionLost.get()).toBe('session.ended');
    expect(wentTo()).toEqual([]);
  });

  test('sends a visitor to the login', () => {
    at('/m/notice');
    endSessionFromGame();
    expect(wentTo()).toEqual(['/m/notice', '/m/login?from=%2Fm%2Fnotice']);
  });
});

describe('permissions of an account', { tags: ['SE-3'] }, () => {
  test('asks a visitor to sign in first', () => {
    expect([checkRealAccount(), checkInboxAccess(), checkPayoutAccess()]).toEqual([
      'visitor',
      'visitor',
      'visitor',
    ]);
  });

  test.each([
    // type, member centre, inbox, what pays money
    [0, undefined, undefined, undefined],
    [1, undefined, undefined, undefined],
    [2, undefined, undefined, undefined],
    [4, 'trial', 'trial', 'trial'],
    [40, 'trial', undefined, 'trial'],
    [10, 'agent', undefined, undefined],
    [41, 'agent', undefined, undefined],
    [42, 'agent', undefined, undefined],
  ])('type %i: member centre %s, inbox %s, money %s', (type, centre, inbox, money) => {
    signedInAs(type);
    expect([checkRealAccount(), checkInboxAccess(), checkPayoutAccess()]).toEqual([centre, inbox, money]);
  });
});
