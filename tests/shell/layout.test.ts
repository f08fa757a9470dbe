import { describe, expect, test } from 'vitest';
import { linkTo, linkToCategory, routeAt, routes } from '../../src/routes/routes.ts';
import { layoutOf } from '../../src/shell/layout.ts';

describe('routes', () => {
  test.each(['/', '/m', '/m/', '/m/index', '/m/index.html', '/m/home'])('RT-1 %s is home', (path) => {
    expect(routeAt(path)).toBe('home');
  });

  test('RT-1 an unknown path is no route', () => {
    expect(routeAt('/m/nowhere')).toBeUndefined();
    expect(routeAt('/m/constructor')).toBeUndefined();
  });

  test('every address leads to one route', () => {
    const paths = Object.values(routes).flat();
    expect(new Set(paths).size).toBe(paths.length);
  });

  test('links carry their query, without empty values', () => {
    expect(linkTo('gameList', { gameType: 'RNG', vassalage: '' })).toBe('/m/gameList?gameType=RNG');
    expect(linkToCategory('RNG', 'OAK')).toBe('/m/slot-games?vassalage=OAK');
    expect(linkToCategory('MINI')).toBe('/m/gameList?gameType=MINI');
  });
});

describe('layout', () => {
  test('RT-4 home alone has the extra top block', () => {
    const withBlock = (Object.keys(routes) as (keyof typeof routes)[]).filter(
      (name) => layoutOf(name).topBlock,
    );
    expect(withBlock).toEqual(['home']);
  });

  test('RT-5 the header is hidden on login, register, activity, notice and the game lists', () => {
    for (const name of [
      'login',
      'register',
      'activity',
      'activityDetail',
      'notice',
      'message',
      'gameList',
      'slotGames',
    ] as const) {
      expect(layoutOf(name).header).not.toBe('main');
    }
    for (const name of ['home', 'memberHome', 'deposit', 'inbox'] as const) {
      expect(layoutOf(name).header).toBe('main');
    }
  });

  test('RT-10 RT-11 help, settings, the change of password and free play stand under a back arrow and their title', () => {
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

  test('RT-5 RT-6 the agents’ pages have neither the header nor the bottom menu', () => {
    for (const name of ['agent', 'teamOverview', 'openAccount', 'dividend', 'salaryContract'] as const) {
      expect(layoutOf(name)).toMatchObject({ header: 'back', bottomMenu: false, title: expect.any(String) });
    }
  });

  test('WL-9 WL-10 RT-5 RT-6 the pages of a team stand under a back arrow and their title', () => {
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

  test('MS-6 the floating button is on every page that has no other way to customer service, and not over games', () => {
    const names = Object.keys(routes) as (keyof typeof routes)[];
    const without = names.filter((name) => !layoutOf(name).serviceButton);
    expect(new Set(without)).toEqual(
      new Set([
        ...['message', 'agent', 'teamOverview', 'agentNotice', 'openAccount', 'dividend'],
        ...['salaryContract', 'dividendContract', 'hourContract', 'teamManagement', 'teamProfitAndLoss'],
        ...['teamBetting', 'rebateSettings', 'rebateIncome', 'slotGames', 'liveGames', 'fishingGames'],
        ...['pokerGames', 'sportGames', 'esportGames', 'lottery', 'eLottery', 'gameList', 'hotGames'],
        ...['favouriteGames', 'sportsGame'],
      ]),
    );
  });

  test('RT-6 the bottom menu is hidden where the specification says', () => {
    const without = 'login register slotsCenter gameList lottery forget changePsw notice agent help';
    for (const path of without.split(' ')) {
      expect(layoutOf(routeAt(`/m/${path}`)!).bottomMenu).toBe(false);
    }
    for (const path of ['home', 'activity', 'rewardCenter', 'member/home', 'set', 'trail', 'webEmail']) {
      expect(layoutOf(routeAt(`/m/${path}`)!).bottomMenu).toBe(true);
    }
    expect(layoutOf('message').bottomMenu).toBe(true);
    expect(layoutOf('home').bottomMenu).toBe(true);
  });

  test('RT-6 the bottom menu does not come and go between categories and what opens from them', () => {
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
    const lists = [
      ...codes.map((code) => linkToCategory(code)),
      '/m/hot-games',
      '/m/fav-games',
      '/m/sportsGame',
    ];
    expect(lists.map((address) => layoutOf(routeAt(address)!).bottomMenu)).toEqual(lists.map(() => false));
  });
});
