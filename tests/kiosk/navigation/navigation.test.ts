import { beforeEach, describe, expect, test } from 'vitest';
import {
  hideUnofferedLinksCss,
  kioskPages,
  offeredPageAt,
  offeredPages,
} from '../../../kiosk/config/offered-pages.ts';
import { isBrowserKey } from '../../../kiosk/device/lockdown.ts';
import { resolveLink } from '../../../kiosk/navigation/links.ts';
import { $location, goBack, goTo, resetHistory } from '../../../kiosk/navigation/memory-history.ts';

const HERE = 'https://venue.test/kiosk/?terminal=bar';

describe('navigation of a terminal', () => {
  test.each([
    ['/m/login', { to: 'page', address: '/m/login' }],
    ['/m/gameList?gameType=MINI', { to: 'page', address: '/m/gameList?gameType=MINI' }],
    ['https://venue.test/m/notice', { to: 'page', address: '/m/notice' }],
    ['#lobby-RNG', { to: 'anchor', id: 'lobby-RNG' }],
    ['/kiosk/other', { to: 'outside', address: 'https://venue.test/kiosk/other' }],
    ['/mail', { to: 'outside', address: 'https://venue.test/mail' }],
    ['https://elsewhere.test/m/login', { to: 'outside', address: 'https://elsewhere.test/m/login' }],
    ['//elsewhere.test/', { to: 'outside', address: 'https://elsewhere.test/' }],
    ['javascript:alert(1)', { to: 'nowhere' }],
    ['file:///etc/passwd', { to: 'nowhere' }],
    ['mailto:a@b.test', { to: 'nowhere' }],
  ] as const)('a link to %s', { tags: ['KI-1'] }, (href, follow) => {
    expect(resolveLink(href, HERE)).toEqual(follow);
  });

  test('pages and categories that are not offered cannot be opened', { tags: ['KI-1'] }, () => {
    const offer = {
      pages: ['home', 'login', 'slotGames', 'gameList', 'hotGames', 'sportGames'],
      categories: ['RNG'],
    } as const;
    expect([...offeredPages(offer)]).toEqual([
      'home',
      'login',
      'slotGames',
      'gameList',
      'hotGames',
      'changePassword',
    ]);
    expect(offeredPageAt('/m/slot-games?vassalage=PP', offer)).toBe('slotGames');
    expect(offeredPageAt('/m/sport-games', offer)).toBeUndefined();
    expect(offeredPageAt('/m/gameList?gameType=RNG', offer)).toBe('gameList');
    expect(offeredPageAt('/m/gameList?gameType=FISH', offer)).toBeUndefined();
    expect(offeredPageAt('/m/voucherCenter', offer)).toBeUndefined();
    expect(offeredPageAt('/m/nowhere', offer)).toBe('home');
    const rules = hideUnofferedLinksCss(offer);
    expect(rules).toContain('a[href="/m/voucherCenter"]');
    expect(rules).toContain('a[href^="/m/inviteFriends?"]');
    expect(rules).not.toContain('"/m/login"');
  });

  test('a terminal with some categories offers no search over all', { tags: ['KI-1', 'GC-7'] }, () => {
    const some = { pages: kioskPages, categories: ['RNG'] };
    expect(hideUnofferedLinksCss(some)).toContain('a[href$="gameType=ALL"],a[href*="gameType=ALL&"]');
    expect(offeredPageAt('/m/gameList?gameType=ALL&name=reef', some)).toBeUndefined();
    expect(hideUnofferedLinksCss({ pages: kioskPages })).not.toContain('gameType=ALL');
    expect(offeredPageAt('/m/gameList?gameType=ALL', { pages: kioskPages })).toBe('gameList');
  });

  test('a terminal without a list offers every page for terminals', { tags: ['KI-1'] }, () => {
    expect(offeredPages({ pages: kioskPages }).size).toBe(kioskPages.length);
    expect(hideUnofferedLinksCss({ pages: kioskPages })).toContain('/m/inviteFriends');
  });

  test('a terminal offers to change the password only when it offers the login', {
    tags: ['KI-1', 'PW-4'],
  }, () => {
    const withLogin = { pages: ['home', 'login'] } as const;
    expect(offeredPageAt('/m/changePsw', withLogin)).toBe('changePassword');
    expect(hideUnofferedLinksCss(withLogin)).not.toContain('/m/changePsw');
    expect(offeredPageAt('/m/changePsw', { pages: ['home'] })).toBeUndefined();
  });

  const key = (text: string) => {
    const parts = text.split('+');
    return {
      key: parts.at(-1)!,
      ctrlKey: parts.includes('Ctrl'),
      metaKey: parts.includes('Meta'),
      altKey: parts.includes('Alt'),
      shiftKey: parts.includes('Shift'),
    };
  };
  const browsers =
    'F11 F5 F12 F1 Ctrl+p Ctrl+t Ctrl+n Ctrl+w Ctrl+s Ctrl+o Ctrl+u Ctrl+f Ctrl+- Ctrl+0 Meta+q Ctrl+Shift+I Ctrl+Shift+T Alt+ArrowLeft Alt+F4 Alt+Home BrowserBack ContextMenu';
  test.each(browsers.split(' '))('%s does not reach the browser', { tags: ['KI-1'] }, (text) => {
    expect(isBrowserKey(key(text))).toBe(true);
  });
  const fields =
    'a A 1 Enter Tab Shift+Tab Escape Backspace ArrowLeft Ctrl+a Ctrl+v Ctrl+ArrowLeft Ctrl+Alt+q Shift+Home';
  test.each(fields.split(' '))('%s still works', { tags: ['KI-1'] }, (text) => {
    expect(isBrowserKey(key(text))).toBe(false);
  });
});

describe('place', { tags: ['KI-1'] }, () => {
  beforeEach(resetHistory);

  test('back leads to the previous address, then home', () => {
    goTo('/m/hot-games');
    goTo('/m/login');
    goTo('/m/register', { replace: true });
    goBack();
    expect($location.get()).toBe('/m/hot-games');
    goBack();
    goBack();
    expect($location.get()).toBe('/m/home');
  });

  test('a reset empties the history', () => {
    goTo('/m/login');
    goTo('/m/member/home');
    resetHistory();
    goBack();
    expect($location.get()).toBe('/m/home');
  });

  test('the history stays bounded over many visits', () => {
    for (let step = 0; step < 500; step++) goTo(`/m/gameList?vassalage=${step}`);
    let back = 0;
    while ($location.get() !== '/m/home' && back < 500) {
      goBack();
      back++;
    }
    expect(back).toBeLessThanOrEqual(51);
  });
});
