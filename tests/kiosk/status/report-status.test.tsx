import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildName } from '../../../kiosk/status/build-name.ts';
import { publishActivity, publishPage } from '../../../kiosk/status/page-status.ts';
import { reportStatusToGateway } from '../../../kiosk/status/report-status.ts';
import { handleSupervisorEvents } from '../../../kiosk/status/supervisor-status.ts';
import { tellPage } from '../../../src/gateway/endpoints/fleet.ts';
import { environmentPerTest } from '../../support/test-environment.ts';

const { dataset } = document.documentElement;
const here = environmentPerTest();
let end: () => void;
/** Longest interval in milliseconds between two reports, plus a response. */
const pass = (ms = 36_000) => vi.advanceTimersByTimeAsync(ms);
const reportCount = () => here.sentTo(tellPage).length;

beforeEach(() => {
  vi.useFakeTimers();
  publishActivity('idle');
  publishPage('home', 'there');
});
afterEach(() => {
  end();
  delete dataset.supervisor;
});

test('a page without a supervisor reports its state about twice a minute', { tags: ['KI-1'] }, async () => {
  end = reportStatusToGateway('lounge-1');
  await pass(4_999);
  expect(reportCount()).toBe(0);
  await pass(1);
  expect(reportCount()).toBe(1);
  await pass(23_900);
  expect(reportCount()).toBe(1);
  await pass(12_200);
  expect(reportCount()).toBe(2);
});

test('names the build by its version and entry script', () => {
  end = () => {};
  expect(buildName()).toBe('');
  const script = { getAttribute: () => '/kiosk/assets/main-1a2b3c4d.js' };
  const find = (selector: string) => (selector.startsWith('meta') ? { content: '1.0.0' } : script);
  vi.spyOn(document, 'querySelector').mockImplementation(find as never);
  expect(buildName()).toBe('1.0.0 main-1a2b3c4d.js');
});

test('a page reports its state unless its supervisor is enrolled', { tags: ['KI-1'] }, async () => {
  dataset.supervisor = JSON.stringify({ enrolled: true });
  end = reportStatusToGateway('lounge-1');
  await pass();
  await pass();
  expect(reportCount()).toBe(0);
  dataset.supervisor = JSON.stringify({ enrolled: false });
  await pass();
  // Intervals are 24 to 36 seconds.
  expect([1, 2]).toContain(reportCount());
});

test('a page stops reporting when the gateway does not know its terminal, and goes on after failures', {
  tags: ['KI-1'],
}, async () => {
  here.gateway.faults?.set({ endpoint: 'tellPage', status: 500 });
  end = reportStatusToGateway('nowhere');
  await pass();
  await pass();
  expect(reportCount()).toBeGreaterThanOrEqual(2);
  here.gateway.faults?.clear();
  const before = reportCount();
  for (let time = 0; time < 5; time++) await pass();
  expect(reportCount()).toBe(before + 1);
});

test('the supervisor’s events end the visit and check for updates', { tags: ['KI-1'] }, () => {
  const ways = { end: vi.fn(), look: vi.fn() };
  end = handleSupervisorEvents(ways);
  document.dispatchEvent(new Event('foyer:end'));
  expect([ways.end.mock.calls.length, ways.look.mock.calls.length]).toEqual([1, 0]);
  document.dispatchEvent(new Event('foyer:look'));
  expect([ways.end.mock.calls.length, ways.look.mock.calls.length]).toEqual([1, 1]);
});
