import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { $status } from '../../../src/config/status.ts';
import { promptContracts } from '../../../src/features/agent/contract-prompt.ts';
import { call } from '../../../src/gateway/client.ts';
import {
  answerContract,
  getContractDividendRequest,
  getContracts,
  getDividends,
} from '../../../src/gateway/endpoints/agent.ts';
import { needAreas } from '../../../src/i18n/language.ts';
import ContractPage from '../../../src/pages/contract.tsx';
import DividendPage from '../../../src/pages/dividend.tsx';
import { clearSession } from '../../../src/session/session.ts';
import { watchContracts } from '../../../src/shell/contract-watch.ts';
import { $shown } from '../../../src/shell/page-store.ts';
import { followContracts } from '../../../src/site/contracts.ts';
import { $question } from '../../../src/ui/confirm.ts';
import { countDialog } from '../../../src/ui/open-dialogs.ts';
import { $toast } from '../../../src/ui/toasts.ts';
import { settle } from '../../support/settle.ts';
import { show } from '../../support/show.tsx';
import { type TestEnvironment, testEnvironment } from '../../support/test-environment.ts';
import { user } from '../../support/user.ts';

let here: TestEnvironment;
let leave: () => void;

beforeEach(async () => {
  here = await testEnvironment();
  leave = $status.listen(() => {});
  await $status.reload();
});
afterEach(() => {
  leave();
  $shown.set(undefined);
  $question.set(undefined);
  $toast.set(undefined);
  history.replaceState(null, '', '/');
  here.close();
});

const question = (text: string) => waitFor(() => expect($question.get()).toMatchObject({ text }));
const pending = async () => Object.values(await call(getContractDividendRequest, {})).filter(Boolean).length;
const showPage = (route: 'home' | 'login' | 'settings') =>
  $shown.set({ state: 'shown', route, fading: false, turn: 1, Page: () => null });

const asked = (times: number) =>
  waitFor(() => expect(here.sentTo(getContractDividendRequest)).toHaveLength(times));

describe('AG-5 the prompt for contracts', () => {
  test('asks about each that waits, in turn; Cancel leads to the next, Go to its screen', async () => {
    await here.signIn('agent10');
    const done = promptContracts();
    await question('agent.salaryWaits');
    expect($question.get()).toMatchObject({ yes: 'agent.go', no: 'common.cancel' });
    $question.get()!.answer(false);
    await question('agent.dividendWaits');
    $question.get()!.answer(false);
    await question('agent.hourWaits');
    $question.get()!.answer(true);
    await done;
    expect(here.seen.navigated).toEqual([{ address: '/m/member/agent/getHourContract', replace: false }]);
    expect($question.get()).toBeUndefined();
  });

  test('Go ends the queue for now; another prompt does not begin beside it', async () => {
    await here.signIn('agent10');
    const done = promptContracts();
    await question('agent.salaryWaits');
    await promptContracts();
    expect(here.sentTo(getContractDividendRequest)).toHaveLength(1);
    $question.get()!.answer(true);
    await done;
    expect(here.seen.navigated.at(-1)?.address).toBe('/m/member/agent/getSalaryContract');
    expect($question.get()).toBeUndefined();
  });

  test('waits for an open dialog, and asks nothing of somebody else who came meanwhile', async () => {
    await here.signIn('agent10');
    const close = countDialog();
    const done = promptContracts();
    await waitFor(() => expect(here.sentTo(getContractDividendRequest)).toHaveLength(1));
    expect($question.get()).toBeUndefined();
    await here.signIn('ravi1');
    close();
    await done;
    expect($question.get()).toBeUndefined();
  });

  test('once all are answered nothing is asked any more, and the gateway knows it later too', async () => {
    await here.signIn('agent10');
    for (const kind of ['salary', 'dividend', 'hour'] as const) {
      const { list } = await call(getContracts, { query: { kind } });
      const offer = list.find(({ state }) => state === 'offered')!;
      await call(answerContract, { body: { contractId: offer.id, accept: kind !== 'hour' } });
    }
    await promptContracts();
    expect($question.get()).toBeUndefined();
    await here.signIn('agent10');
    expect(await pending()).toBe(0);
    const dividends = (await call(getContracts, { query: { kind: 'dividend' } })).list;
    expect(dividends.map(({ state }) => state)).toEqual(['accepted', 'ended']);
  });

  test.each(['trial4', 'guest40', 'staff41', 'staff42'])(
    '%s is never asked, nor is a visitor',
    async (name) => {
      followContracts();
      showPage('home');
      await here.signIn(name);
      await settle();
      expect(here.sentTo(getContractDividendRequest)).toHaveLength(0);
    },
  );

  test('with a session, and again whenever home is shown; not on the way in', async () => {
    watchContracts();
    showPage('login');
    await here.signIn('maya7');
    expect(here.sentTo(getContractDividendRequest)).toHaveLength(0);
    showPage('home');
    await asked(1);
    showPage('settings');
    await settle();
    expect(here.sentTo(getContractDividendRequest)).toHaveLength(1);
    showPage('home');
    await asked(2);
    clearSession();
    showPage('settings');
    await here.signIn('ravi1');
    await asked(3);
  });

  test('a failure is not shown', async () => {
    await here.signIn('agent10');
    here.gateway.faults!.set({ endpoint: 'getContractDividendRequest', malformed: 'html' });
    await promptContracts();
    expect([$question.get(), $toast.get()]).toEqual([undefined, undefined]);
    expect(here.seen.reported.map(({ name }) => name)).toContain('contracts');
  });
});

async function openContract(path: string, username = 'agent10') {
  await needAreas(['agent', 'messages']);
  await here.signIn(username);
  history.replaceState(null, '', `/m/member/agent/${path}`);
  await show(<ContractPage />);
}
/** What the contracts on screen are called: those that stand or are offered. */
const cards = () =>
  screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));

describe('WL-12 contract screens', () => {
  test.each([
    ['getSalaryContract', 'Turnover of the day from', '₹40.00'],
    ['getDevidendContract', 'Loss of the team in the period from', '\u20686%\u2069 of the loss'],
    ['getHourContract', 'Turnover of the hour from', '\u20680.1%\u2069 of the turnover'],
  ])('%s shows the terms of the offer as a table', async (path, head, paid) => {
    await openContract(path);
    const [offer] = await screen.findAllByRole('article');
    const table = within(within(offer!).getByRole('table', { name: 'Terms' }));
    expect(table.getAllByRole('columnheader')[0]!.textContent).toBe(head);
    const [, first] = table.getAllByRole('row');
    expect(within(first!).getAllByRole('cell').at(-1)!.textContent).toBe(paid);
    within(offer!).getByRole('heading', { name: 'New offer' });
    within(offer!).getByText(/north_house/);
  });

  test('an accepted offer takes the place of the contract in force', async () => {
    await openContract('getDevidendContract');
    await waitFor(() => expect(cards()).toEqual(['New offer', 'In force']));
    await press('Accept');
    await waitFor(() => expect(cards()).toEqual(['In force']));
    screen.getByRole('heading', { name: 'Earlier contracts' });
    screen.getByText('Ended');
    expect($toast.get()?.text).toBe('agent.accepted');
    expect(await pending()).toBe(2);
  });

  test('a refusal is asked about once more', async () => {
    await openContract('getHourContract');
    await press('Refuse');
    await act(async () => $question.get()!.answer(false));
    await press('Refuse');
    expect(here.sentTo(answerContract)).toHaveLength(0);
    await act(async () => $question.get()!.answer(true));
    await screen.findByRole('heading', { name: 'Earlier contracts' });
    expect(cards()).toEqual([]);
    expect(await pending()).toBe(2);
  });

  test('an offer that was answered elsewhere is gone, and that is said', async () => {
    await openContract('getSalaryContract');
    const accept = await screen.findByRole('button', { name: 'Accept' });
    const { list } = await call(getContracts, { query: { kind: 'salary' } });
    await call(answerContract, { body: { contractId: list[0]!.id, accept: false } });
    await user.click(accept);
    await waitFor(() => expect($toast.get()?.text).toBe('agent.offerGone'));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull());
  });

  test('somebody else’s offer cannot be answered', async () => {
    await here.signIn('agent10');
    const { list } = await call(getContracts, { query: { kind: 'salary' } });
    await here.signIn('ravi1');
    await expect(
      call(answerContract, { body: { contractId: list[0]!.id, accept: true } }),
    ).rejects.toMatchObject({ code: 'not.found' });
  });

  test('a member who could be asked sees that nothing was offered; types that are never asked are led home', async () => {
    await openContract('getSalaryContract', 'maya7');
    await screen.findByText(/^No contract of this kind/);
    cleanup();
    await openContract('getSalaryContract', 'staff41');
    expect(here.seen.navigated.at(-1)).toEqual({ address: '/m/home', replace: true });
  });
});

describe('WL-12 dividend', () => {
  const rows = () => screen.queryAllByRole('listitem');
  async function openDividend() {
    await needAreas(['agent', 'messages']);
    await here.signIn('agent10');
    await show(<DividendPage />);
  }

  test('periods with state and amount, by page, each with what it was worked out from', async () => {
    await openDividend();
    await waitFor(() => expect(rows()).toHaveLength(10));
    within(rows()[0]!).getByText('Running');
    expect(screen.getAllByText('Paid').length).toBeLessThan(10);
    await user.click(within(rows()[1]!).getByRole('button', { expanded: false }));
    expect(
      within(rows()[1]!)
        .getAllByRole('term')
        .map((one) => one.textContent),
    ).toEqual(['Turnover of the team', 'Loss of the team', 'Active members', 'Rate']);
    const [first] = rows().map((row) => row.textContent);
    await press('Next');
    await waitFor(() => expect(rows()).toHaveLength(6));
    expect(rows().map((row) => row.textContent)).not.toContain(first);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next' }).disabled).toBe(true);
    screen.getByText('Page 2 of 2');
  });

  test('amounts are the rate of the loss, and what is paid adds up', async () => {
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

  test('without the feature the page says so and asks for nothing', async () => {
    here.gateway.switches.whitelabel = { AGEDIVIDEND3: false };
    await $status.reload();
    await openDividend();
    await screen.findByText(/does not have permission/);
    expect(here.sentTo(getDividends)).toHaveLength(0);
  });
});
