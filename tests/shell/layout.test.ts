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
    for (const name of ['home', 'memberHome', 'deposit', 'settings', 'inbox', 'help'] as const) {
      expect(layoutOf(name).header).toBe('main');
    }
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

  test('RT-6 the bottom menu is hidden where the specification says', () => {
    for (const name of ['login', 'register', 'gameList', 'lottery', 'notice', 'help'] as const) {
      expect(layoutOf(name).bottomMenu).toBe(false);
    }
    expect(layoutOf('message').bottomMenu).toBe(true);
    expect(layoutOf('home').bottomMenu).toBe(true);
  });
});
