import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { RebateIncome } from '../../../src/features/records/rebate-income.tsx';
import { TeamBets } from '../../../src/features/records/team-bets.tsx';
import { TeamProfit } from '../../../src/features/records/team-profit.tsx';
import { RebateSettings } from '../../../src/features/team/rebate-settings.tsx';
import { parseTeamPlace } from '../../../src/features/team/team-address.ts';
import { TeamManagement } from '../../../src/features/team/team-management.tsx';
import { setRebates } from '../../../src/gateway/endpoints/rebates.ts';
import { searchTeam } from '../../../src/gateway/endpoints/team.ts';
import { call } from '../../../src/gateway/http/client.ts';
import { loadMessages } from '../../../src/i18n/language.ts';
import { AgentSheet } from '../../../src/pages/agent-sheet.tsx';
import { titles } from '../../support/accordion.ts';
import { inView } from '../../support/in-view.ts';
import { show } from '../../support/show.tsx';
import { type TestEnvironment, testEnvironment } from '../../support/test-environment.ts';
import { user } from '../../support/user.ts';
import { setWindowWidth } from '../../support/window-width.ts';

const categories = [
  { code: 'LIVE', name: 'Live' },
  { code: 'RNG', name: 'Slots' },
];
let here: TestEnvironment;

beforeEach(async () => {
  inView(false);
  here = await testEnvironment({ clock: () => new Date(2026, 2, 10, 20).getTime() });
  await loadMessages(['team', 'records']);
  await here.signIn('agent10');
});

const text = () => document.body.textContent ?? '';
const idOf = async (name: string) =>
  (await call(searchTeam, { query: { name, pageNo: 1, pageSize: 1 } })).list[0]!.id;
const manage = (query: string) => (
  <TeamManagement place={parseTeamPlace(new URLSearchParams(query))} categories={categories} />
);
/** Waits for a number of entries. */
const entries = (count: number) =>
  waitFor(() => {
    const found = screen.getAllByRole('listitem').filter((entry) => !entry.closest('nav'));
    expect(found).toHaveLength(count);
    return found;
  });
const members = async (count: number) =>
  (await entries(count)).map((entry) => within(entry).getByRole('link'));
const retry = () => screen.findByRole('button', { name: 'Loading failed, click to retry' });
async function search(label: string, name: string): Promise<void> {
  const field = await screen.findByRole('searchbox', { name: label });
  await user.type(field, `${name}{Enter}`);
}

describe('team management', { tags: ['WL-9'] }, () => {
  test('a row shows account, role, online state, balance and dates, and links one level down', async () => {
    await show(manage(''));
    const okeke = (await members(15)).find((row) => row.textContent?.includes('okeke_ng'))!;
    expect(okeke.textContent).toMatch(/Agent.*Online.*₹22,400\.00.*Registered.*Last login.*Direct members 5/);
    expect(okeke.getAttribute('href')).toBe(`/m/member/team?id=${await idOf('okeke_ng')}`);
    expect(within(okeke).getByText('okeke_ng').closest('bdi')).not.toBeNull();
    expect(text()).toMatch(/Direct members15 accounts.*online/);
  });

  test('a distant member shows the path, rebates and actions', async () => {
    const id = await idOf('farias_br');
    await show(manage(`id=${id}`));
    await members(1);
    const path = within(screen.getByRole('navigation', { name: 'Levels' }));
    await path.findByRole('link', { name: 'farias_br', current: 'page' });
    expect(path.getAllByRole('link').map((step) => step.textContent)).toEqual([
      'My team',
      'silva_br',
      'costa_br',
      'farias_br',
    ]);
    expect(path.getAllByRole('link', { current: 'page' })).toHaveLength(1);
    expect(text()).toMatch(/Slots\u20680\.\d+%\u2069 to \u20680\.\d+%/);
    const ways = within(screen.getByRole('navigation', { name: 'More about this account' }));
    expect(ways.getAllByRole('link').map((way) => [way.textContent, way.getAttribute('href')])).toEqual([
      ['Rebates', `/m/member/agent/agentRebeat?member=${id}`],
      ['Bets', '/m/teamBetting?account=farias_br'],
      ['Profit and loss', '/m/agent/team/pnl?account=farias_br'],
    ]);
  });

  test('a search has an address, covers all levels and says when nothing matches', async () => {
    const view = await show(manage(''));
    await search('Search the team', ' gabi ');
    expect(here.seen.navigated.at(-1)?.address).toBe('/m/member/team?name=gabi');
    await view.rerender(manage('name=gabi'));
    const [gabi] = await members(1);
    expect(gabi!.textContent).toContain('Level 4');
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(here.seen.navigated.at(-1)?.address).toBe('/m/member/team');
    await view.rerender(manage('name=nobody-is-called-so'));
    await screen.findByText('No results in your team.');
  });

  test('retries a failed list; a stranger is not found', async () => {
    here.gateway.faults!.set({ endpoint: 'getTeamMembers', malformed: 'truncated', times: 1 });
    const view = await show(manage(''));
    await user.click(await retry());
    await members(15);
    await view.rerender(manage('id=1'));
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2));
  });
});

test.each(['', 'maya7', 'trial4', 'guest40'])(
  'redirects %j home without showing anything',
  { tags: ['AG-4'] },
  async (name) => {
    const { clearSession } = await import('../../../src/session/session.ts');
    if (name) await here.signIn(name);
    else clearSession();
    await show(<AgentSheet>{manage('')}</AgentSheet>);
    expect(here.seen.navigated.at(-1)).toEqual({ address: '/m/home', replace: true });
    expect(text()).toBe('');
  },
);

test.each(['ravi1', 'noor2', 'staff41', 'agent10'])('admits %s', { tags: ['AG-4'] }, async (name) => {
  await here.signIn(name);
  await show(<AgentSheet>{manage('')}</AgentSheet>);
  expect(here.seen.navigated).toEqual([]);
  await waitFor(() => expect(text()).toContain(name === 'agent10' ? 'okeke_ng' : 'Your team is empty'));
});

describe('team records', { tags: ['WL-9'] }, () => {
  test('a bet names its account; a filter by name covers bets and results and is in the address', async () => {
    const requests = vi.fn();
    const bets = (account: string) => (
      <TeamBets categories={categories} account={account} onAccount={requests} />
    );
    const view = await show(bets(''));
    const rows = () => screen.getAllByRole('listitem').map((row) => row.textContent);
    await screen.findAllByRole('listitem');
    for (const row of rows()) expect(row).toMatch(/₹[\d,.]+[a-z]\w+ · /);
    await search('Search by account', 'amara');
    expect(requests).toHaveBeenCalledWith('amara');
    await view.rerender(bets('amara'));
    await waitFor(() => {
      for (const row of rows()) expect(row).toContain('amara_o');
    });
  });

  test('results show signs, rebates and bonuses, with totals', async () => {
    await show(<TeamProfit account="" onAccount={() => {}} />);
    await user.click(screen.getByRole('tab', { name: '30 days' }));
    const rows = await entries(20);
    expect(text()).toMatch(/Profit[+−].*Accounts\d.*Staked.*Won.*Rebates.*Bonuses/);
    for (const row of rows) expect(row.textContent).toMatch(/Level\d.*Bets\d.*Rebates₹/);
  });

  test('shows income by day and category', { tags: ['WL-10'] }, async () => {
    await show(<RebateIncome categories={categories} />);
    const rows = await screen.findAllByRole('listitem');
    expect(rows.length).toBeGreaterThan(2);
    expect(text()).toMatch(/Rebate income\+₹/);
    expect(rows[0]!.textContent).toMatch(/Mar \d+, 2026\+₹.*Team stakes₹/);
    // Signs of currencies stay on their side of an amount in right-to-left texts.
    expect(text()).toMatch(/Slots \u2068₹\d[\d.,]*\u2069/);
  });
});

describe('rebate settings', { tags: ['WL-10'] }, () => {
  const folds = (count: number) => waitFor(() => expect(titles()).toHaveLength(count));

  test('a wide screen shows all read-only rates, by category', async () => {
    setWindowWidth(1280);
    await show(<RebateSettings memberId="" categories={categories} />);
    await waitFor(() => expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(8));
    const [first] = screen.getAllByRole('heading', { level: 2 });
    expect(first!.textContent).toMatch(/^Live \u20680\.\d+%\u2069 to \u20680\.\d+%/);
    expect(titles()).toHaveLength(0);
    expect(screen.getAllByRole('term').length).toBeGreaterThan(40);
    expect(screen.getByRole('link', { name: 'Set the rebates of your team' }).getAttribute('href')).toBe(
      '/m/member/team',
    );
  });

  test("the agent's own are read-only, by category", async () => {
    setWindowWidth(390);
    await show(<RebateSettings memberId="" categories={categories} />);
    await folds(8);
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(titles()[0]!.textContent).toMatch(/^Live \u20680\.\d+%\u2069 to \u20680\.\d+%/);
    await user.click(titles()[0]!);
    expect(screen.getAllByRole('term').length).toBeGreaterThan(3);
  });

  test('those of direct members can be set within bounds; an invalid rate shows its error and gets focus', async () => {
    await show(<RebateSettings memberId={await idOf('okeke_ng')} categories={categories} />);
    await folds(8);
    await user.click(titles()[0]!);
    /** The first vendor's field; the field before it sets all rates. */
    const rate = () => screen.getAllByRole<HTMLInputElement>('textbox')[1]!;
    const set = async (percent: string) => {
      await user.clear(rate());
      await user.type(rate(), percent);
    };
    const save = () => user.click(screen.getByRole('button', { name: 'Save' }));
    await set('5');
    // In another category, which expands again for the error.
    await user.click(titles()[1]!);
    await save();
    await waitFor(() => expect(titles()[0]!.getAttribute('aria-expanded')).toBe('true'));
    expect(text()).toMatch(/Must be from \u20680\.\d+%\u2069 to \u20680\.\d+%/);
    expect(document.activeElement).toBe(rate());
    expect(rate().getAttribute('aria-invalid')).toBe('true');
    expect(here.sentTo(setRebates)).toHaveLength(0);
    const most = /to \u2068(0\.\d+)%/.exec(text().slice(text().indexOf('Must be')))![1]!;
    await set(most);
    await save();
    await screen.findByText('Saved');
    expect(here.sentTo(setRebates)).toHaveLength(1);
    expect(rate().value).toBe(most);
  });

  test('those of distant members are read-only, with the reason', async () => {
    setWindowWidth(390);
    await show(<RebateSettings memberId={await idOf('gabi_n')} categories={categories} />);
    await folds(8);
    expect(text()).toContain('Only the agent directly above this account');
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});
