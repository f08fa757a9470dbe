// @vitest-environment happy-dom
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
import { click, show, until, type View } from '../../support/show.tsx';
import { type TestEnvironment, testEnvironment } from '../../support/test-environment.ts';

let here: TestEnvironment;
let view: View | undefined;
let leave: () => void;

beforeEach(async () => {
  here = await testEnvironment();
  leave = $status.listen(() => {});
  await $status.reload();
});
afterEach(async () => {
  await view?.close();
  view = undefined;
  leave();
  $shown.set(undefined);
  $question.set(undefined);
  $toast.set(undefined);
  history.replaceState(null, '', '/');
  here.close();
});

const question = (text: string) => until(() => $question.get()?.text === text && $question.get());
const pending = async () => Object.values(await call(getContractDividendRequest, {})).filter(Boolean).length;
const showPage = (route: 'home' | 'login' | 'settings') =>
  $shown.set({ state: 'shown', route, fading: false, turn: 1, Page: () => null });

describe('AG-5 the prompt for contracts', () => {
  test('asks about each that waits, in turn; Cancel leads to the next, Go to its screen', async () => {
    await here.signIn('agent10');
    const done = promptContracts();
    expect(await question('agent.salaryWaits')).toMatchObject({ yes: 'agent.go', no: 'common.cancel' });
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
    await until(() => here.sentTo(getContractDividendRequest).length);
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
      await new Promise((resolve) => setTimeout(resolve, 30));
      expect(here.sentTo(getContractDividendRequest)).toHaveLength(0);
    },
  );

  test('with a session, and again whenever home is shown; not on the way in', async () => {
    watchContracts();
    showPage('login');
    await here.signIn('maya7');
    expect(here.sentTo(getContractDividendRequest)).toHaveLength(0);
    showPage('home');
    await expect.poll(() => here.sentTo(getContractDividendRequest).length).toBe(1);
    showPage('settings');
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(here.sentTo(getContractDividendRequest)).toHaveLength(1);
    showPage('home');
    await expect.poll(() => here.sentTo(getContractDividendRequest).length).toBe(2);
    clearSession();
    showPage('settings');
    await here.signIn('ravi1');
    await expect.poll(() => here.sentTo(getContractDividendRequest).length).toBe(3);
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
  view = await show(<ContractPage />);
}
const cards = () =>
  [...view!.element.querySelectorAll('.contract')].map((card) => card.querySelector('h2')!.textContent);
const button = (text: string) =>
  [...view!.element.querySelectorAll('button')].find((one) => one.textContent === text);

describe('WL-12 contract screens', () => {
  test.each([
    ['getSalaryContract', 'Turnover of the day from', '₹40.00'],
    ['getDevidendContract', 'Loss of the team in the period from', '\u20686%\u2069 of the loss'],
    ['getHourContract', 'Turnover of the hour from', '\u20680.1%\u2069 of the turnover'],
  ])('%s shows the terms of the offer as a table', async (path, head, paid) => {
    await openContract(path);
    const table = await until(() => view!.element.querySelector('.contract--offered table'));
    expect(table.querySelector('th')!.textContent).toBe(head);
    expect(table.querySelector('tbody td:last-child')!.textContent).toBe(paid);
    expect(view!.element.querySelector('.contract__from')!.textContent).toContain('north_house');
  });

  test('an accepted offer takes the place of the contract in force', async () => {
    await openContract('getDevidendContract');
    await until(() => cards().length === 2);
    expect(cards()).toEqual(['New offer', 'In force']);
    await click(button('Accept'));
    await until(() => cards().join() === 'In force');
    expect(view!.element.querySelector('.contracts__earlier')!.textContent).toContain('Ended');
    expect($toast.get()?.text).toBe('agent.accepted');
    expect(await pending()).toBe(2);
  });

  test('a refusal is asked about once more', async () => {
    await openContract('getHourContract');
    await click(await until(() => button('Refuse')));
    $question.get()!.answer(false);
    await click(button('Refuse'));
    expect(here.sentTo(answerContract)).toHaveLength(0);
    $question.get()!.answer(true);
    await until(() => view!.element.querySelector('.contracts__earlier'));
    expect(cards()).toEqual([]);
    expect(await pending()).toBe(2);
  });

  test('an offer that was answered elsewhere is gone, and that is said', async () => {
    await openContract('getSalaryContract');
    const accept = await until(() => button('Accept'));
    const { list } = await call(getContracts, { query: { kind: 'salary' } });
    await call(answerContract, { body: { contractId: list[0]!.id, accept: false } });
    await click(accept);
    await until(() => $toast.get()?.text === 'agent.offerGone');
    await until(() => !button('Accept'));
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
    await until(() => view!.element.textContent!.includes('No contract of this kind'));
    await view!.close();
    await openContract('getSalaryContract', 'staff41');
    expect(here.seen.navigated.at(-1)).toEqual({ address: '/m/home', replace: true });
  });
});

describe('WL-12 dividend', () => {
  const rows = () => [...view!.element.querySelectorAll('.dividend')];
  async function openDividend() {
    await needAreas(['agent', 'messages']);
    await here.signIn('agent10');
    view = await show(<DividendPage />);
  }

  test('periods with state and amount, by page, each with what it was worked out from', async () => {
    await openDividend();
    await until(() => rows().length === 10);
    expect(rows()[0]!.textContent).toContain('Running');
    expect(rows().map((row) => row.querySelector('.dividend__state')!.textContent)).toContain('Paid');
    await click(rows()[1]!.querySelector('button'));
    expect([...rows()[1]!.querySelectorAll('dt')].map((one) => one.textContent)).toEqual([
      'Turnover of the team',
      'Loss of the team',
      'Active members',
      'Rate',
    ]);
    const [first] = rows().map((row) => row.textContent);
    await click(button('Next'));
    await until(() => rows().length === 6);
    expect(rows().map((row) => row.textContent)).not.toContain(first);
    expect(button('Next')!.disabled).toBe(true);
    expect(view!.element.textContent).toContain('Page 2 of 2');
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
    expect(view!.element.textContent).toContain('does not have permission');
    expect(here.sentTo(getDividends)).toHaveLength(0);
  });
});
