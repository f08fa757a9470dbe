import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { AccountRecord } from '../../../src/features/records/account-record.tsx';
import { BetRecord } from '../../../src/features/records/bet-record.tsx';
import { ProfitAndLoss } from '../../../src/features/records/profit-and-loss.tsx';
import { getBetRecords } from '../../../src/gateway/endpoints/records.ts';
import { loadMessages } from '../../../src/i18n/language.ts';
import { platform } from '../../../src/platform/platform.ts';
import { $toast } from '../../../src/ui/toasts.ts';
import { inView } from '../../support/in-view.ts';
import { show } from '../../support/show.tsx';
import { type TestEnvironment, testEnvironment } from '../../support/test-environment.ts';
import { user } from '../../support/user.ts';

let here: TestEnvironment;
let saved: { name: string; text: Promise<string> }[];

beforeEach(async () => {
  inView(false);
  here = await testEnvironment({ clock: () => new Date(2026, 2, 10, 20).getTime() });
  platform().ownDevice = true;
  await loadMessages(['member', 'records']);
  await here.signIn();
  saved = [];
  let content: Blob;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    content = blob as Blob;
    return 'blob:file';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, text: content.text() });
  });
});

const press = (name: string) => user.click(screen.getByRole('button', { name }));
const showBets = async () => {
  await show(<BetRecord categories={[{ code: 'RNG', name: 'Slots, reels' }]} />);
  await user.click(screen.getByRole('tab', { name: '30 days' }));
  await screen.findByRole('button', { name: 'Export CSV' });
};
const manyPages = () => here.gateway.faults!.set({ endpoint: 'getBetRecords', query: { pageSize: '20' } });
const linesOf = async () => (await saved[0]!.text).split('\r\n');

describe('export', { tags: ['WL-2'] }, () => {
  test('has all pages of the range, each entry once, under the names of the columns', async () => {
    manyPages();
    await showBets();
    const total = Number(screen.getByText('Bets').nextElementSibling!.textContent);
    expect(total).toBeGreaterThan(100);
    await press('Export CSV');
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]!.name).toBe('bets_2026-02-09_2026-03-10.csv');
    const [header, ...rest] = await linesOf();
    expect(header!.replace('\uFEFF', '')).toBe(
      'Time,Game,Category,Stake (INR),Win (INR),Result (INR),Status,Order',
    );
    const entries = rest.slice(0, -1);
    expect(entries).toHaveLength(total);
    expect(new Set(entries.map((line) => line.split(',').at(-1))).size).toBe(total);
    expect(entries[0]).toMatch(/^2026-03-\d\d \d\d:\d\d:\d\d,/);
    expect(entries.filter((line) => line.includes('"Slots, reels"')).length).toBeGreaterThan(10);
    expect(entries.filter((line) => /,-\d+(\.\d+)?,Lost,/.test(line)).length).toBeGreaterThan(10);
  });

  test('can be cancelled, and then saves nothing', async () => {
    manyPages();
    await showBets();
    const held = here.gateway.faults!.hold('getBetRecords', { pageNo: '3' });
    await press('Export CSV');
    await held.reached;
    await screen.findByText('Please wait · 40');
    await press('Cancel');
    held.release();
    await screen.findByRole('button', { name: 'Export CSV' });
    const sent = here.sentTo(getBetRecords).length;
    await act(async () => void (await Promise.all(here.sent.map(({ settled }) => settled))));
    expect(saved).toEqual([]);
    expect(here.sentTo(getBetRecords)).toHaveLength(sent);
  });

  test('saves nothing when the account changes meanwhile', async () => {
    manyPages();
    await showBets();
    const held = here.gateway.faults!.hold('getBetRecords', { pageNo: '3' });
    await press('Export CSV');
    await held.reached;
    await act(() => here.signIn('ravi1'));
    held.release();
    await act(async () => void (await Promise.all(here.sent.map(({ settled }) => settled))));
    expect(saved).toEqual([]);
  });

  test('a failure shows a toast, and the button works again', async () => {
    await showBets();
    here.gateway.faults!.set({ endpoint: 'getBetRecords', malformed: 'truncated', times: 1 });
    await press('Export CSV');
    await waitFor(() => expect($toast.get()?.kind).toBe('failure'));
    expect(saved).toEqual([]);
    await press('Export CSV');
    await waitFor(() => expect(saved).toHaveLength(1));
  });

  test('has the categories of profit and loss', async () => {
    await show(<ProfitAndLoss categories={[{ code: 'RNG', name: '=Slots' }]} />);
    await user.click(screen.getByRole('tab', { name: '30 days' }));
    await screen.findByText('=Slots');
    await screen.findByRole('button', { name: 'Export CSV' });
    await press('Export CSV');
    await waitFor(() => expect(saved).toHaveLength(1));
    expect((await linesOf()).some((line) => /^'=Slots,\d+,/.test(line))).toBe(true);
  });

  test('is not offered where no file can be saved', async () => {
    delete platform().ownDevice;
    await show(<AccountRecord team={false} />);
    await screen.findAllByRole('listitem');
    expect(screen.queryByRole('button', { name: 'Export CSV' })).toBeNull();
  });
});
