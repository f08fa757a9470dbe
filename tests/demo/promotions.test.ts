import { describe, expect, test } from 'vitest';
import type { PromotionRules } from '../../demo/fixtures/content/promotion-seed.ts';
import { type PromotionApplication, stateOf } from '../../demo/gateway/promotion-state.ts';
import { claimPromotion, getPromotions, joinPromotion } from '../../src/gateway/endpoints/promotions.ts';
import { getWallet } from '../../src/gateway/endpoints/session.ts';
import { deposit, withdraw } from '../../src/gateway/endpoints/wallet.ts';
import { call } from '../../src/gateway/http/client.ts';
import { refusal } from '../../src/gateway/http/errors.ts';
import { featureRefusal } from '../../src/gateway/http/feature-refusals.ts';
import { languages } from '../../src/i18n/languages.ts';
import { createFormats } from '../../src/lib/format.ts';
import { languageCodes } from '../../src/lib/language-codes.ts';
import { gatewayPerTest, NOON } from './harness.ts';

const SECOND = 1_000;
const DAY = 24 * 60 * 60 * SECOND;

const gateway = gatewayPerTest();

const all = (language = 'EN') =>
  call(getPromotions, { query: { merchantCode: 'foyer', language, platform: 'M' } });
const one = async (id: string) => (await all()).promotions.find((promotion) => promotion.id === id)!;
const states = async () => new Set((await all()).promotions.map(({ state }) => state));
const join = (promotionId: string) => call(joinPromotion, { body: { promotionId, language: 'EN' } });
const claim = (promotionId: string) => call(claimPromotion, { body: { promotionId, language: 'EN' } });
const balance = async () => (await call(getWallet, {})).sumBalance;
const refused = (code: string) => ({ kind: 'refused', code });

test('pictures have a sequence, categories exist, and content has px sizes and links', {
  tags: ['PR-1'],
}, async () => {
  const { categories, promotions } = await all();
  const known = new Set(categories.map(({ id }) => id));
  expect(known.size).toBeGreaterThan(2);
  const firsts = promotions.map(({ announcementImages: list }) =>
    list.filter(({ sequence }) => sequence === 1),
  );
  expect(new Set(firsts.map(({ length }) => length))).toEqual(new Set([1]));
  // Only the sequence identifies the first picture, which is listed second.
  const { announcementImages } = promotions.find(({ id }) => id === 'p-race')!;
  expect(announcementImages.map(({ sequence }) => sequence)).toEqual([2, 1]);
  for (const { url } of announcementImages) {
    expect((await gateway.app.request(new URL(url).pathname)).status).toBe(200);
  }
  const own = promotions.map(({ promoAnnouncementCategoryIds: ids }) => ids);
  expect(own.flat().every((id) => known.has(id))).toBe(true);
  expect(own.some((ids) => !ids.length)).toBe(true);
  const { content } = await one('p-race');
  for (const part of [/\d+px/, /width="\d+"/, 'href="https://', 'href="/m/', '<table', '<img']) {
    expect(content).toMatch(part);
  }
});

test('amounts and percentages in Urdu texts keep their signs at their left', { tags: ['LN-1'] }, async () => {
  const { promotions } = await all('UR');
  const texts = promotions.flatMap(({ offer, terms, content }) => [
    offer,
    terms,
    // Cells have nothing but their number.
    content.replace(/<table.*?<\/table>|<[^>]*>/gs, ' '),
  ]);
  expect(texts.join()).toMatch(/\u2068₹1,000\u2069 [^,]*، \u2068₹100\u2069/);
  const open = texts.map((text) => text.replace(/\u2068[^\u2069]*\u2069/g, ''));
  expect(open.filter((text) => /[₹%]|\+\d/.test(text))).toEqual([]);
});

test.each(languageCodes)('%s: amounts in texts have the format of the product', async (language) => {
  const { promotions } = await all(language);
  const text = promotions.flatMap(({ offer, terms, content }) => [offer, terms, content]).join('\n');
  const found = text
    .match(/(?:\d[\d.,\u202f]*)?\s?₹\s?(?:\d(?:[\d.,\u202f]*\d)?)?/g)
    ?.map((one) => one.trim());
  const { money } = createFormats(languages[language].locales);
  expect(found).toContain(money(1_000, 'INR', 0));
  expect(found).toEqual(found!.map((one) => money(Number(one.replace(/\D/g, '')), 'INR', 0)));
});

test.each(['EN', 'ES', 'HI', 'JA', 'KO', 'PT', 'TY', 'UR'])(
  '%s: conditions follow the sentence on the card',
  async (language) => {
    const { promotions } = await all(language);
    const withoutMore = promotions.filter(({ content }) => content === '').map(({ id }) => id);
    expect(withoutMore).toEqual(['p-lantern']);
    for (const { id, terms, content } of promotions.filter(
      ({ id }) => !['p-lantern', 'p-race'].includes(id),
    )) {
      expect.soft(terms, id).not.toBe('');
      expect
        .soft(content, id)
        .toMatch(/<\/(?:p|ul)><table>(<tr><th>[^<]+<\/th><td>[^<]+<\/td><\/tr>){4}<\/table>$/);
      expect.soft(content, id).not.toContain(terms);
    }
  },
);

describe('the state of a promotion', { tags: ['PR-2'] }, () => {
  const reviewed = { review: { ms: 20 * SECOND, passes: ['VIP'], verdict: 'joined' } } as const;
  const goal: PromotionRules = { goal: { kind: 'bet', cents: 100 }, reward: () => 5 };
  const applied = (more: Partial<PromotionApplication> = {}): PromotionApplication => ({
    at: 0,
    claimed_at: null,
    ...more,
  });
  const table: [string, PromotionRules, PromotionApplication | undefined, number, string, number][] = [
    ['comingSoon', { opens: 10 }, undefined, 0, '', 9],
    ['join', { opens: 10, closes: 20 }, undefined, 0, '', 10],
    ['close', { closes: 20 }, undefined, 0, '', 20],
    ['join', {}, undefined, 0, '', DAY],
    ['applying', reviewed, applied(), 0, 'VIP', 20 * SECOND - 1],
    ['joined', reviewed, applied(), 0, 'VIP', 20 * SECOND],
    ['rejected', reviewed, applied(), 0, 'Gold', 20 * SECOND],
    ['issued', { review: { ms: 5, verdict: 'issued' } }, applied(), 0, '', 5],
    ['joined', {}, applied(), 0, '', DAY],
    ['joined', goal, applied(), 0, '', DAY],
    ['process', goal, applied(), 99, '', DAY],
    ['claim', goal, applied(), 100, '', DAY],
    ['claimed', goal, applied({ claimed_at: 7 }), 100, '', DAY],
    ['close', { ...goal, closes: DAY }, applied(), 100, '', DAY],
    ['claimed', { ...goal, closes: DAY }, applied({ claimed_at: 7 }), 100, '', DAY],
  ];
  test.each(table)('%s', (state, rules, application, counted, label, now) => {
    expect(stateOf(rules, { application, counted, label, now, start: 0 })).toBe(state);
  });

  test('maya7 sees every state, a guest only those before joining', async () => {
    expect(await states()).toEqual(new Set(['join', 'comingSoon', 'close']));
    await gateway.signIn('maya7');
    expect([...(await states())].sort()).toEqual(
      'applying claim claimed close comingSoon issued join joined process rejected'.split(' '),
    );
    expect((await one('p-vip')).note).toContain('Platinum');
    await gateway.signIn('noor2');
    expect((await one('p-vip')).state).toBe('joined');
  });

  test('the match week is the next one, and promotions end in the last minute of a Sunday', async () => {
    const { startTime } = await one('p-match');
    const start = new Date(startTime);
    expect([start.getDay(), start.getHours(), start.getMinutes()]).toEqual([1, 0, 0]);
    expect(startTime).toBeGreaterThan(NOON);
    expect(startTime).toBeLessThanOrEqual(NOON + 7 * DAY);
    for (const id of ['p-race', 'p-tournament', 'p-lantern', 'p-match']) {
      const end = new Date((await one(id)).endTime);
      expect([id, end.getDay(), end.getHours(), end.getMinutes()]).toEqual([id, 0, 23, 59]);
    }
  });

  test('a promotion can be joined between its start and its end', async () => {
    await gateway.signIn('ravi1');
    await expect(join('p-match')).rejects.toMatchObject(refused(featureRefusal.promotionClosed));
    const { startTime, endTime } = await one('p-match');
    gateway.pass(startTime - NOON - 1);
    await gateway.signIn('ravi1');
    await expect(join('p-match')).rejects.toMatchObject(refused(featureRefusal.promotionClosed));
    gateway.pass(1);
    expect(await join('p-match')).toEqual({ state: 'joined', note: '' });
    gateway.pass(endTime - startTime - 1);
    await gateway.signIn('newbie');
    expect((await one('p-match')).state).toBe('join');
    gateway.pass(1);
    await expect(join('p-match')).rejects.toMatchObject(refused(featureRefusal.promotionClosed));
    await gateway.signIn('ravi1');
    expect((await one('p-match')).state).toBe('close');
    await expect(join('p-lantern')).rejects.toMatchObject(refused(featureRefusal.promotionClosed));
  });

  test('an application is reviewed after 20 s', async () => {
    await gateway.signIn('ravi1');
    expect((await join('p-friday')).state).toBe('applying');
    gateway.pass(20 * SECOND - 1);
    expect((await one('p-friday')).state).toBe('applying');
    gateway.pass(1);
    expect((await one('p-friday')).state).toBe('issued');
    await gateway.signIn('newbie');
    await join('p-vip');
    gateway.pass(20 * SECOND);
    expect(await one('p-vip')).toMatchObject({ state: 'rejected', note: expect.stringContaining('Diamond') });
  });

  test('a reached goal can be claimed, and pays once', async () => {
    await gateway.signIn('ravi1');
    await call(deposit, { body: { amount: 100 } });
    gateway.pass(1);
    expect((await join('p-welcome')).state).toBe('joined');
    // Earlier deposits and other movements do not count.
    await call(withdraw, { body: { amount: 100 } });
    expect((await one('p-welcome')).state).toBe('joined');
    await call(deposit, { body: { amount: 60 } });
    expect((await one('p-welcome')).state).toBe('process');
    await expect(claim('p-welcome')).rejects.toMatchObject(refused(featureRefusal.notEligible));
    await call(deposit, { body: { amount: 90 } });
    expect((await one('p-welcome')).state).toBe('claim');
    const before = await balance();
    const [first, second] = await Promise.all([claim('p-welcome'), claim('p-welcome')]);
    expect(first).toMatchObject({ state: 'claimed', sumBalance: before + 150 });
    expect(second).toMatchObject({ state: 'claimed', sumBalance: before + 150 });
    expect(await balance()).toBe(before + 150);
    // Another member's claims do not count.
    await gateway.signIn('newbie');
    expect((await one('p-welcome')).state).toBe('join');
  });
});

describe('refusals', { tags: ['PR-2'] }, () => {
  test.each([
    ['join', 'p-nothing', refusal.notFound],
    ['claim', 'p-nothing', refusal.notFound],
    ['join', 'p-drops', ''],
    ['join', 'p-race', featureRefusal.promotionJoined],
    ['join', 'p-friends', featureRefusal.notEligible],
    ['claim', 'p-drops', featureRefusal.notEligible],
    ['claim', 'p-vip', featureRefusal.notEligible],
    ['claim', 'p-lantern', featureRefusal.promotionClosed],
  ])('%s %s: %s', async (what, id, code) => {
    await gateway.signIn('maya7');
    const answer = what === 'join' ? join(id) : claim(id);
    if (code) await expect(answer).rejects.toMatchObject(refused(code));
    else await expect(answer).resolves.toMatchObject({ state: 'joined' });
  });

  test.each(['trial4', 'guest40', 'agent10'])('%s, which is not a real account', async (username) => {
    await gateway.signIn(username);
    await expect(join('p-drops')).rejects.toMatchObject(refused(refusal.realOnly));
    await expect(claim('p-cashback')).rejects.toMatchObject(refused(refusal.realOnly));
  });

  test('a guest', async () => {
    await expect(join('p-drops')).rejects.toMatchObject(refused(refusal.notLoggedIn));
  });
});

test('a bonus that repeats is not once per member, and only one with a turnover can be cancelled', async () => {
  const contentOf = async (id: string) => (await one(id)).content;
  expect(await contentOf('p-welcome')).toContain(
    '<ul><li>Once per member.</li><li>Earlier withdrawals cancel the bonus.</li></ul>',
  );
  expect(await contentOf('p-vip')).toContain('<ul><li>Once per member.</li></ul>');
  for (const id of ['p-friday', 'p-tables', 'p-match', 'p-cashback', 'p-friends'])
    expect(await contentOf(id)).toContain('<ul><li>Earlier withdrawals cancel the bonus.</li></ul>');
  const drops = await contentOf('p-drops');
  expect(drops).not.toMatch(/Once|Earlier/);
  // The text says: in any game.
  expect(drops).toContain('All games');
});
