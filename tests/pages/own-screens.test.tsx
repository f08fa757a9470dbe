// @module-tag RT-2
import { act, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { pages } from '../../src/pages/entries.ts';
import { routeAt, routes } from '../../src/routes/routes.ts';
import { $shown, showPage } from '../../src/shell/page/page-store.ts';
import { Frame } from '../../src/site/frame.tsx';
import { show } from '../support/show.tsx';
import { type TestEnvironment, testEnvironment } from '../support/test-environment.ts';

// Pictures are what the build resolves.
vi.mock('../../src/shell/header/flags.ts', () => ({ flags: {} }));

type Who = 'visitor' | 'maya7' | 'agent10';
/** Address, accounts with access, start of the browser's title, and content that only this screen has. */
type Row = readonly [address: string, who: Who, title: string, own: string];

const chosen = (name: string) => `.category-menu [aria-current="page"]:text(${name})`;
const home = '#lobby-HOT';

const table: readonly Row[] = [
  ...['/', '/m', '/m/', '/m/index', '/m/index.html', '/m/home'].map(
    (path): Row => [path, 'visitor', 'Foyer', home],
  ),
  ['/m/login', 'visitor', 'Log in', '.login-form__aside'],
  ['/m/register', 'visitor', 'Register', '[name="confirmPassword"]'],
  ['/m/register.html', 'visitor', 'Register', '[name="confirmPassword"]'],
  ['/m/forget', 'visitor', 'Forgot password', '.form:not(:has([name="password"])) [name="email"]'],
  ['/m/changePsw', 'maya7', 'Change password', '[name="old_password"]'],
  ['/m/trail', 'visitor', 'Free play', '.sheet > .trial-button'],
  ['/m/slot-games', 'visitor', 'Slots', chosen('Slots')],
  ['/m/live-games', 'visitor', 'Live', chosen('Live')],
  ['/m/fishing-games', 'visitor', 'Fishing', chosen('Fishing')],
  ['/m/poker-games', 'visitor', 'Poker', chosen('Poker')],
  ['/m/sport-games', 'visitor', 'Sports', chosen('Sports')],
  ['/m/esport-games', 'visitor', 'E-sports', chosen('E-sports')],
  ['/m/lott', 'visitor', 'Lottery', chosen('Lottery')],
  ['/m/lottery', 'visitor', 'Lottery', chosen('Lottery')],
  ['/m/elott', 'visitor', 'E-lottery', chosen('E-lottery')],
  ['/m/gameList?gameType=COCKFIGHT', 'visitor', 'Game centre', chosen('Cockfight')],
  ['/m/slotsCenter?gameType=COCKFIGHT', 'visitor', 'Game centre', chosen('Cockfight')],
  ['/m/hot-games', 'visitor', 'Hot', 'h1:text(Hot games)'],
  ['/m/fav-games', 'maya7', 'Favourites', 'h1:text(Favourites)'],
  ['/m/sportsGame', 'visitor', 'Sports', '.sports-frame'],
  ['/m/studio?vassalage=ASTER', 'visitor', 'Game studios', '.studio-head'],
  ['/m/activity', 'visitor', 'Promotions', '.promotions'],
  ['/m/activityDetail?id=p-race', 'visitor', 'Promotions', '.promotions h2 [aria-expanded="true"]'],
  ['/m/notice', 'visitor', 'Announcements', 'h2:text(Nightly drops)'],
  ['/m/message', 'visitor', 'Message centre', '.message-page'],
  ['/m/webEmail', 'maya7', 'Inbox', 'h1:text(Inbox)'],
  ['/m/help', 'visitor', 'Help centre', 'h2:text(Responsible gaming)'],
  ['/m/rewardCenter', 'maya7', 'Reward centre', 'h1:text(Reward centre)'],
  ['/m/member/home', 'maya7', 'Member', 'h1:text(Member centre)'],
  ['/m/member/benefits', 'maya7', 'VIP benefits', 'h1:text(VIP benefits)'],
  ['/m/set', 'maya7', 'Settings', '.settings-page__entries'],
  ['/m/myAccount/index', 'maya7', 'My account', '.member-card__picture'],
  ['/m/identity', 'maya7', 'Identity check', 'h1:text(Identity check)'],
  ['/m/securityCenter', 'maya7', 'Security centre', 'h1:text(Security centre)'],
  ['/m/gameRecord', 'maya7', 'Betting record', 'h1:text(Betting record)'],
  ['/m/transaction/record', 'maya7', 'Account record', 'h1:text(Account record)'],
  ['/m/vouReport', 'maya7', 'Deposit record', 'h1:text(Deposit record)'],
  ['/m/profitandloss', 'maya7', 'Profit and loss', 'h1:text(Profit and loss)'],
  ['/m/voucherCenter', 'maya7', 'Deposit', 'h1:text(Deposit)'],
  ['/m/withdraw', 'maya7', 'Withdraw', 'h1:text(Withdraw)'],
  ['/m/walletTransfer', 'maya7', 'Wallet transfer', 'h1:text(Wallet transfer)'],
  ['/m/app', 'visitor', 'Get the app', '.app-phone'],
  ['/m/terminal', 'maya7', 'Log in at a terminal', '.terminal-sign-in__code'],
  ['/m/protection', 'maya7', 'Play safely', 'h1:text(Play safely)'],
  ['/m/redRain', 'maya7', 'Red envelope rain', '[class^="red-rain"]'],
  ['/m/inviteFriends', 'maya7', 'Foyer', home],
  ['/m/agent', 'agent10', 'Agency centre', '.agent-money + .team-counters'],
  ['/m/agent/team/overview', 'agent10', 'Team overview', '.agent-money + .team-month'],
  ['/m/member/notice?types=A', 'agent10', 'Agent announcements', 'h2:text(New contracts are waiting)'],
  ['/m/agentRegister', 'agent10', 'Open account', '.invitation'],
  ['/m/member/agent/agentDivident', 'agent10', 'Dividend', '.dividends'],
  ['/m/member/agent/getSalaryContract', 'agent10', 'Daily salary contract', '.contracts'],
  ['/m/member/agent/getDevidendContract', 'agent10', 'Dividend contract', '.contracts'],
  ['/m/member/agent/getHourContract', 'agent10', 'Hourly salary contract', '.contracts'],
  ['/m/member/team', 'agent10', 'Team management', '.member-row'],
  [
    '/m/agent/team/pnl',
    'agent10',
    'Team profit and loss',
    '.agent-sheet:not(:has(.record-kind)) > .account-search',
  ],
  ['/m/teamBetting', 'agent10', 'Team betting', '.account-search ~ .record-kind'],
  ['/m/member/agent/agentRebeat', 'agent10', 'Game rebate settings', '.rebate-settings__text'],
  [
    '/m/member/teamRebate',
    'agent10',
    'Agent rebate income',
    '.agent-sheet:not(:has(.account-search)) > .record-kind',
  ],
];

let here: TestEnvironment;

async function open(address: string, who: Who) {
  here = await testEnvironment();
  if (who !== 'visitor') await here.signIn(who);
  const route = routeAt(address)!;
  here.platform.here = () => address;
  history.replaceState(null, '', address);
  await showPage(route, pages[route]);
  await show(<Frame />);
}

/** Whether an element is on the page, with `:text()` one that begins with a text. */
function isShown(own: string): boolean {
  const [, selector = own, text = ''] = /^(.*):text\((.*)\)$/.exec(own) ?? [];
  return [...document.querySelectorAll(selector)].some((one) => one.textContent.trim().startsWith(text));
}

const titleOf = (title: string) => (title === 'Foyer' ? title : `${title} · Foyer`);

test('visits every address of every route', () => {
  const looked = table.map(([address]) => address.split('?')[0]);
  expect(new Set(looked)).toEqual(new Set(Object.values(routes).flat()));
  expect(looked).toHaveLength(new Set(looked).size);
});

describe('screens', () => {
  afterEach(() => {
    $shown.set(undefined);
    history.replaceState(null, '', '/');
  });

  test.each(table)('%s, as %s, is its own screen', async (address, who, title, own) => {
    await open(address, who);
    await waitFor(() => expect(isShown(own)).toBe(true));
    expect(document.title).toBe(titleOf(title));
    expect(here.seen.navigated).toEqual([]);
    // It also lacks the content of the other page with that title; inviting friends is a popup over home.
    const page = pages[routeAt(address)!];
    const others = table.filter(
      (other) => pages[routeAt(other[0])!] !== page && !(own === home && other[3] === home),
    );
    expect(others.filter((other) => titleOf(other[2]) === document.title && isShown(other[3]))).toEqual([]);
    await act(async () => {});
  });
});
