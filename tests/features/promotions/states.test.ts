import { safeParse } from 'valibot';
import { expect, test } from 'vitest';
import {
  ofCategory,
  type Promotions,
  parsePromotionQuery,
  pictureOf,
  queryFor,
  timeOf,
} from '../../../src/features/promotions/promotions.ts';
import { nextRefetch } from '../../../src/features/promotions/refetch-on-change.ts';
import { lookOf, stateLooks } from '../../../src/features/promotions/states.ts';
import { getPromotions, type Promotion } from '../../../src/gateway/endpoints/promotions.ts';

const promotion = (more: Partial<Promotion> = {}): Promotion => ({
  id: 'p',
  title: 'Title',
  offer: '',
  terms: '',
  goal: 0,
  reached: 0,
  content: '',
  promoAnnouncementCategoryIds: [],
  announcementImages: [],
  state: '',
  note: '',
  startTime: 0,
  endTime: 0,
  referral: false,
  deposit: false,
  ...more,
});

test.each([
  ['join', 'promotions.join', 'join', 'waiting'],
  ['claim', 'promotions.claim', 'claim', 'good'],
  ['applying', 'promotions.applying', undefined, 'waiting'],
  ['close', 'promotions.closed', undefined, 'over'],
  ['rejected', 'promotions.rejected', undefined, 'bad'],
  ['issued', 'promotions.issued', undefined, 'good'],
  ['claimed', 'promotions.claimed', undefined, 'good'],
  ['process', 'promotions.process', undefined, 'waiting'],
  ['joined', 'promotions.joined', undefined, 'good'],
  ['comingSoon', 'common.comingSoon', undefined, 'waiting'],
] as const)('%s shows as %s', { tags: ['PR-2'] }, (state, label, action, tone) => {
  const look = lookOf(state)!;
  expect([look.label, look.action, look.tone]).toEqual([label, action, tone]);
});

test('has ten states; an unknown or missing one has neither label nor action', { tags: ['PR-2'] }, () => {
  expect(Object.keys(stateLooks)).toHaveLength(10);
  expect(lookOf('')).toBeUndefined();
  const bare = { id: 7, title: 'T', content: null };
  for (const more of [{}, { state: null }, { state: 'frozen' }, { state: 4 }]) {
    const read = safeParse(getPromotions.reply, { promotions: [{ ...bare, ...more }] });
    expect(read.success && read.output.promotions[0]).toMatchObject({ id: '7', state: '', referral: false });
  }
});

test.each([
  ['applying', {}, 15_000],
  ['joined', {}, 15_000],
  ['process', {}, 15_000],
  ['comingSoon', { startTime: 61_000 }, 60_500],
  ['comingSoon', { startTime: 900 }, 15_000],
  ['comingSoon', {}, undefined],
  ['join', { startTime: 900, endTime: 11_000 }, 10_500],
  ['claim', { endTime: 10 ** 13 }, 2 ** 31 - 1],
  ['claimed', { endTime: 11_000 }, undefined],
  ['', { endTime: 11_000 }, undefined],
] as const)('%s with %o is refetched after %s ms', { tags: ['PR-2'] }, (state, times, wait) => {
  expect(nextRefetch([promotion(), promotion({ state, ...times })], 1_000)).toBe(wait);
});

test.each([
  ['comingSoon', 'promotions.starts', 1],
  ['join', 'promotions.ends', 2],
  ['', 'promotions.ends', 2],
  ['close', 'promotions.ended', 2],
] as const)('%s shows %s', { tags: ['PR-2'] }, (state, text, time) => {
  expect(timeOf(promotion({ state, startTime: 1, endTime: 2 }))).toEqual({ text, time });
  expect(timeOf(promotion({ state }))).toBeUndefined();
});

const all: Promotions = {
  categories: [
    { id: 'slots', name: 'Slots' },
    { id: 'live', name: 'Live' },
  ],
  promotions: [
    promotion({ id: 'a', promoAnnouncementCategoryIds: ['slots'] }),
    promotion({ id: 'b', promoAnnouncementCategoryIds: ['slots', 'live'] }),
    promotion({ id: 'c', promoAnnouncementCategoryIds: ['retired'] }),
    promotion({ id: 'd' }),
  ],
};

test('a category filters promotions; those without a known category show under all', {
  tags: ['PR-1'],
}, () => {
  const ids = (category: string) => ofCategory(all, category).map(({ id }) => id);
  expect(ids('live')).toEqual(['b']);
  expect(ids('slots')).toEqual(['a', 'b']);
  expect(ids('')).toEqual(['a', 'b', 'c', 'd']);
});

test('closed promotions are last', { tags: ['PR-1'] }, () => {
  const states = ['close', 'join', 'close', 'claim'] as const;
  const promotions = states.map((state, index) => promotion({ id: String(index), state }));
  expect(ofCategory({ categories: [], promotions }, '').map(({ id }) => id)).toEqual(['1', '3', '0', '2']);
});

test.each([
  ['', { id: '', category: '', isMissing: false }],
  ['id=b', { id: 'b', category: '', isMissing: false }],
  ['id=b&category=live', { id: 'b', category: 'live', isMissing: false }],
  ['id=a&category=live', { id: 'a', category: '', isMissing: false }],
  ['category=live', { id: '', category: 'live', isMissing: false }],
  ['category=retired', { id: '', category: '', isMissing: false }],
  ['id=zzz&category=live', { id: '', category: 'live', isMissing: true }],
])('the query "%s" means %o', { tags: ['PR-1'] }, (query, requested) => {
  expect(parsePromotionQuery(all, new URLSearchParams(query))).toEqual(requested);
});

test('a change of category keeps the named promotion if it belongs to it', { tags: ['PR-1'] }, () => {
  const requested = parsePromotionQuery(all, new URLSearchParams('id=b'));
  expect(queryFor(all, requested, 'live')).toEqual({ id: 'b', category: 'live' });
  expect(queryFor(all, parsePromotionQuery(all, new URLSearchParams('id=a')), 'live')).toEqual({
    id: '',
    category: 'live',
  });
  expect(queryFor(all, requested, '')).toEqual({ id: 'b', category: '' });
});

test('the picture is the image of sequence 1 at any position', { tags: ['PR-1'] }, () => {
  const announcementImages = [
    { url: 'wide', sequence: 2 },
    { url: 'first', sequence: 1 },
  ];
  expect(pictureOf(promotion({ announcementImages }))).toBe('first');
  expect(pictureOf(promotion({ announcementImages: announcementImages.slice(0, 1) }))).toBe('');
});
