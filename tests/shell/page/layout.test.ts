import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { linkTo, linkToCategory, type RouteName, routeAt, routes } from '../../../src/routes/routes.ts';
import { layoutOf } from '../../../src/shell/page/layout.ts';

describe('routes', () => {
  test.each(['/', '/m', '/m/', '/m/index', '/m/index.html', '/m/home'])(
    '%s is home',
    { tags: ['RT-1'] },
    (path) => {
      expect(routeAt(path)).toBe('home');
    },
  );

  test('an unknown path is no route', { tags: ['RT-1'] }, () => {
    expect(routeAt('/m/nowhere')).toBeUndefined();
    expect(routeAt('/m/constructor')).toBeUndefined();
  });

  test('every address leads to one route', () => {
    const paths = Object.values(routes).flat();
    expect(new Set(paths).size).toBe(paths.length);
  });

  test('links include their query without empty values', () => {
    expect(linkTo('gameList', { gameType: 'RNG', vassalage: '' })).toBe('/m/gameList?gameType=RNG');
    expect(linkToCategory('RNG', 'OAK')).toBe('/m/slot-games?vassalage=OAK');
    expect(linkToCategory('MINI')).toBe('/m/gameList?gameType=MINI');
  });
});

describe('categories', { tags: ['RT-3'] }, () => {
  test.each([
    ['LIVE', '/m/live-games'],
    ['RNG', '/m/slot-games'],
    ['HOT', '/m/slot-games?gameType=HOT'],
    ['FAV', '/m/slot-games?gameType=FAV'],
    ['SPORTS', '/m/sport-games'],
    ['ESPORTS', '/m/esport-games'],
    ['FISH', '/m/fishing-games'],
    ['PVP', '/m/poker-games'],
    ['LOTT', '/m/lott'],
    ['ELOTT', '/m/elott'],
  ])('%s is at %s', { tags: ['RT-3'] }, (category, address) => {
    expect(linkToCategory(category)).toBe(address);
  });

  test('a category of the operator’s own opens the game list, with its vendor', { tags: ['RT-3'] }, () => {
    expect(linkToCategory('CRASH', 'OAK')).toBe('/m/gameList?gameType=CRASH&vassalage=OAK');
    expect(linkToCategory('constructor')).toBe('/m/gameList?gameType=constructor');
  });

  test.each([
    ['/m/gameList?gameType=RNG&vassalage=OAK', 'gameList'],
    ['/m/slotsCenter', 'gameList'],
    ['/m/hot-games', 'hotGames'],
    ['/m/fav-games', 'favouriteGames'],
    ['/m/sportsGame', 'sportsGame'],
    ['/m/lottery', 'lottery'],
    ['/m/lott', 'lottery'],
    ['/m/elott', 'eLottery'],
    ['/m/live-games', 'liveGames'],
    ['/m/slot-games', 'slotGames'],
    ['/m/sport-games', 'sportGames'],
    ['/m/esport-games', 'esportGames'],
    ['/m/fishing-games', 'fishingGames'],
    ['/m/poker-games', 'pokerGames'],
  ])('%s leads to %s', { tags: ['RT-3'] }, (path, route) => {
    expect(routeAt(path)).toBe(route);
  });
});

describe('layout', () => {
  const at = (path: string) => layoutOf(routeAt(path)!);

  test.each([
    ['/m/login', 'back'],
    ['/m/register', 'back'],
    ['/m/register.html', 'back'],
    ['/m/message', 'back'],
    ['/m/app', 'back'],
    ['/m/forget', 'back'],
    ['/m/agent', 'back'],
    ['/m/agent/team/overview', 'back'],
    ['/m/activity', 'back'],
    ['/m/activityDetail?id=p-race', 'back'],
    ['/m/notice?index=1', 'back'],
    ['/m/lott', 'own'],
    ['/m/lottery', 'own'],
    ['/m/elott', 'own'],
    ['/m/live-games', 'own'],
    ['/m/slot-games', 'own'],
    ['/m/sport-games', 'own'],
    ['/m/esport-games', 'own'],
    ['/m/fishing-games', 'own'],
    ['/m/poker-games', 'own'],
    ['/m/gameList?gameType=RNG', 'own'],
    ['/m/slotsCenter', 'own'],
    ['/m/hot-games', 'own'],
    ['/m/fav-games', 'own'],
    ['/m/sportsGame', 'own'],
    ['/m/home', 'main'],
    ['/', 'main'],
    ['/m/member/home', 'main'],
    ['/m/voucherCenter', 'main'],
    ['/m/withdraw', 'main'],
    ['/m/rewardCenter', 'main'],
    ['/m/webEmail', 'main'],
  ] as const)('the header of %s is the %s one', { tags: ['RT-5'] }, (path, header) => {
    expect(at(path).header).toBe(header);
  });

  test.each([
    ['/m/activity', 'Promotions'],
    ['/m/forget', 'Forgot password'],
    ['/m/login', 'Log in'],
    ['/m/register', 'Register'],
    ['/m/trail', 'Free play'],
    ['/m/changePsw', 'Change password'],
    ['/m/notice', 'Announcements'],
    ['/m/slotsCenter', 'Game centre'],
    ['/m/gameList', 'Game centre'],
    ['/m/message', 'Message centre'],
    ['/m/set', 'Settings'],
    ['/m/help', 'Help centre'],
  ])('%s has the title %s', { tags: ['RT-11'] }, (path, title) => {
    const [area = '', key = ''] = at(path).title?.split('.') ?? [];
    const texts = readFileSync(
      join(import.meta.dirname, `../../../src/i18n/messages/EN/${area}.json`),
      'utf8',
    );
    expect(JSON.parse(texts)[key]).toBe(title);
  });

  test.each(['/m/home', '/', '/m', '/m/index.html'])(
    '%s is called by the brand alone',
    { tags: ['RT-11'] },
    (path) => {
      expect(at(path).title).toBeUndefined();
    },
  );

  test('back leads home from login, register, trial, promotions, recovery and the message centre', {
    tags: ['RT-11', 'MS-1'],
  }, () => {
    const home = ['/m/login', '/m/register', '/m/trail', '/m/activity', '/m/forget', '/m/message'];
    for (const path of home) expect(`${path} ${at(path).backToHome}`).toBe(`${path} true`);
    for (const path of ['/m/notice', '/m/activityDetail', '/m/changePsw', '/m/set', '/m/help', '/m/app']) {
      expect(`${path} ${at(path).backToHome}`).toBe(`${path} false`);
    }
  });

  test('help, settings, password change and free play have a back arrow and a title', {
    tags: ['RT-10', 'RT-11'],
  }, () => {
    expect(layoutOf('help')).toMatchObject({ header: 'back', title: 'shell.helpCentre', backToHome: false });
    expect(layoutOf('settings')).toMatchObject({
      header: 'back',
      title: 'shell.settings',
      backToHome: false,
    });
    expect(layoutOf('changePassword')).toMatchObject({
      header: 'back',
      title: 'shell.changePassword',
      backToHome: false,
    });
    expect(layoutOf('trial')).toMatchObject({ header: 'back', title: 'shell.trial', backToHome: true });
  });

  test('the agents’ pages have neither header nor bottom menu', { tags: ['RT-5', 'RT-6'] }, () => {
    for (const name of ['agent', 'teamOverview', 'openAccount', 'dividend', 'salaryContract'] as const) {
      expect(layoutOf(name)).toMatchObject({ header: 'back', bottomMenu: false, title: expect.any(String) });
    }
  });

  test('the pages of a team have a back arrow and a title', {
    tags: ['WL-9', 'WL-10', 'RT-5', 'RT-6'],
  }, () => {
    const team = {
      teamManagement: '/m/member/team',
      teamProfitAndLoss: '/m/agent/team/pnl',
      teamBetting: '/m/teamBetting',
      rebateSettings: '/m/member/agent/agentRebeat',
      rebateIncome: '/m/member/teamRebate',
    } as const;
    for (const [name, path] of Object.entries(team)) {
      expect(routeAt(path)).toBe(name);
      expect(layoutOf(name as keyof typeof team)).toMatchObject({
        header: 'back',
        title: expect.stringMatching(/^team\./),
        backToHome: false,
        bottomMenu: false,
      });
    }
  });

  test('the floating button is on every page without another link to customer service, except over games', {
    tags: ['MS-6'],
  }, () => {
    const names = Object.keys(routes) as (keyof typeof routes)[];
    const without = names.filter((name) => !layoutOf(name).serviceButton);
    expect(new Set(without)).toEqual(
      new Set([
        ...['agent', 'teamOverview', 'agentNotice', 'openAccount', 'dividend'],
        ...['salaryContract', 'dividendContract', 'hourContract', 'teamManagement', 'teamProfitAndLoss'],
        ...['teamBetting', 'rebateSettings', 'rebateIncome', 'slotGames', 'liveGames', 'fishingGames'],
        ...['pokerGames', 'sportGames', 'esportGames', 'lottery', 'eLottery', 'gameList', 'hotGames'],
        ...['favouriteGames', 'sportsGame', 'studio'],
      ]),
    );
  });

  test('the account’s controls are in the line of heads, except on pages about logging in and those of agents', () => {
    const at = (path: string) => layoutOf(routeAt(path)!).wideAccount;
    expect(['/m/slot-games', '/m/lott', '/m/activity', '/m/notice', '/m/help', '/m/set'].every(at)).toBe(
      true,
    );
    expect(
      ['/m/home', '/m/login', '/m/register', '/m/changePsw', '/m/agent', '/m/member/team'].some(at),
    ).toBe(false);
  });

  test('hides the bottom menu where the specification says so', { tags: ['RT-6'] }, () => {
    const hidden = [
      '/m/login',
      '/m/register',
      '/m/slotsCenter',
      '/m/gameList',
      '/m/lott',
      '/m/lottery',
      '/m/forget',
      '/m/changePsw',
      '/m/app',
      '/m/notice',
      '/m/agent',
      '/m/help',
    ];
    for (const path of hidden) expect(`${path} ${at(path).bottomMenu}`).toBe(`${path} false`);
    const shown = [
      '/m/home',
      '/m/activity',
      '/m/rewardCenter',
      '/m/member/home',
      '/m/message',
      '/m/set',
      '/m/voucherCenter',
    ];
    for (const path of shown) expect(`${path} ${at(path).bottomMenu}`).toBe(`${path} true`);
  });

  test('keeps the bottom menu hidden or visible between categories and the pages that they open', {
    tags: ['RT-6'],
  }, () => {
    const codes = [
      'RNG',
      'LIVE',
      'FISH',
      'PVP',
      'SPORTS',
      'ESPORTS',
      'LOTT',
      'ELOTT',
      'HOT',
      'FAV',
      'MINI',
      'ALL',
    ];
    const lists = [...codes.map((code) => linkToCategory(code)), '/m/sportsGame'];
    expect(lists.map((address) => layoutOf(routeAt(address)!).bottomMenu)).toEqual(lists.map(() => false));
  });

  test('the side menu is on every page without its own menu', { tags: ['RT-7'] }, () => {
    for (const name of Object.keys(routes) as RouteName[]) {
      const agents = /^(agent|team|openAccount|dividend|rebate|(salary|hour)Contract)/.test(name);
      expect(`${name} ${layoutOf(name).sideMenu}`).toBe(`${name} ${!agents}`);
    }
  });
});

test.each([
  ['/m/home', 'home'],
  ['/m/slot-games', 'home'],
  ['/m/studio?vassalage=ASTER', 'home'],
  ['/m/activity', 'activity'],
  ['/m/activityDetail?id=1', 'activity'],
  ['/m/rewardCenter', 'rewardCenter'],
  ['/m/member/home', 'memberHome'],
  ['/m/voucherCenter', 'memberHome'],
  ['/m/withdraw', 'memberHome'],
  ['/m/gameRecord', 'memberHome'],
  ['/m/set', 'memberHome'],
  ['/m/securityCenter', 'memberHome'],
  ['/m/protection', 'memberHome'],
  ['/m/member/benefits', 'memberHome'],
  ['/m/webEmail', 'memberHome'],
  ['/m/help', 'help'],
])('the menu marks the section of %s: %s', { tags: ['RT-7'] }, (path, section) => {
  expect(layoutOf(routeAt(path)!).section).toBe(section);
});
