// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { openGameWindow } from '../../../src/games/launch/game-window.ts';
import { getWallet } from '../../../src/gateway/endpoints/session.ts';
import { $balance } from '../../../src/session/member.ts';
import { settled, until } from '../../support/patient.ts';
import { settle } from '../../support/settle.ts';
import { environmentPerTest } from '../../support/test-environment.ts';

const BROWSER = { inApp: false, installed: false, system: 'other', agent: '' } as const;
const GAME = 'https://games.example/play?s=1';
const here = environmentPerTest({ language: 'UR' });
let opened: { closed: boolean; opener: unknown; document: Document; went: string[] };
let requests: unknown[];

beforeEach(() => {
  const went: string[] = [];
  opened = {
    closed: false,
    opener: window,
    document: document.implementation.createHTMLDocument(),
    went,
    location: { replace: (address: string) => void went.push(address) },
    close: () => {
      opened.closed = true;
    },
  } as never;
  requests = [];
  vi.spyOn(window, 'open').mockImplementation((...args) => {
    requests.push(args);
    return opened as never;
  });
});

describe('the window of a game', { tags: ['LA-1'] }, () => {
  test('is empty at first, has no access to the page, and shows a loading text in its language', () => {
    openGameWindow(BROWSER, 'Lantern Tiger');
    expect(requests).toEqual([['about:blank', '_blank']]);
    expect(opened.opener).toBeNull();
    const { title, documentElement, body } = opened.document;
    expect([title, documentElement.dir, documentElement.style.colorScheme]).toEqual([
      'Lantern Tiger',
      'rtl',
      'dark',
    ]);
    expect(body.textContent).toBe('براہِ کرم انتظار کریں');
  });

  test('replaces the loading text with the game', () => {
    expect(openGameWindow(BROWSER, '').show(GAME)).toBe('shown');
    expect(opened.went).toEqual([GAME]);
  });

  test('shows nothing after the player closed it, also when a blocked window closed at once', () => {
    const one = openGameWindow(BROWSER, '');
    one.close();
    expect(opened.closed).toBe(true);
    expect(one.show(GAME)).toBe('closed');
    expect(openGameWindow(BROWSER, '').show(GAME)).toBe('blocked');
    expect(opened.went).toEqual([]);
  });

  test('is reported as blocked when the browser refuses it', () => {
    vi.mocked(window.open).mockReturnValue(null);
    const one = openGameWindow(BROWSER, '');
    expect(one.show(GAME)).toBe('blocked');
    one.close();
  });

  test('does not exist in an installed iPhone app, but in other installed apps and on iPhones', () => {
    expect(openGameWindow({ ...BROWSER, installed: true, system: 'ios' }, '').show(GAME)).toBe('blocked');
    expect(requests).toEqual([]);
    expect(openGameWindow({ ...BROWSER, installed: true, system: 'android' }, '').show(GAME)).toBe('shown');
    expect(openGameWindow({ ...BROWSER, system: 'ios' }, '').show(GAME)).toBe('shown');
  });

  test('is the page itself in the native app', () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
    const one = openGameWindow({ ...BROWSER, inApp: true }, '');
    expect(one.show(GAME)).toBe('shown');
    expect(assign).toHaveBeenCalledWith(GAME);
    one.close();
    expect(requests).toEqual([]);
  });
});

describe('the balance after a game in a window', { tags: ['HD-3'] }, () => {
  let hidden: boolean;
  const turn = (away: boolean) => {
    hidden = away;
    document.dispatchEvent(new Event('visibilitychange'));
  };

  beforeEach(() => {
    hidden = false;
    vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
  });

  test('is read once when the player returns', async () => {
    await here.signIn();
    $balance.listen(() => {});
    await settled(() => expect($balance.get().state).toBe('ready'));
    openGameWindow(BROWSER, '').show(GAME);
    turn(true);
    expect(here.sentTo(getWallet)).toHaveLength(1);
    turn(false);
    await until(() => here.sentTo(getWallet).length === 2);
    await here.sentTo(getWallet)[1]!.settled;
    await settle();
    turn(true);
    turn(false);
    expect(here.sentTo(getWallet)).toHaveLength(2);
  });

  test('is not requested for a visitor', () => {
    openGameWindow(BROWSER, '').show(GAME);
    turn(false);
    expect(here.sentTo(getWallet)).toEqual([]);
  });
});
