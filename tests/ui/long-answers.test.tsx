import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { LotteryList } from '../../src/features/lottery/lottery-list.tsx';
import type { EndpointName } from '../../src/gateway/endpoints/table.ts';
import { loadMessages } from '../../src/i18n/language.ts';
import ActivityPage from '../../src/pages/activity.tsx';
import AgentNoticePage from '../../src/pages/agent-notice.tsx';
import HelpPage from '../../src/pages/help.tsx';
import InboxPage from '../../src/pages/inbox.tsx';
import NoticePage from '../../src/pages/notice.tsx';
import RecordsPage from '../../src/pages/records.tsx';
import RewardCenterPage from '../../src/pages/reward-center.tsx';
import { inView } from '../support/in-view.ts';
import { show } from '../support/show.tsx';
import { type TestEnvironment, testEnvironment } from '../support/test-environment.ts';
import { user } from '../support/user.ts';

const SENT = 20_000;

let here: TestEnvironment;

beforeEach(async () => {
  // An evening: after midnight nobody has played yet today.
  const evening = new Date().setHours(20, 0, 0, 0);
  here = await testEnvironment({ clock: () => evening });
  await loadMessages(['lottery', 'promotions', 'messages', 'wallet', 'records', 'agent']);
});
afterEach(() => history.replaceState(null, '', '/'));

interface Long {
  call: EndpointName;
  /** Where its list is in the answer. */
  list: string;
  who?: string;
  path: string;
  /** What each entry has once. */
  entry: string;
  page(): React.ReactNode;
}

const lotteryList = (
  <LotteryList
    scope={{ merchantCode: 'foyer', language: 'EN', gameType: 'ELOTT' }}
    prizeMode="Elott"
    group=""
    vassalage=""
    names={{}}
    onPlay={() => {}}
  />
);

const lists: Record<string, Long> = {
  lotteries: {
    call: 'getLotteries',
    list: 'list',
    path: '/m/elott',
    entry: '.lottery-card',
    page: () => lotteryList,
  },
  promotions: {
    call: 'getPromotions',
    list: 'promotions',
    path: '/m/activity',
    entry: '.promotion',
    page: () => <ActivityPage />,
  },
  notices: {
    call: 'getAnnouncements',
    list: 'player',
    path: '/m/notice',
    entry: '.accordion-item',
    page: () => <NoticePage />,
  },
  'agents’ notices': {
    call: 'getAgentAnnouncements',
    list: 'list',
    who: 'agent10',
    path: '/m/member/notice?types=A',
    entry: '.accordion-item',
    page: () => <AgentNoticePage />,
  },
  help: { call: 'getHelp', list: '', path: '/m/help', entry: '.accordion-item', page: () => <HelpPage /> },
  inbox: {
    call: 'getInbox',
    list: 'list',
    who: 'maya7',
    path: '/m/webEmail',
    entry: '.accordion-item',
    page: () => <InboxPage />,
  },
  rewards: {
    call: 'getRewards',
    list: 'list',
    who: 'maya7',
    path: '/m/rewardCenter',
    entry: '.reward-list__item',
    page: () => <RewardCenterPage />,
  },
  'betting record': {
    call: 'getBetRecords',
    list: 'list',
    who: 'maya7',
    path: '/m/gameRecord',
    entry: '.record',
    page: () => <RecordsPage />,
  },
};

/** As many entries as given, each with another id; entries with an id are of one kind. */
function many([first]: readonly Record<string, unknown>[], length: number) {
  return Array.from({ length }, (_, place) => ({ ...first, id: `e${place}`, code: `c${place}` }));
}

async function open({ call, list, who, path, page }: Long, length = SENT) {
  if (who) await here.signIn(who);
  here.gateway.faults!.rewrite(call, (value) =>
    list ? { ...value, [list]: many(value[list], length), totalPages: 1 } : many(value, length),
  );
  history.replaceState(null, '', path);
  return show(page());
}

describe.each(Object.entries(lists))('an answer of 20,000 entries: %s', { tags: ['SY-2'] }, (_, long) => {
  const entries = () => document.querySelectorAll<HTMLElement>(long.entry);

  test('renders a part of it, and the keyboard continues where it ended', async () => {
    inView(false);
    const { container } = await open(long);
    const more = await screen.findByRole('button', { name: 'More' });
    const first = entries().length;
    expect(first).toBeGreaterThanOrEqual(20);
    expect(container.querySelectorAll('*').length).toBeLessThanOrEqual(1_500);
    screen.getByText(`${first} of 1,000 shown`);
    more.focus();
    await user.keyboard('{Enter}');
    expect(entries()).toHaveLength(2 * first);
    const next = entries()[first]!;
    if (next.querySelector('a, button')) expect(next.contains(document.activeElement)).toBe(true);
    screen.getByText(`${2 * first} of 1,000 shown`);
  });

  test('scrolling reaches its end', async () => {
    inView(true);
    await open(long, 120);
    await waitFor(() => expect(entries()).toHaveLength(120));
    expect(screen.queryByRole('button', { name: 'More' })).toBeNull();
  });
});

test('all kept entries of 20,000 can be reached', { tags: ['SY-2'] }, async () => {
  inView(true);
  await open(lists.help!);
  await waitFor(() => expect(document.querySelectorAll('.accordion-item')).toHaveLength(1_000));
  expect(screen.queryByRole('button', { name: 'More' })).toBeNull();
});

test('renders and opens the notice of the address, at any position', {
  tags: ['AN-2'],
}, async () => {
  inView(false);
  await open({ ...lists.notices!, path: '/m/notice?index=150' });
  const items = await waitFor(() => {
    const found = document.querySelectorAll('.accordion-item');
    expect(found.length).toBeGreaterThan(150);
    return found;
  });
  expect(items.length).toBeLessThanOrEqual(200);
  expect(items[150]!.querySelector('button')!.getAttribute('aria-expanded')).toBe('true');
});

test('renders and opens the promotion of the address, at any position', {
  tags: ['PR-1'],
}, async () => {
  inView(false);
  await open({ ...lists.promotions!, path: '/m/activity?id=e150' });
  await waitFor(() => expect(document.querySelectorAll('.promotion').length).toBeGreaterThan(150));
  const requested = document.querySelectorAll('.promotion')[150]!;
  expect(requested.querySelector('button')!.getAttribute('aria-expanded')).toBe('true');
});

test('the ticker has some of 20,000 announcements', { tags: ['AN-1'] }, async () => {
  const { Marquee } = await import('../../src/features/announcements/marquee.tsx');
  const news = many([{ title: 'News' }], 1_000) as never;
  const { container } = await show(
    <Marquee
      news={{ state: 'ready', value: news }}
      retry={() => {}}
      addressOf={(index) => `/m/notice?index=${index}`}
    />,
  );
  const titles = container.querySelectorAll('.marquee__list:first-child .marquee__title');
  expect(titles.length).toBeGreaterThanOrEqual(10);
  expect(container.querySelectorAll('*').length).toBeLessThanOrEqual(200);
});
