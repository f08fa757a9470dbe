import { act } from '@testing-library/react';
import { afterAll, expect, type MockInstance, test, vi } from 'vitest';
import type { EndpointName } from '../../src/gateway/endpoints/table.ts';
import { endpoints } from '../../src/gateway/endpoints/table.ts';
import { pages } from '../../src/pages/entries.ts';
import { type RouteName, routes } from '../../src/routes/routes.ts';
import { $shown, showPage } from '../../src/shell/page/page-store.ts';
import { Frame } from '../../src/site/frame.tsx';
import { settle } from '../support/settle.ts';
import { show } from '../support/show.tsx';
import { type TestEnvironment, testEnvironment } from '../support/test-environment.ts';
import { faults } from './faults.ts';

// The build resolves pictures.
vi.mock('../../src/shell/header/flags.ts', () => ({ flags: {} }));

/**
 * Every call of every page with every fault: `npm run test:faults`. Without it a sample: one page in six, one
 * call of each and one fault of each call, in turn.
 */
const whole = process.env.FOYER_FAULTS === 'all';
/** Maximum number of elements of a page, with any response. */
const MOST_ELEMENTS = 4_000;

const ofAgents = /^(agent|team|open|dividend|salary|hour|rebate)/;
const ofVisitors: readonly RouteName[] = ['login', 'register', 'forget', 'trial'];
// One route per page.
const shown = new Map((Object.keys(routes) as RouteName[]).map((route) => [pages[route], route]));
const looked = [...shown.values()].filter((_, place) => whole || place % 6 === 0);

let here: TestEnvironment;
let logged: MockInstance;
const found = { tried: 0, failed: 0 };

async function open(route: RouteName, faulty?: (of: TestEnvironment) => void): Promise<void> {
  here = await testEnvironment();
  // Popups on home are tested elsewhere.
  here.platform.sessionStorage.set('popups', '1');
  if (!ofVisitors.includes(route)) await here.signIn(ofAgents.test(route) ? 'agent10' : 'maya7');
  logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  logged.mockClear();
  faulty?.(here);
  const address = routes[route][0];
  here.platform.here = () => address;
  history.replaceState(null, '', address);
  await showPage(route, pages[route]);
  const view = await show(<Frame />);
  await act(settle);
  leave = async () => {
    await act(settle);
    await view.unmount();
    here.gateway.faults?.clear();
    $shown.set(undefined);
    here.close();
    history.replaceState(null, '', '/');
  };
}
let leave = async () => {};

/** Returns the calls that a page makes on its own. */
async function callsOf(route: RouteName): Promise<EndpointName[]> {
  await open(route);
  const names = (Object.keys(endpoints) as EndpointName[]).filter(
    (name) => here.sentTo(endpoints[name]).length,
  );
  await leave();
  return names.filter((name) => name !== 'login');
}

/** Returns the problem of the current page, or an empty string. */
function trouble(): string {
  const defects = here.seen.reported.filter(({ name }) => name === 'defect');
  if (defects.length) return `defect: ${String((defects[0]?.error as Error | undefined)?.cause)}`;
  const caught = logged.mock.calls.find((call) => call.some((part) => part instanceof Error));
  if (caught) return `thrown: ${caught.map(String).join(' ').slice(0, 200)}`;
  const elements = document.body.querySelectorAll('*').length;
  if (elements > MOST_ELEMENTS) return `${elements} elements`;
  return document.body.textContent.trim() ? '' : 'an empty page';
}

afterAll(() => console.log(`Faults: ${found.tried} tried, ${found.failed} failed`));

test.each(looked)(
  '%s survives every fault of its calls',
  { tags: ['SY-2'], timeout: 600_000 },
  async (route) => {
    const wrong: string[] = [];
    const kinds = Object.entries(faults);
    const calls = await callsOf(route);
    for (const [place, call] of calls.entries()) {
      for (const [kind, make] of whole ? kinds : [kinds[(place * 3 + route.length) % kinds.length]!]) {
        await open(route, ({ gateway }) => make(gateway, call));
        found.tried++;
        const message = trouble();
        if (message) {
          found.failed++;
          wrong.push(`${call}, ${kind}: ${message}`);
        }
        await leave();
      }
    }
    expect(wrong).toEqual([]);
  },
);
