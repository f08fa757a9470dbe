import { describe, expect, test } from 'vitest';
import { isFromFrame, parseToFrame } from '../../embed/operator-dialog/protocol.ts';

const game = { gameId: '7', nodeId: 'n7', gameName: 'Lantern', gameType: 'RNG', vassalage: 'ASTER' };

describe('messages of the operator frame', { tags: ['EM-1'] }, () => {
  test.each([
    { type: 'open' },
    { type: 'close' },
    { type: 'favourites' },
    { type: 'theme', theme: 'light' },
    { type: 'language', language: 'UR' },
    { type: 'play', ...game },
    { type: 'play', ...game, widget: 'lobby' },
  ])('accepts %j', (message) => {
    expect(parseToFrame(message)).toEqual(message);
    expect(parseToFrame(message)).not.toBe(message);
  });

  test.each([
    undefined,
    null,
    'open',
    7,
    [],
    {},
    { type: 'token' },
    { type: 'toString' },
    { type: 'open', token: 'x' },
    { type: 'theme' },
    { type: 'theme', theme: 'red;}' },
    { type: 'language', language: 'XX' },
    { type: 'play' },
    { type: 'play', ...game, gameId: 7 },
    { type: 'play', ...game, extra: '' },
    { type: 'play', ...game, widget: 7 },
    { type: 'play', ...game, gameName: 'x'.repeat(101) },
  ])('ignores %j', (message) => {
    expect(parseToFrame(message)).toBeUndefined();
  });

  test('ignores properties that a page adds to all objects', () => {
    Object.assign(Object.prototype, { theme: 'dark' });
    try {
      expect(parseToFrame({ type: 'theme' })).toBeUndefined();
    } finally {
      Reflect.deleteProperty(Object.prototype, 'theme');
    }
  });

  test('accepts heights, the session state and known signals from the frame', () => {
    for (const message of [0, 812, 4000, true, false, 'closed', 'failed', 'ended', 'window', 'unavailable']) {
      expect(isFromFrame(message)).toBe(true);
    }
    const wrong = [-1, 4001, 1.5, Number.NaN, Number.POSITIVE_INFINITY, '812', 'maya7', '', null, undefined];
    for (const message of [...wrong, {}, [true], { signedIn: true }, { type: 'session', token: 'x' }]) {
      expect(isFromFrame(message), JSON.stringify(message)).toBe(false);
    }
  });
});
