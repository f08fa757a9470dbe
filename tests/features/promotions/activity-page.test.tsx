import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { invalidate } from '../../../src/gateway/cache/resource.ts';
import { claimPromotion, getPromotions, type Promotion } from '../../../src/gateway/endpoints/promotions.ts';
import { getWallet } from '../../../src/gateway/endpoints/session.ts';
import { loadMessages, switchLanguage } from '../../../src/i18n/language.ts';
import ActivityPage from '../../../src/pages/activity.tsx';
import { $balance } from '../../../src/session/member.ts';
import { $panel } from '../../../src/shell/drawers/panels.ts';
import { $confirmation } from '../../../src/ui/confirm.ts';
import { $toast } from '../../../src/ui/toasts.ts';
import { pass, stopClock } from '../../support/clock.ts';
import { description } from '../../support/fields.ts';
import { show } from '../../support/show.tsx';
import { environmentPerTest } from '../../support/test-environment.ts';
import { user } from '../../support/user.ts';
import { waitStill } from '../../support/wait-still.ts';

vi.mock('../../../src/shell/header/flags.ts', () => ({ flags: {} }));

const here = environmentPerTest({ config: { features: { referral: true } } });

beforeEach(async () => {
  await loadMessages(['promotions', 'member']);
  $toast.set(undefined);
  // Announcements above the promotions have separate tests.
  here.gateway.faults!.rewrite('getAnnouncements', (value) => ({ ...value, promotion: [] }));
  // Navigation changes the address, like the router does.
  here.platform.navigate = (address, { replace = false } = {}) => {
    here.seen.navigated.push({ address, replace });
    if (address.startsWith('/m/activity')) history.replaceState(null, '', address);
  };
});
afterEach(() => {
  $confirmation.get()?.answer(false);
  $panel.set(undefined);
  if (document.documentElement.dir) document.documentElement.dir = '';
});

async function open(path = '/m/activity'): Promise<void> {
  history.replaceState(null, '', path);
  await show(<ActivityPage />);
  await screen.findAllByRole('article');
}
const cards = () => screen.queryAllByRole('article');
const card = (title: string) => {
  const found = cards().find((one) =>
    within(one).getByRole('heading', { level: 2 }).textContent.includes(title),
  );
  return within(found!);
};
const tabs = () => screen.getAllByRole('tab');
const chosen = () => screen.getByRole('tab', { selected: true });
const head = (title: string) => card(title).getByRole('heading', { level: 2 }).firstElementChild!;
const action = (title: string) => screen.getByRole('button', { name: new RegExp(`: ${title}$`) });

describe('categories', { tags: ['PR-1'] }, () => {
  test('are tabs over one panel, with one tab stop', async () => {
    await open();
    expect(tabs().map(({ textContent }) => textContent)).toEqual([
      'All',
      'Slots',
      'Live',
      'Sports',
      'Members',
    ]);
    expect(tabs().map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1, -1, -1]);
    const panel = screen.getByRole('tabpanel', { name: 'All' });
    for (const tab of tabs()) expect(tab.getAttribute('aria-controls')).toBe(panel.id);
    screen.getByText('Lantern festival');
  });

  test('the choice is in the address without a history entry', async () => {
    await open('/m/activityDetail');
    await user.click(tabs()[2]!);
    expect(here.seen.navigated).toEqual([{ address: '/m/activityDetail?category=c-live', replace: true }]);
    expect(chosen().textContent).toBe('Live');
    expect(screen.queryByText('Lantern festival')).toBeNull();
    await user.click(tabs()[0]!);
    expect(here.seen.navigated.at(-1)?.address).toBe('/m/activityDetail');
  });

  test.each([
    ['EN', 'ArrowRight', 'Slots'],
    ['EN', 'ArrowLeft', 'Members'],
    ['EN', 'End', 'Members'],
    ['UR', 'ArrowLeft', 'سلاٹس'],
    ['UR', 'ArrowRight', 'ممبران'],
  ] as const)('%s: %s from the first moves to %s with focus', async (language, key, name) => {
    await act(() => switchLanguage(language));
    try {
      await open();
      await user.tab();
      await user.keyboard(`{${key}}`);
      expect(chosen().textContent).toBe(name);
      expect(document.activeElement).toBe(chosen());
      await user.keyboard('{Home}');
      expect(document.activeElement).toBe(tabs()[0]);
    } finally {
      await act(() => switchLanguage('EN'));
    }
  });
});

describe('card', { tags: ['PR-1', 'PR-2'] }, () => {
  test('has the offer, its condition in a line, and what a member has reached of the goal', async () => {
    await here.signIn('maya7');
    await open();
    const race = card('The slot race');
    race.getByText('Bet ₹1,000, get ₹100');
    race.getByText('On all slots, in any number of rounds.', {
      selector: '.promotion__terms',
    });
    const bar = race.getByRole<HTMLProgressElement>('progressbar', { name: '₹550 of ₹1,000' });
    expect([bar.value, bar.max]).toEqual([550, 1000]);
    expect(card('Weekly cashback').queryByRole('progressbar')).toBeNull();
  });

  test('shows the bonus of the first deposit first to visitors, not to members with deposits', async () => {
    await open();
    expect(cards()[0]!.textContent).toContain('Welcome gift');
    cleanup();
    await here.signIn('maya7');
    await open();
    expect(cards()[0]!.textContent).not.toContain('Welcome gift');
  });
});

describe('"More"', { tags: ['PR-1'] }, () => {
  test('opens the conditions of a promotion, which its card does not show', async () => {
    await open();
    await user.click(head('Welcome gift'));
    const table = within(await card('Welcome gift').findByRole('table'));
    expect(table.getAllByRole('row').map((row) => row.textContent)).toEqual([
      'Turnover20×',
      'Minimum deposit₹100',
      'Valid for30 days',
      'GamesSlots',
    ]);
    card('Welcome gift').getByText(/Once per member/);
    expect(card('Welcome gift').getAllByText(/We double your first deposit/)).toHaveLength(1);
  });

  test.each([
    ['nothing', ''],
    ['the condition that the card shows', '<p>Stake <b>much</b></p>'],
  ])('is missing from a promotion whose content is %s', async (_, content) => {
    here.gateway.faults!.rewrite('getPromotions', (value) => ({
      ...value,
      promotions: (value.promotions as Promotion[]).map((one) => ({ ...one, content, terms: 'Stake much' })),
    }));
    await open();
    expect(screen.queryByText('More')).toBeNull();
    expect(screen.queryByRole('button', { expanded: false })).toBeNull();
    card('The slot race').getByText('Stake much');
  });
});

describe('promotion in the address', { tags: ['PR-1'] }, () => {
  test('is open, and scrolls into view after 500 ms', async () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
    stopClock();
    history.replaceState(null, '', '/m/activityDetail?id=p-drops&category=c-live');
    await show(<ActivityPage />);
    expect((await waitStill(chosen)).textContent).toBe('Live');
    screen.getByRole('button', { name: /Nightly drops/, expanded: true });
    await act(() => pass(499));
    expect(scrolled).not.toHaveBeenCalled();
    await act(() => pass(1));
    expect(scrolled.mock.contexts).toEqual([
      cards().find((one) => one.textContent.includes('Nightly drops')),
    ]);
    scrolled.mockRestore();
  });

  test('is the opened one, in an entry of the history that closing leaves', async () => {
    await open('/m/activity?category=c-slots');
    await user.click(head('The slot race'));
    await user.click(head('Friday free spins'));
    const detail = '/m/activityDetail?id=';
    expect(here.seen.navigated).toEqual([
      { address: `${detail}p-race&category=c-slots`, replace: false },
      { address: `${detail}p-friday&category=c-slots`, replace: true },
    ]);
    await user.click(head('Friday free spins'));
    expect(here.seen).toMatchObject({ back: 1, navigated: { length: 2 } });
  });

  test('leads to the list when closed without a list behind it', async () => {
    await open('/m/activityDetail?id=p-race');
    await user.click(head('The slot race'));
    expect(here.seen).toMatchObject({ back: 0, navigated: [{ address: '/m/activity', replace: true }] });
    expect(screen.queryByRole('button', { expanded: true })).toBeNull();
  });

  test('has its action after its text', async () => {
    await open('/m/activityDetail?id=p-friday');
    const text = card('Friday free spins').getByText('Minimum deposit');
    expect(text.compareDocumentPosition(action('Friday free spins'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('without details stays a card of the list, with its action', async () => {
    here.gateway.faults!.rewrite('getPromotions', ({ promotions, ...value }) => ({
      ...value,
      promotions: promotions.map((one: Promotion) => (one.id === 'p-friday' ? { ...one, content: '' } : one)),
    }));
    await open('/m/activityDetail?id=p-friday');
    const article = cards().find((one) => one.textContent.includes('Friday free spins'))!;
    expect(article.className).toBe('promotion');
    expect(article.querySelector('.promotion__standing .button')).toBe(action('Friday free spins'));
    expect(screen.queryByText('Less')).toBeNull();
  });

  test('an unknown one shows a notice above the others', async () => {
    await open('/m/activity?id=p-yesterday');
    screen.getByText('This promotion is no longer available.');
    expect(cards().length).toBeGreaterThan(5);
  });
});

test('one is open at a time and renders its text then; without an image of sequence 1 only the title shows', {
  tags: ['PR-1'],
}, async () => {
  here.gateway.faults!.rewrite('getPromotions', ({ promotions, ...value }) => ({
    ...value,
    promotions: promotions.map((one: Promotion) =>
      one.title === 'Prediction cup' ? { ...one, announcementImages: [] } : one,
    ),
  }));
  await open();
  await user.click(head('The slot race'));
  await card('The slot race').findByRole('columnheader', { name: 'Stage' });
  await user.click(head('Nightly drops'));
  expect(screen.getAllByRole('button', { expanded: true })).toEqual([head('Nightly drops')]);
  expect(card('The slot race').queryByRole('columnheader')).toBeNull();
  expect(card('Prediction cup').queryByRole('presentation')).toBeNull();
  expect(card('The slot race').getByRole('presentation').getAttribute('src')).toMatch(/legend\.avif$/);
});

describe('labels and actions', { tags: ['PR-2'] }, () => {
  test('a member sees ten states, two of them buttons', async () => {
    await here.signIn('maya7');
    await open();
    const states = 'Join|Claim|Under review|Closed|Rejected|Awarded|Claimed|In progress|Joined|Coming soon';
    for (const state of states.split('|')) expect(screen.getAllByText(state)).not.toEqual([]);
    for (const one of cards()) within(one).getByText(new RegExp(`^(${states})$`));
    expect(screen.getAllByRole('button', { name: /: / }).map((button) => button.textContent)).toEqual(
      expect.arrayContaining(['Join', 'Claim']),
    );
    screen.getByRole('button', { name: 'Claim: Weekly cashback' });
    card('VIP evening').getByText(/Platinum and Diamond/);
    card('Match week').getByText(/Starts \w+ \d/);
    card('Lantern festival').getByText(/Ended \w+ \d/);
  });

  test('a claim shows progress, then a label, and refreshes the balance', async () => {
    await here.signIn('maya7');
    const stop = $balance.listen(() => {});
    await waitFor(() => expect($balance.get().state).toBe('ready'));
    await open();
    const held = here.gateway.faults!.hold('claimPromotion');
    const before = here.sentTo(getWallet).length;
    await user.click(action('Weekly cashback'));
    expect(action('Weekly cashback').getAttribute('aria-busy')).toBe('true');
    await user.click(action('Weekly cashback'));
    held.release();
    await card('Weekly cashback').findByText('Claimed');
    expect(here.sentTo(claimPromotion)).toHaveLength(1);
    expect($toast.get()?.text).toBe('promotions.claimedNow');
    await waitFor(() => expect(here.sentTo(getWallet).length).toBeGreaterThan(before));
    stop();
  });

  test('offers a trial account to register or stay', { tags: ['SE-5'] }, async () => {
    await here.signIn('trial4');
    await open();
    await screen.findByRole('note', { name: 'Free-play account' });
    const join = action('Friday free spins');
    expect(join.getAttribute('aria-disabled')).toBe('true');
    expect(description(join)).toBe('Register a real account to use this.');
    await user.click(join);
    await waitFor(() =>
      expect($confirmation.get()).toMatchObject({ text: 'member.freeReject', yes: 'member.registerNow' }),
    );
    await act(async () => $confirmation.get()!.answer(false));
    expect(here.seen).toMatchObject({ back: 0, navigated: [] });
  });

  test('a promotion with a referral opens the invitation on the player’s own device', async () => {
    here.platform.ownDevice = true;
    await here.signIn('maya7');
    await open();
    await user.click(action('Bring a friend'));
    expect($panel.get()).toBe('invite');
  });
});

test('shows skeleton, failure with retry, empty state and list', { tags: ['PR-1'] }, async () => {
  stopClock();
  here.gateway.faults!.set({ endpoint: 'getPromotions', malformed: 'wrong-shape', latency: 60 });
  history.replaceState(null, '', '/m/activity');
  const { container } = await show(<ActivityPage />);
  // The skeleton announces only that content is loading.
  expect([container.textContent, container.querySelectorAll('[aria-busy="true"]').length]).toEqual(['', 1]);
  await act(() => pass(60));
  const retry = await waitStill(() => screen.getByRole('button', { name: 'Loading failed, click to retry' }));
  here.gateway.faults!.clear();
  here.gateway.faults!.set({ endpoint: 'getPromotions', empty: true, times: 1 });
  await user.click(retry);
  await waitStill(() => expect(container.textContent).toBe('No promotions right now'));
  await act(async () => invalidate('member/promotions'));
  await waitStill(() => expect(cards()).not.toEqual([]));
  expect(here.sentTo(getPromotions)).toHaveLength(3);
});
