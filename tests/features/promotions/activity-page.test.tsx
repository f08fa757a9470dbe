// @vitest-environment happy-dom
import { act } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { claimPromotion, getPromotions } from '../../../src/gateway/endpoints/promotions.ts';
import { getWallet } from '../../../src/gateway/endpoints/session.ts';
import { invalidate } from '../../../src/gateway/resource.ts';
import { needAreas, switchLanguage } from '../../../src/i18n/language.ts';
import ActivityPage from '../../../src/pages/activity.tsx';
import { $balance } from '../../../src/session/member.ts';
import { clearSession } from '../../../src/session/session.ts';
import { $panel } from '../../../src/shell/panels.ts';
import { $question } from '../../../src/ui/confirm.ts';
import { $toast } from '../../../src/ui/toasts.ts';
import { click, show, until, type View } from '../../support/show.tsx';
import { type TestEnvironment, testEnvironment } from '../../support/test-environment.ts';

// Pictures of the bundle, which only the build can find.
vi.mock('../../../src/shell/flags.ts', () => ({ flags: {} }));

let here: TestEnvironment;
let view: View | undefined;

beforeAll(async () => {
  here = await testEnvironment({ config: { features: { referral: true } } });
  await needAreas(['promotions', 'member']);
});
afterAll(() => here.close());

beforeEach(() => {
  clearSession();
  invalidate();
  $toast.set(undefined);
  here.gateway.faults!.clear();
  here.seen.navigated.length = 0;
  here.seen.back = 0;
  here.sent.length = 0;
  // Going somewhere changes the address, as the router does.
  here.platform.navigate = (address, { replace = false } = {}) => {
    here.seen.navigated.push({ address, replace });
    if (address.startsWith('/m/activity')) history.replaceState(null, '', address);
  };
});
afterEach(async () => {
  $question.get()?.answer(false);
  $panel.set(undefined);
  await view?.close();
  if (document.documentElement.dir) document.documentElement.dir = '';
});

async function open(path = '/m/activity'): Promise<void> {
  history.replaceState(null, '', path);
  view = await show(<ActivityPage />);
  await until(() => view!.element.querySelector('.promotion'));
}
const cards = () => [...view!.element.querySelectorAll<HTMLElement>('.promotion')];
const card = (title: string) => cards().find((one) => one.textContent?.includes(title))!;
const titles = () => cards().map((one) => one.querySelector('.promotion__title')!.textContent);
const tabs = () => [...view!.element.querySelectorAll<HTMLElement>('[role="tab"]')];
const chosen = () => tabs().filter((tab) => tab.getAttribute('aria-selected') === 'true');
const action = (title: string) => card(title).querySelector<HTMLElement>('.button');
const state = (title: string) => card(title).querySelector('.promotion__state')?.textContent;
const press = (key: string) =>
  act(async () => {
    chosen()[0]!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  });

describe('PR-1 categories', () => {
  test('are tabs over one panel, one of them a stop for the keyboard', async () => {
    await open();
    expect(tabs().map(({ textContent }) => textContent)).toEqual([
      'All',
      'Slots',
      'Live',
      'Sports',
      'Members',
    ]);
    expect(tabs().map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1, -1, -1]);
    const panel = view!.element.querySelector('[role="tabpanel"]')!;
    for (const tab of tabs()) expect(tab.getAttribute('aria-controls')).toBe(panel.id);
    expect(panel.getAttribute('aria-labelledby')).toBe(chosen()[0]!.id);
    expect(titles()).toContain('Lantern festival');
  });

  test('the choice stands in the address, which keeps its page and leaves no trace in history', async () => {
    await open('/m/activityDetail');
    await click(tabs()[2]);
    expect(here.seen.navigated).toEqual([{ address: '/m/activityDetail?category=c-live', replace: true }]);
    expect(chosen().map(({ textContent }) => textContent)).toEqual(['Live']);
    expect(titles()).not.toContain('Lantern festival');
    await click(tabs()[0]);
    expect(here.seen.navigated.at(-1)?.address).toBe('/m/activityDetail');
  });

  test.each([
    ['EN', 'ArrowRight', 'Slots'],
    ['EN', 'ArrowLeft', 'Members'],
    ['EN', 'End', 'Members'],
    ['UR', 'ArrowLeft', 'سلاٹس'],
    ['UR', 'ArrowRight', 'اراکین'],
  ] as const)('%s: %s from the first leads to %s and takes the focus along', async (language, key, name) => {
    await act(() => switchLanguage(language));
    try {
      await open();
      tabs()[0]!.focus();
      await press(key);
      expect(chosen().map(({ textContent }) => textContent)).toEqual([name]);
      expect(document.activeElement).toBe(chosen()[0]);
      await press('Home');
      expect(document.activeElement).toBe(tabs()[0]);
    } finally {
      await act(() => switchLanguage('EN'));
    }
  });
});

describe('PR-1 the promotion that an address asks for', () => {
  test('is open, and scrolled to after 500 ms', async () => {
    // Read before, so that time begins with the page.
    await open();
    await view!.close();
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      history.replaceState(null, '', '/m/activityDetail?id=p-drops&category=c-live');
      view = await show(<ActivityPage />);
      expect(chosen()[0]!.textContent).toBe('Live');
      expect(card('Saturday').querySelector('button')!.getAttribute('aria-expanded')).toBe('true');
      await act(async () => vi.advanceTimersByTime(499));
      expect(scrolled).not.toHaveBeenCalled();
      await act(async () => vi.advanceTimersByTime(1));
      expect(scrolled.mock.contexts).toEqual([card('Saturday')]);
    } finally {
      vi.useRealTimers();
      scrolled.mockRestore();
    }
  });

  test('one that there is not is said calmly, above the others', async () => {
    await open('/m/activity?id=p-yesterday');
    expect(view!.element.textContent).toContain('This promotion is no longer here.');
    expect(cards().length).toBeGreaterThan(5);
  });
});

test('PR-1 one is open at a time, its text made then; without an image of sequence 1 the title stands alone', async () => {
  await open();
  const head = (title: string) => card(title).querySelector('button');
  await click(head('The slot race'));
  await until(() => card('The slot race').querySelector('.html table'));
  await click(head('Lantern festival'));
  expect(view!.element.querySelectorAll('.html')).toHaveLength(1);
  expect(card('Cup of the forecasters').querySelector('.picture')).toBeNull();
  expect(card('The slot race').querySelector('img')!.getAttribute('src')).toMatch(/legend\.svg$/);
});

describe('PR-2 labels and actions', () => {
  test('a member sees ten states, two of them to press', async () => {
    await here.signIn('maya7');
    await open();
    const labels = [...view!.element.querySelectorAll('.promotion__state, .promotion__standing > .button')];
    expect(new Set(labels.map(({ textContent }) => textContent))).toEqual(
      new Set('Join|Claim|Applying|Close|Rejected|Issued|Claimed|Process|Joined|Coming soon'.split('|')),
    );
    expect(action('Weekly cashback')!.getAttribute('aria-label')).toBe('Claim: Weekly cashback');
    expect(card('VIP evening').textContent).toContain('Platinum and Diamond');
    expect(card('Match week').textContent).toMatch(/Starts \w+ \d/);
    expect(card('Lantern festival').textContent).toMatch(/Ended \w+ \d/);
  });

  test('a claim is busy, then a label, and the balance is read again', async () => {
    await here.signIn('maya7');
    const stop = $balance.listen(() => {});
    await until(() => $balance.get().state === 'ready');
    await open();
    here.gateway.faults!.set({ endpoint: 'claimPromotion', latency: 60 });
    const before = here.sentTo(getWallet).length;
    await click(action('Weekly cashback'));
    expect(action('Weekly cashback')!.getAttribute('aria-busy')).toBe('true');
    await click(action('Weekly cashback'));
    await until(() => state('Weekly cashback') === 'Claimed');
    expect(here.sentTo(claimPromotion)).toHaveLength(1);
    expect($toast.get()?.text).toBe('promotions.claimedNow');
    await until(() => here.sentTo(getWallet).length > before);
    stop();
  });

  test('SE-5 a trial account may register instead, or stay', async () => {
    await here.signIn('trial4');
    await open();
    await click(action('Friday free spins'));
    await until(() => $question.get());
    expect($question.get()).toMatchObject({ text: 'member.freeReject', yes: 'member.registerNow' });
    await act(async () => $question.get()!.answer(false));
    expect(here.seen).toMatchObject({ back: 0, navigated: [] });
  });

  test('a promotion with a referral opens the invitation', async () => {
    await here.signIn('maya7');
    await open();
    await click(action('Bring a friend'));
    expect($panel.get()).toBe('invite');
  });
});

test('PR-1 the four states: a skeleton, a failure to retry, nothing, the list', async () => {
  here.gateway.faults!.set({ endpoint: 'getPromotions', malformed: 'wrong-shape', latency: 60 });
  history.replaceState(null, '', '/m/activity');
  view = await show(<ActivityPage />);
  expect(view.element.querySelector('[aria-busy="true"] .promotion--waiting')).toBeTruthy();
  await until(() => view!.element.querySelector('[role="alert"]'));
  here.gateway.faults!.clear();
  here.gateway.faults!.set({ endpoint: 'getPromotions', empty: true, times: 1 });
  await click(view.element.querySelector('[role="alert"] button'));
  await until(() => view!.element.textContent === 'No promotions at the moment');
  await act(async () => invalidate('member/promotions'));
  await until(() => cards().length);
  expect(here.sentTo(getPromotions)).toHaveLength(3);
});
