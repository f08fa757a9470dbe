import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { $status } from '../../../src/config/status.ts';
import { createContractReply, pendingContracts } from '../../../src/features/agent/contracts.ts';
import {
  answerContract,
  type ContractKind,
  getContractDividendRequest,
  getContracts,
  getDividends,
} from '../../../src/gateway/endpoints/agent.ts';
import { call } from '../../../src/gateway/http/client.ts';
import { loadMessages } from '../../../src/i18n/language.ts';
import ContractPage from '../../../src/pages/contract.tsx';
import DividendPage from '../../../src/pages/dividend.tsx';
import { $session, clearSession } from '../../../src/session/session.ts';
import { watchContracts } from '../../../src/shell/account/watch-contracts.ts';
import ContractsDialog from '../../../src/shell/drawers/contracts-dialog.tsx';
import { MenuList } from '../../../src/shell/drawers/menu-list.tsx';
import { $panel, closePanel } from '../../../src/shell/drawers/panels.ts';
import { $shown } from '../../../src/shell/page/page-store.ts';
import { followContracts } from '../../../src/site/contracts.ts';
import { $confirmation } from '../../../src/ui/confirm.ts';
import { countDialog } from '../../../src/ui/open-dialogs.ts';
import { $toast } from '../../../src/ui/toasts.ts';
import { pass, stopClock } from '../../support/clock.ts';
import { closeAfter } from '../../support/close-after.ts';
import { settled } from '../../support/patient.ts';
import { settle } from '../../support/settle.ts';
import { show } from '../../support/show.tsx';
import { environmentPerTest } from '../../support/test-environment.ts';
import { user } from '../../support/user.ts';

const here = environmentPerTest();

beforeEach(async () => {
  closeAfter($status.listen(() => {}));
  await $status.reload();
});
afterEach(() => {
  clearSession();
  $shown.set(undefined);
  $panel.set(undefined);
  $confirmation.set(undefined);
  history.replaceState(null, '', '/');
});

const watch = (began: string | undefined) => onTestFinished(watchContracts(began));
const pending = async () => Object.values(await call(getContractDividendRequest, {})).filter(Boolean).length;
const showPage = (route: 'home' | 'login' | 'settings' | 'salaryContract') =>
  $shown.set({ state: 'shown', route, fading: false, turn: 1, Page: () => null });

const requested = (times: number) =>
  waitFor(() => expect(here.sentTo(getContractDividendRequest)).toHaveLength(times));
/** Milliseconds until all other delayed parts have shown. */
const LONG = 6_500;
const isOpen = () => $panel.get() === 'contracts';
async function answerAll(...kinds: ContractKind[]) {
  for (const kind of kinds) {
    const { list } = await call(getContracts, { query: { kind } });
    const offer = list.find(({ state }) => state === 'offered')!;
    await call(answerContract, { body: { contractId: offer.id, accept: kind !== 'hour' } });
  }
}
/** Opens home as an agent and waits for the pending contracts. */
async function comeHome(username = 'agent10') {
  stopClock();
  await here.signIn(username);
  showPage('home');
  watch($session.get()?.token);
  await settle();
}

describe('contract summary', { tags: ['AG-5'] }, () => {
  test('shows once the agent stops interacting, and once per session', async () => {
    await comeHome();
    await pass(4_000);
    document.dispatchEvent(new Event('keydown'));
    await pass(LONG - 1);
    expect(isOpen()).toBe(false);
    await pass(1);
    expect(isOpen()).toBe(true);
    closePanel();
    await pass(60_000);
    showPage('home');
    await settle();
    await pass(60_000);
    expect(isOpen()).toBe(false);
    expect(here.platform.sessionStorage.get('CONTRACTS_TOLD')).toBe('1');
  });

  test('does not show again after a reload in the same session; another session sees it', async () => {
    here.platform.sessionStorage.set('CONTRACTS_TOLD', '1');
    await comeHome();
    await pass(60_000);
    expect(isOpen()).toBe(false);
    clearSession();
    expect(here.platform.sessionStorage.get('CONTRACTS_TOLD')).toBeUndefined();
    await here.signIn('agent10');
    await settle();
    await pass(LONG);
    expect(isOpen()).toBe(true);
  });

  test("a summary seen without a session was another person's", async () => {
    here.platform.sessionStorage.set('CONTRACTS_TOLD', '1');
    stopClock();
    await here.signIn('agent10');
    showPage('home');
    watch(undefined);
    await settle();
    await pass(LONG);
    expect(isOpen()).toBe(true);
  });

  test('waits for an open dialog, and on a contract screen', async () => {
    await comeHome();
    const close = countDialog();
    await pass(20_000);
    expect(isOpen()).toBe(false);
    close();
    showPage('salaryContract');
    document.dispatchEvent(new Event('keydown'));
    await pass(20_000);
    expect(isOpen()).toBe(false);
    showPage('home');
    document.dispatchEvent(new Event('keydown'));
    await settle();
    await pass(LONG);
    expect(isOpen()).toBe(true);
  });

  test('discards a pending response and the summary with the session', async () => {
    stopClock();
    await here.signIn('agent10');
    showPage('home');
    watch($session.get()?.token);
    await settled(() => expect(here.sentTo(getContractDividendRequest)).toHaveLength(1));
    await here.signIn('ravi1');
    await settle();
    await pass(60_000);
    expect(isOpen()).toBe(false);
    expect(pendingContracts.get()).toEqual({ state: 'ready', value: [] });
    await here.signIn('agent10');
    await settle();
    await pass(LONG);
    expect(isOpen()).toBe(true);
    clearSession();
    expect($panel.get()).toBeUndefined();
  });

  test('does not show after all contracts are answered, even if the gateway lags', async () => {
    await here.signIn('agent10');
    await answerAll('salary', 'dividend', 'hour');
    await comeHome();
    await pass(60_000);
    expect(isOpen()).toBe(false);
    expect(await pending()).toBe(0);
    const dividends = (await call(getContracts, { query: { kind: 'dividend' } })).list;
    expect(dividends.map(({ state }) => state)).toEqual(['accepted', 'ended']);
  });

  test.each(['trial4', 'guest40', 'staff41', 'staff42'])('%s and visitors are never asked', async (name) => {
    const subscribe = vi.spyOn($session, 'subscribe');
    followContracts();
    // Stops watching: it would react to another test's session.
    onTestFinished(subscribe.mock.results[0]!.value);
    showPage('home');
    await here.signIn(name);
    await settle();
    await pendingContracts.reload();
    expect(here.sentTo(getContractDividendRequest)).toHaveLength(0);
  });

  test('loads with a session and whenever home shows, but not before', async () => {
    watch(undefined);
    showPage('login');
    await here.signIn('maya7');
    expect(here.sentTo(getContractDividendRequest)).toHaveLength(0);
    showPage('home');
    await requested(1);
    await settle();
    showPage('settings');
    await settle();
    expect(here.sentTo(getContractDividendRequest)).toHaveLength(1);
    showPage('home');
    await requested(2);
    clearSession();
    showPage('settings');
    await here.signIn('ravi1');
    await requested(3);
  });

  test('stays hidden after a failure', async () => {
    here.gateway.faults!.set({ endpoint: 'getContractDividendRequest', malformed: 'html' });
    await comeHome();
    await pass(60_000);
    expect([isOpen(), $toast.get()]).toEqual([false, undefined]);
    expect(here.seen.reported.map(({ name }) => name)).toContain('contracts');
  });

  test('links each contract to its screen', async () => {
    await loadMessages(['agent']);
    await here.signIn('agent10');
    await show(<ContractsDialog />);
    await screen.findByRole('dialog', { name: 'Contracts waiting for your answer' });
    const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['Daily salary contract', '/m/member/agent/getSalaryContract'],
      ['Dividend contract', '/m/member/agent/getDevidendContract'],
      ['Hourly salary contract', '/m/member/agent/getHourContract'],
    ]);
    await act(async () => clearSession());
    await waitFor(() => expect(screen.queryByRole('link')).toBeNull());
  });

  test("the agency centre's badge decreases with each answer", async () => {
    await loadMessages(['member']);
    await here.signIn('agent10');
    await show(<MenuList place="account" />);
    await screen.findByRole('link', { name: 'Agency centre 3 contracts waiting' });
    const { list } = await call(getContracts, { query: { kind: 'salary' } });
    const answer = createContractReply('salary', list.find(({ state }) => state === 'offered')!.id);
    await act(() => answer.send(true));
    await screen.findByRole('link', { name: 'Agency centre 2 contracts waiting' });
    await answerAll('dividend', 'hour');
    await act(() => pendingContracts.reload());
    await screen.findByRole('link', { name: 'Agency centre' });
  });
});

async function openContract(path: string, username = 'agent10') {
  await loadMessages(['agent', 'messages']);
  await here.signIn(username);
  history.replaceState(null, '', `/m/member/agent/${path}`);
  await show(<ContractPage />);
}

test('a contract leads to those of the other kinds, and names their offers', {
  tags: ['WL-12', 'AG-5'],
}, async () => {
  await openContract('getSalaryContract');
  const links = within(screen.getByRole('navigation', { name: 'Contracts' }));
  await waitFor(() =>
    expect(links.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Dividend contractNew offer', '/m/member/agent/getDevidendContract'],
      ['Hourly salary contractNew offer', '/m/member/agent/getHourContract'],
    ]),
  );
});

/** Returns the titles of the contracts on screen. */
const cards = () =>
  screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));

describe('contract screens', { tags: ['WL-12'] }, () => {
  test.each([
    ['getSalaryContract', 'Daily turnover from', '₹40.00'],
    ['getDevidendContract', 'Team loss in the period from', '\u20686%\u2069 of losses'],
    ['getHourContract', 'Hourly turnover from', '\u20680.1%\u2069 of turnover'],
  ])('%s shows the offered terms as a table', async (path, head, paid) => {
    await openContract(path);
    const [offer] = await screen.findAllByRole('article');
    const table = within(within(offer!).getByRole('table', { name: 'Terms' }));
    expect(table.getAllByRole('columnheader')[0]!.textContent).toBe(head);
    const [, first] = table.getAllByRole('row');
    expect(within(first!).getAllByRole('cell').at(-1)!.textContent).toBe(paid);
    within(offer!).getByRole('heading', { name: 'New offer' });
    within(offer!).getByText(/north_house/);
  });

  test('an accepted offer replaces the active contract', async () => {
    await openContract('getDevidendContract');
    await waitFor(() => expect(cards()).toEqual(['New offer', 'In force']));
    await press('Accept');
    await waitFor(() => expect(cards()).toEqual(['In force']));
    screen.getByRole('heading', { name: 'Earlier contracts' });
    screen.getByText('Ended');
    expect($toast.get()?.text).toBe('agent.accepted');
    expect(await pending()).toBe(2);
  });

  test('rejecting asks for confirmation', async () => {
    await openContract('getHourContract');
    await press('Refuse');
    await act(async () => $confirmation.get()!.answer(false));
    await press('Refuse');
    expect(here.sentTo(answerContract)).toHaveLength(0);
    await act(async () => $confirmation.get()!.answer(true));
    await screen.findByRole('heading', { name: 'Earlier contracts' });
    expect(cards()).toEqual(['In force']);
    expect(await pending()).toBe(2);
  });

  test('an offer says that it replaces the contract in force, if there is one', async () => {
    await openContract('getSalaryContract');
    screen.getByText(/replaces your current contract/);
    here.gateway.faults!.rewrite('getContracts', ({ list }) => ({
      list: list.filter(({ state }: { state: string }) => state === 'offered'),
    }));
    cleanup();
    await openContract('getHourContract');
    await screen.findByRole('button', { name: 'Accept' });
    expect(screen.queryByText(/replaces your current contract/)).toBeNull();
  });

  test('an offer answered elsewhere disappears with a message', async () => {
    await openContract('getSalaryContract');
    const accept = await screen.findByRole('button', { name: 'Accept' });
    const { list } = await call(getContracts, { query: { kind: 'salary' } });
    await call(answerContract, { body: { contractId: list[0]!.id, accept: false } });
    await user.click(accept);
    await waitFor(() => expect($toast.get()?.text).toBe('agent.offerGone'));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull());
  });

  test('another account’s offer cannot be answered', async () => {
    await here.signIn('agent10');
    const { list } = await call(getContracts, { query: { kind: 'salary' } });
    await here.signIn('ravi1');
    await expect(
      call(answerContract, { body: { contractId: list[0]!.id, accept: true } }),
    ).rejects.toMatchObject({ code: 'not.found' });
  });

  test('says that there is no offer; redirects account types without contracts home', async () => {
    await openContract('getSalaryContract', 'maya7');
    await screen.findByText(/^You have no contract of this kind/);
    cleanup();
    await openContract('getSalaryContract', 'staff41');
    expect(here.seen.navigated.at(-1)).toEqual({ address: '/m/home', replace: true });
  });
});

describe('dividend', { tags: ['WL-12'] }, () => {
  const rows = () => screen.queryAllByRole('listitem');
  async function openDividend() {
    await loadMessages(['agent', 'messages']);
    await here.signIn('agent10');
    await show(<DividendPage />);
  }

  test('pages through periods with state, amount and calculation', async () => {
    await openDividend();
    await waitFor(() => expect(rows()).toHaveLength(10));
    within(rows()[0]!).getByText('Running');
    expect(screen.getAllByText('Paid').length).toBeLessThan(10);
    await user.click(within(rows()[1]!).getByRole('button', { expanded: false }));
    expect(
      within(rows()[1]!)
        .getAllByRole('term')
        .map((one) => one.textContent),
    ).toEqual(['Team turnover', 'Team loss', 'Active members', 'Rate']);
    const [first] = rows().map((row) => row.textContent);
    await press('Next');
    await waitFor(() => expect(rows()).toHaveLength(6));
    expect(rows().map((row) => row.textContent)).not.toContain(first);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next' }).disabled).toBe(true);
    screen.getByText('Page 2 of 2');
  });

  test('amounts equal rate times loss, and payouts add up', async () => {
    await here.signIn('agent10');
    const { list, paid } = await call(getDividends, { query: { pageNo: 1, pageSize: 99 } });
    const cents = (amount: number) => Math.round(amount * 100);
    for (const { loss, rate, amount, state } of list) {
      expect(cents(amount)).toBe(Math.floor((Math.max(0, cents(loss)) * rate) / 100));
      expect(state === 'none').toBe(amount === 0 && state !== 'running');
    }
    const sum = list
      .filter(({ state }) => state === 'paid')
      .reduce((total, one) => total + cents(one.amount), 0);
    expect(cents(paid)).toBe(sum);
  });

  test('says that the feature is off and requests nothing', async () => {
    here.gateway.switches.whitelabel = { AGEDIVIDEND3: false };
    await $status.reload();
    await openDividend();
    await screen.findByText(/does not have permission/);
    expect(here.sentTo(getDividends)).toHaveLength(0);
  });
});
