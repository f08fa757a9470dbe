// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { RebateIncome } from '../../../src/features/records/rebate-income.tsx';
import { TeamBets } from '../../../src/features/records/team-bets.tsx';
import { TeamProfit } from '../../../src/features/records/team-profit.tsx';
import { RebateSettings } from '../../../src/features/team/rebate-settings.tsx';
import { teamPlace } from '../../../src/features/team/team-address.ts';
import { TeamManagement } from '../../../src/features/team/team-management.tsx';
import { call } from '../../../src/gateway/client.ts';
import { setRebates } from '../../../src/gateway/endpoints/rebates.ts';
import { searchTeam } from '../../../src/gateway/endpoints/team.ts';
import { needAreas } from '../../../src/i18n/language.ts';
import { AgentSheet } from '../../../src/pages/agent-sheet.tsx';
import { click, show, until, type View } from '../../support/show.tsx';
import { type TestEnvironment, testEnvironment } from '../../support/test-environment.ts';

const categories = [
  { code: 'LIVE', name: 'Live' },
  { code: 'RNG', name: 'Slots' },
];
let here: TestEnvironment;
let view: View;

beforeEach(async () => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  here = await testEnvironment({ clock: () => new Date(2026, 2, 10, 20).getTime() });
  await needAreas(['team', 'records']);
  await here.signIn('agent10');
});
afterEach(async () => {
  await view.close();
  here.close();
  vi.unstubAllGlobals();
});

const all = (selector: string) => [...view.element.querySelectorAll(selector)];
const text = () => view.element.textContent ?? '';
const idOf = async (name: string) =>
  (await call(searchTeam, { query: { name, pageNo: 1, pageSize: 1 } })).list[0]!.id;
const manage = (query: string) => (
  <TeamManagement place={teamPlace(new URLSearchParams(query))} categories={categories} />
);
async function type(input: Element | null | undefined, value: string) {
  await act(async () => {
    const field = input as HTMLInputElement;
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

describe('WL-9 team management', () => {
  test('each row says who, whether an agent and online, balance, days, and leads down a level', async () => {
    view = await show(manage(''));
    await until(() => all('.member-row').length === 15);
    const okeke = all('.member-row').find((row) => row.textContent?.includes('okeke_ng'))!;
    expect(okeke.textContent).toMatch(/Agent.*Online.*₹22,400\.00.*Registered.*Last login.*Right below 5/);
    expect(okeke.getAttribute('href')).toBe(`/m/member/team?id=${await idOf('okeke_ng')}`);
    expect(okeke.querySelector('bdi')?.textContent).toBe('okeke_ng');
    expect(text()).toMatch(/15 accounts.*online/);
  });

  test('somebody further down stands with the way to them, their rebates and what there is to do', async () => {
    const id = await idOf('farias_br');
    view = await show(manage(`id=${id}`));
    await until(() => all('.member-row').length === 1);
    expect(all('.team-path__step').map((step) => step.textContent)).toEqual([
      'My team',
      'silva_br',
      'costa_br',
      'farias_br',
    ]);
    expect(all('[aria-current]')).toHaveLength(1);
    expect(text()).toMatch(/Slots\u20680\.\d+%\u2069 to \u20680\.\d+%/);
    const ways = all('.member-details__ways a').map((way) => [way.textContent, way.getAttribute('href')]);
    expect(ways).toEqual([
      ['Rebates', `/m/member/agent/agentRebeat?member=${id}`],
      ['Bets', '/m/teamBetting?account=farias_br'],
      ['Profit and loss', '/m/agent/team/pnl?account=farias_br'],
    ]);
  });

  test('a search has an address, finds on every level, and says when there is nobody', async () => {
    view = await show(manage(''));
    await type(await until(() => view.element.querySelector('input')), ' gabi ');
    await act(async () => view.element.querySelector('form')!.requestSubmit());
    expect(here.seen.navigated.at(-1)?.address).toBe('/m/member/team?name=gabi');
    await view.again(manage('name=gabi'));
    await until(() => all('.member-row').length === 1 && text().includes('Level 4'));
    await click(view.element.querySelector('.search-field__clear'));
    expect(here.seen.navigated.at(-1)?.address).toBe('/m/member/team');
    await view.again(manage('name=nobody-is-called-so'));
    await until(() => text().includes('Nobody in your team is called so.'));
  });

  test('a list that failed says so and comes on a tap; whoever is not below is not found', async () => {
    here.gateway.faults!.set({ endpoint: 'getTeamMembers', malformed: 'truncated', times: 1 });
    view = await show(manage(''));
    await click(await until(() => view.element.querySelector('[role="alert"] button')));
    await until(() => all('.member-row').length);
    await view.again(manage('id=1'));
    await until(() => all('[role="alert"]').length === 2);
  });
});

test.each(['', 'maya7', 'trial4', 'guest40'])('AG-4 %j is led home and sees nothing of it', async (name) => {
  const { clearSession } = await import('../../../src/session/session.ts');
  if (name) await here.signIn(name);
  else clearSession();
  view = await show(<AgentSheet>{manage('')}</AgentSheet>);
  expect(here.seen.navigated.at(-1)).toEqual({ address: '/m/home', replace: true });
  expect(text()).toBe('');
});

test.each(['ravi1', 'noor2', 'staff41', 'agent10'])('AG-4 %s may enter', async (name) => {
  await here.signIn(name);
  view = await show(<AgentSheet>{manage('')}</AgentSheet>);
  expect(here.seen.navigated).toEqual([]);
  await until(() => text().includes(name === 'agent10' ? 'okeke_ng' : 'Nobody is in your team yet'));
});

describe('WL-9 records of the team', () => {
  test('a bet says whose it is; a name narrows bets and results alike, and goes to the address', async () => {
    const asked = vi.fn();
    view = await show(<TeamBets categories={categories} account="" onAccount={asked} />);
    await until(() => all('.record').length);
    expect(all('.record').every((row) => /Account\w+/.test(row.textContent ?? ''))).toBe(true);
    await type(view.element.querySelector('input'), 'amara');
    await act(async () => view.element.querySelector('form')!.requestSubmit());
    expect(asked).toHaveBeenCalledWith('amara');
    await view.again(<TeamBets categories={categories} account="amara" onAccount={asked} />);
    await until(
      () => all('.record').length && all('.record').every((row) => row.textContent?.includes('amara_o')),
    );
  });

  test('results say signs, rebates and bonuses, with the sums of the team', async () => {
    view = await show(<TeamProfit account="" onAccount={() => {}} />);
    await click(all('[role="tab"]').at(-1));
    await until(() => all('.record').length === 20);
    expect(view.element.querySelector('.record-sums')?.textContent).toMatch(
      /Profit[+-].*Members\d.*Staked.*Won.*Rebates.*Bonuses/,
    );
    for (const row of all('.record')) expect(row.textContent).toMatch(/Level\d.*Bets\d.*Rebates₹/);
  });

  test('WL-10 income comes by day, each with its categories', async () => {
    view = await show(<RebateIncome categories={categories} />);
    await until(() => all('.record').length > 2);
    expect(view.element.querySelector('.record-sums')?.textContent).toMatch(/Rebate income\+₹/);
    expect(all('.record')[0]!.textContent).toMatch(/Mar \d+, 2026\+₹.*Staked by the team₹/);
    expect(text()).toMatch(/Slots₹\d/);
  });
});

describe('WL-10 rebate settings', () => {
  test('one’s own are to be looked at alone, by category', async () => {
    view = await show(<RebateSettings memberId="" categories={categories} />);
    await until(() => all('.accordion-item').length === 8);
    expect(all('input')).toHaveLength(0);
    expect(all('.accordion-item')[0]!.textContent).toMatch(/^Live\u20680\.\d+%\u2069 to \u20680\.\d+%/);
    await click(all('.accordion-item__title')[0]);
    expect(all('.rebate-rates > div').length).toBeGreaterThan(3);
  });

  test('those right below are set within bounds; what will not do is said and gets the focus', async () => {
    view = await show(<RebateSettings memberId={await idOf('okeke_ng')} categories={categories} />);
    await click(await until(() => all('.accordion-item__title')[0]));
    const field = all('.rebate-editor__fields input')[0] as HTMLInputElement;
    const save = () =>
      act(async () => view.element.querySelector<HTMLFormElement>('.rebate-editor')!.requestSubmit());
    await type(field, '5');
    // Into another category: it is opened again for what will not do.
    await click(all('.accordion-item__title')[1]);
    await save();
    await until(() => all('.accordion-item')[0]!.querySelector('input'));
    expect(text()).toMatch(/It has to be from \u20680\.\d+%\u2069 to \u20680\.\d+%/);
    const again = () => all('.rebate-editor__fields input')[0] as HTMLInputElement;
    expect(document.activeElement).toBe(again());
    expect(again().getAttribute('aria-invalid')).toBe('true');
    expect(here.sentTo(setRebates)).toHaveLength(0);
    const most = /to \u2068(0\.\d+)%/.exec(text().slice(text().indexOf('It has to be')))![1]!;
    await type(again(), most);
    await save();
    await until(() => text().includes('Saved'));
    expect(here.sentTo(setRebates)).toHaveLength(1);
    expect(again().value).toBe(most);
  });

  test('those further down are to be looked at alone, and it is said why', async () => {
    view = await show(<RebateSettings memberId={await idOf('gabi_n')} categories={categories} />);
    await until(() => all('.accordion-item').length === 8);
    expect(text()).toContain('Only the agent right above this account');
    expect(all('input')).toHaveLength(0);
  });
});
