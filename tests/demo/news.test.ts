import { describe, expect, test } from 'vitest';
import { letterTexts } from '../../demo/fixtures/content/letter-texts.ts';
import { getAnnouncements, markAnnouncementRead } from '../../src/gateway/endpoints/announcements.ts';
import { getHelp, getInbox } from '../../src/gateway/endpoints/messages.ts';
import { getPromotions } from '../../src/gateway/endpoints/promotions.ts';
import { claimReward, getRewards } from '../../src/gateway/endpoints/rewards.ts';
import { getWallet } from '../../src/gateway/endpoints/session.ts';
import { getWinners } from '../../src/gateway/endpoints/winners.ts';
import { call } from '../../src/gateway/http/client.ts';
import { languageCodes } from '../../src/lib/language-codes.ts';
import { boardQuery, gatewayPerTest, newsQuery } from './harness.ts';
import { password, register } from './verification.ts';

const DAY = 24 * 60 * 60_000;

const gateway = gatewayPerTest();

describe('announcements', () => {
  test('every list has entries, with banners by group and popups by audience', {
    tags: ['AN-4'],
  }, async () => {
    const news = await call(getAnnouncements, { query: newsQuery });
    expect(news.player.length).toBeGreaterThanOrEqual(5);
    expect(news.promotion.length).toBeGreaterThan(0);
    expect(news.hot.length).toBeGreaterThan(0);
    expect(new Set(news.popup.map(({ execution }) => execution))).toEqual(new Set(['A', 'B', 'F']));
    expect(news.banners.length).toBeGreaterThanOrEqual(4);
    for (const groupName of ['m_home', 'm_hotgames', 'm_leftmenu']) {
      const { banners, player } = await call(getAnnouncements, {
        query: { ...newsQuery, types: 'B', groupName },
      });
      expect(banners.length).toBeGreaterThan(0);
      expect(banners.every((banner) => banner.groupName === groupName)).toBe(true);
      expect(player).toEqual([]);
    }
  });

  test.each(languageCodes)(
    'a promotion has the same name on its banner and in the ticker, in %s',
    async (language) => {
      const query = { ...newsQuery, types: 'B,PL', language };
      const { banners, player } = await call(getAnnouncements, { query });
      const { promotions } = await call(getPromotions, { query });
      const { title } = promotions.find(({ id }) => id === 'p-drops')!;
      const banner = banners.find(({ link }) => link.endsWith('p-drops'))!;
      const news = player.find(({ id }) => id === 'a-drops')!;
      for (const text of [banner.title, news.title]) expect(text.startsWith(title), text).toBe(true);
    },
  );

  test('no text promises limits that members could set', async () => {
    await gateway.signIn('maya7');
    const { player, popup, hot, promotion } = await call(getAnnouncements, { query: newsQuery });
    const help = await call(getHelp, { query: { lang: 'EN', device: 'MOBILE' } });
    const letters = Object.values(letterTexts).map(({ title, content }) => title.EN + content('EN'));
    const texts = [...player, ...popup, ...hot, ...promotion, ...help].map((one) => one.title + one.content);
    expect(
      [...texts, ...letters].filter((text) => /own limit|limits? (work|count)|sets? .*limit/i.test(text)),
    ).toEqual([]);
  });

  test('has every text in every language', { tags: ['LN-1'] }, async () => {
    const seen = new Map<string, Set<string>>();
    for (const language of languageCodes) {
      const news = await call(getAnnouncements, { query: { ...newsQuery, language } });
      const { promotions, categories } = await call(getPromotions, {
        query: { merchantCode: 'foyer', language, platform: 'M' },
      });
      const texts = [
        ...news.player,
        ...news.popup,
        ...news.hot,
        ...news.promotion,
        ...news.banners,
        ...promotions,
      ];
      for (const { id, title } of texts) {
        expect(title).toBeTruthy();
        seen.set(id, (seen.get(id) ?? new Set()).add(title));
      }
      for (const { name } of categories) expect(name).toBeTruthy();
    }
    for (const [id, titles] of seen) expect([id, titles.size]).toEqual([id, languageCodes.length]);
  });

  test('stores read marks per member', { tags: ['AN-2'] }, async () => {
    await gateway.signIn('maya7');
    const isRead = async () =>
      (await call(getAnnouncements, { query: newsQuery })).player.find(({ id }) => id === 'a-drops')?.read;
    expect(await isRead()).toBe(false);
    await call(markAnnouncementRead, { body: { announcementId: 'a-drops', read: true } });
    await gateway.signIn('maya7');
    expect(await isRead()).toBe(true);
    await gateway.signIn('ravi1');
    expect(await isRead()).toBe(false);
    const unknown = call(markAnnouncementRead, { body: { announcementId: 'nothing', read: true } });
    await expect(unknown).rejects.toMatchObject({ code: 'not.found' });
  });
});

describe('queries', () => {
  const lists = async (change: object) => call(getAnnouncements, { query: { ...newsQuery, ...change } });

  test('returns a list only for its code', async () => {
    const codes = { B: 'banners', PL: 'player', PU: 'popup', PR: 'promotion', H: 'hot' } as const;
    for (const [code, name] of Object.entries(codes)) {
      const filled = Object.entries(await lists({ types: code })).filter(([, list]) => list.length);
      expect([code, filled.map(([list]) => list)]).toEqual([code, [name]]);
    }
    expect((await lists({ types: ' PL , H' })).hot.length).toBeGreaterThan(0);
  });

  test('returns the banners of several groups', async () => {
    const groups = async (groupName: string) =>
      (await lists({ types: 'B', groupName })).banners.map((banner) => banner.groupName);
    expect(new Set(await groups('m_home'))).toEqual(new Set(['m_home']));
    expect(new Set(await groups('m_leftmenu, m_reg'))).toEqual(new Set(['m_leftmenu', 'm_reg']));
    expect(await groups('m_nothing')).toEqual([]);
  });

  test('dates announcements relative to the gateway’s day', async () => {
    const dayOf = async () => (await lists({})).player.find(({ id }) => id === 'a-tables')?.startDate;
    expect(await dayOf()).toBe('2026-01-14');
    gateway.pass(24 * 60 * 60_000);
    expect(await dayOf()).toBe('2026-01-15');
  });

  test('marks an announcement as unread for the member only', { tags: ['AN-2'] }, async () => {
    const mark = (read: boolean) => call(markAnnouncementRead, { body: { announcementId: 'a-drops', read } });
    const isRead = async () => (await lists({})).player.find(({ id }) => id === 'a-drops')?.read;
    for (const name of ['ravi1', 'maya7']) {
      await gateway.signIn(name);
      await mark(true);
    }
    await mark(false);
    expect(await isRead()).toBe(false);
    await gateway.signIn('ravi1');
    expect(await isRead()).toBe(true);
  });
});

describe('winners', () => {
  const board = () => call(getWinners, { query: boardQuery });

  test('lists past wins up to the limit, largest first', { tags: ['WB-1'] }, async () => {
    const { vo } = await board();
    expect(vo).toHaveLength(20);
    expect(vo.map(({ winAmount }) => winAmount)).toEqual(
      vo.map(({ winAmount }) => winAmount).sort((a, b) => b - a),
    );
    for (const { gameTime } of vo) expect(gameTime).toBeLessThanOrEqual(gateway.now());
    expect((await call(getWinners, { query: { ...boardQuery, limitNum: 3 } })).vo).toEqual(vo.slice(0, 3));
  });

  test('wins keep arriving as time passes, and only then', { tags: ['WB-1'] }, async () => {
    const before = await board();
    expect(await board()).toEqual(before);
    gateway.pass(30 * 60_000);
    const after = await board();
    const times = new Set(before.vo.map(({ gameTime }) => gameTime));
    expect(after.vo.some(({ gameTime }) => !times.has(gameTime))).toBe(true);
  });

  test('adds only as many wins as it shows after a month’s pause', async () => {
    await board();
    gateway.pass(30 * 24 * 60 * 60_000);
    const { vo } = await board();
    expect(Math.min(...vo.map(({ gameTime }) => gameTime))).toBeGreaterThan(gateway.now() - 4 * 60 * 60_000);
  });

  test('has a board per category', async () => {
    const { vo } = await call(getWinners, { query: { ...boardQuery, gameCategory: 'FISH' } });
    expect(vo.length).toBeGreaterThan(0);
    expect(vo.every(({ gameType }) => gameType === 'FISH')).toBe(true);
  });
});

describe('rewards', () => {
  test('pays a reward once for two claims', { tags: ['WL-7'] }, async () => {
    await gateway.signIn('maya7');
    const { list } = await call(getRewards, { query: { language: 'EN' } });
    const [first] = list;
    const paid = 25_000 + first!.amount;
    expect(await call(claimReward, { body: { rewardId: first!.id } })).toEqual({ sumBalance: paid });
    expect(await call(claimReward, { body: { rewardId: first!.id } })).toEqual({ sumBalance: paid });
    expect(await call(getWallet, {})).toEqual({ sumBalance: paid });
    const after = (await call(getRewards, { query: { language: 'EN' } })).list;
    expect(after.at(-1)).toMatchObject({ id: first!.id, state: 'claimed' });
  });

  test('lists claimed rewards last, per member', { tags: ['WL-7'] }, async () => {
    const list = async () => (await call(getRewards, { query: { language: 'EN' } })).list;
    await gateway.signIn('maya7');
    const [first] = await list();
    await call(claimReward, { body: { rewardId: first!.id } });
    const states = (await list()).map(({ state }) => state);
    expect(states).toEqual(['open', 'open', 'open', 'claimed']);
    expect((await list()).at(-1)!.id).toBe(first!.id);
    await gateway.signIn('ravi1');
    expect((await list()).every(({ state }) => state === 'open')).toBe(true);
    const unknown = call(claimReward, { body: { rewardId: 'r-none' } });
    await expect(unknown).rejects.toMatchObject({ code: 'not.found' });
  });

  test('cashback, birthday present and letters depend on the age of the account', {
    tags: ['WL-7'],
  }, async () => {
    await register({ username: 'leela22' });
    const seen = async () => {
      await gateway.signIn('leela22', password);
      const { list } = await call(getRewards, { query: { language: 'EN' } });
      const { popup } = await call(getAnnouncements, { query: newsQuery });
      const told = popup.some(({ id }) => id === 'a-popup-member');
      return [...list.map(({ id }) => id), ...(told ? ['popup'] : [])];
    };
    expect(await seen()).toEqual(['r-welcome']);
    const early = call(claimReward, { body: { rewardId: 'r-birthday' } });
    await expect(early).rejects.toMatchObject({ code: 'not.found' });
    gateway.pass(7 * DAY - 1);
    expect(await seen()).toEqual(['r-welcome']);
    gateway.pass(1);
    expect(await seen()).toEqual(['r-cashback', 'r-live-cashback', 'r-welcome', 'popup']);
    gateway.pass(23 * DAY);
    expect(await seen()).toContain('r-birthday');
  });

  test('presents grow with the VIP level, and cashback is that of the letters', async () => {
    const amountsOf = async (username: string) => {
      await gateway.signIn(username);
      const { list } = await call(getRewards, { query: { language: 'EN' } });
      return Object.fromEntries(list.map(({ id, amount }) => [id, amount]));
    };
    const [maya, noor] = [await amountsOf('maya7'), await amountsOf('noor2')];
    expect(noor['r-birthday']).toBe(1250);
    expect(noor['r-birthday']).toBeGreaterThan(maya['r-birthday']!);
    expect(noor['r-live-cashback']).toBeGreaterThan(maya['r-live-cashback']!);
    expect(noor['r-cashback']).toBe(maya['r-cashback']);
  });

  test('a new account has the welcome letter only', async () => {
    await gateway.signIn('newbie');
    const query = { kind: 'messages', pageNo: 1, pageSize: 10, language: 'EN' } as const;
    const { list } = await call(getInbox, { query });
    expect(list).toMatchObject([{ title: 'Welcome', read: false }]);
    expect((await call(getRewards, { query: { language: 'EN' } })).list).toHaveLength(1);
  });

  test('trial accounts have no rewards', async () => {
    await gateway.signIn('trial4');
    expect(await call(getRewards, { query: { language: 'EN' } })).toEqual({ list: [] });
    const claim = call(claimReward, { body: { rewardId: 'r-welcome' } });
    await expect(claim).rejects.toMatchObject({ code: 'account.not.real' });
  });
});

describe('registration', () => {
  test('a new account can log in at once, as a first login', { tags: ['RG-7'] }, async () => {
    await register();
    expect(await gateway.signIn('casey_1', password)).toMatchObject({ type: 0, firstTimeLogin: true });
    expect(await call(getWallet, {})).toEqual({ sumBalance: 0 });
  });

  test('compares names without case', async () => {
    await expect(register({ username: 'MAYA7' })).rejects.toMatchObject({ code: 'member.name.taken' });
  });

  test.each([
    ['RG-5 unlike passwords', { confirmPassword: 'other-river-7' }, 'member.confirmation.differs'],
    ['a short name', { username: 'ab' }, 'member.name.format'],
    ['a weak password', { password: 'short', confirmPassword: 'short' }, 'member.password.format'],
    ['a wrong address', { email: 'nowhere' }, 'member.email.format'],
  ])('the gateway refuses %s too', { tags: ['RG-2'] }, async (_, change, code) => {
    await expect(register(change)).rejects.toMatchObject({ code });
  });
});
