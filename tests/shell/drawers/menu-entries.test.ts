import { describe, expect, test } from 'vitest';
import { whitelabel } from '../../../demo/fixtures/operator/status.ts';
import {
  type MenuKey,
  type MenuPlace,
  menuAddress,
  menuOf,
} from '../../../src/shell/drawers/menu-entries.ts';

const all = { ...whitelabel };
const keys = (place: MenuPlace, signedIn: boolean, flags: Record<string, boolean> = all, service = true) =>
  menuOf(place, { signedIn, flags, service }).map(({ key }) => key);
const groups = ['centreMoney', 'centrePlay', 'centreSafety', 'centreAccount'] as const;
/** The entries of the member centre's groups. */
const centre = (signedIn: boolean, flags = all) => groups.flatMap((place) => keys(place, signedIn, flags));

describe('the right drawer', { tags: ['DR-1'] }, () => {
  test('a member sees account, bets, news, customer service and logout', () => {
    expect(keys('account', true)).toEqual([
      'myAccount',
      'betRecord',
      'news',
      'playSafely',
      'service',
      'signOut',
    ]);
  });

  test('the agency centre is first, for agents only', () => {
    const shown = menuOf('account', { signedIn: true, agent: true, flags: {}, service: false });
    expect(shown[0]!.key).toBe('agencyCentre');
    expect(menuAddress(shown[0]!)).toBe('/m/agent');
    expect(keys('account', true)).not.toContain('agencyCentre');
  });

  test('bet record, logout and customer service depend on TRANSBETREPMEM3, the session and its address', () => {
    expect(keys('account', true, { ...all, TRANSBETREPMEM3: false })).not.toContain('betRecord');
    expect(keys('account', false)).not.toContain('signOut');
    expect(keys('account', true, all, false)).not.toContain('service');
  });
});

describe('the left drawer', { tags: ['DR-2'] }, () => {
  test('money and rewards come first, with their routes', () => {
    const shown = menuOf('money', { signedIn: false, flags: {}, service: false });
    expect(shown.map((entry) => [entry.key, menuAddress(entry)])).toEqual([
      ['deposit', '/m/voucherCenter'],
      ['withdraw', '/m/withdraw'],
      ['promotions', '/m/activity'],
      ['inviteFriends', '/m/inviteFriends'],
      ['rewardCentre', '/m/rewardCenter'],
      ['cashback', '/m/rewardCenter'],
    ]);
  });

  const gated: [string, MenuKey, string][] = [
    ['VIPBENEFIT3', 'vipBenefits', '/m/member/benefits'],
    ['TRANSBETREPMEM3', 'betRecord', '/m/gameRecord'],
    ['TRANSREC3', 'accountRecord', '/m/transaction/record'],
    ['DEPRECM3', 'depositRecord', '/m/vouReport'],
    ['SECPRIV', 'security', '/m/securityCenter'],
    ['PERSREP', 'profitAndLoss', '/m/profitandloss'],
    ['MAILCEN', 'newsMail', '/m/webEmail'],
  ];

  test.each(gated)('%s alone enables %s, which leads to %s', (flag, key, address) => {
    const shown = menuOf('member', { signedIn: true, flags: { [flag]: true }, service: true });
    expect(shown.map((entry) => entry.key).filter((one) => one !== 'favourites')).toEqual([key]);
    expect(menuAddress(shown.find((entry) => entry.key === key)!)).toBe(address);
    expect(keys('member', true, { ...all, [flag]: false })).not.toContain(key);
    expect(centre(true)).toContain(key);
    expect(centre(true, { ...all, [flag]: false })).not.toContain(key);
    expect(keys('memberCentreBase', true, { ...all, [flag]: false })).not.toContain(key);
  });

  test.each(['centrePlay', 'memberCentreBase', 'myAccount'] as const)(
    '%s leads to terminals where there are some',
    { tags: ['KI-1'] },
    (place) => {
      const terminal = (flags: Record<string, boolean>) =>
        menuOf(place, { signedIn: true, flags, service: true }).find(({ key }) => key === 'terminal');
      expect(menuAddress(terminal({ TERMINALLOGIN3: true })!)).toBe('/m/terminal');
      expect(terminal({ ...all, TERMINALLOGIN3: false })).toBeUndefined();
    },
  );

  test.each([
    ['a device of the player', true],
    ['a terminal', undefined],
  ])('whether %s leads to the identity checks: %s', { tags: ['KY-8'] }, (_, ownDevice) => {
    const viewer = { signedIn: true, flags: all, service: true, ownDevice };
    for (const place of ['centreSafety', 'settingsSafety', 'memberCentreBase'] as const) {
      expect(menuOf(place, viewer).some(({ key }) => key === 'identity')).toBe(ownDevice === true);
    }
  });

  test('VIP benefits are the first entry of a member while their setting is on', () => {
    expect(keys('member', true)[0]).toBe('vipBenefits');
    expect(keys('member', true, { ...all, VIPBENEFIT3: false })[0]).toBe('favourites');
  });

  test('ends with links about the operator, with customer service if it is available', () => {
    expect(keys('end', true)).toEqual([
      'announcements',
      'messageCentre',
      'playSafely',
      'help',
      'service',
      'signOut',
    ]);
    expect(keys('end', false, all, false)).toEqual(['announcements', 'messageCentre', 'playSafely', 'help']);
  });

  test('shows no entry that depends on a flag before the flags are loaded', () => {
    expect(keys('member', true, {})).toEqual(['favourites']);
  });
});

test.each([
  ['end', false],
  ['end', true],
  ['centreAccount', true],
  ['memberCentreBase', true],
] as const)('%s leads to the message centre, signed in: %s', { tags: ['MS-1'] }, (place, signedIn) => {
  const entry = menuOf(place, { signedIn, flags: {}, service: false }).find(
    ({ key }) => key === 'messageCentre',
  )!;
  expect(menuAddress(entry)).toBe('/m/message');
});

test('the member centre leads to my account, which does not lead to itself', { tags: ['WL-5'] }, () => {
  expect(keys('centreAccount', true)[0]).toBe('myAccount');
  expect(keys('myAccount', true)).toEqual(['settings', 'terminal', 'signOut']);
});

test('the groups of the member centre have each entry once', { tags: ['WL-5'] }, () => {
  expect(new Set(centre(true)).size).toBe(centre(true).length);
  expect(groups.map((place) => keys(place, true)[0])).toEqual([
    'walletTransfer',
    'betRecord',
    'playSafely',
    'myAccount',
  ]);
});
