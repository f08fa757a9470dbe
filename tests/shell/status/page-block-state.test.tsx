import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NoResults } from '../../../src/games/grid/no-results.tsx';
import { GatewayError } from '../../../src/gateway/http/errors.ts';
import { loadMessages } from '../../../src/i18n/language.ts';
import { PageBlockState } from '../../../src/shell/status/page-block-state.tsx';
import { $blockStateView, BlockState, BlockStateCard } from '../../../src/ui/async-view.tsx';
import { Dialog } from '../../../src/ui/dialog.tsx';
import { show } from '../../support/show.tsx';
import { environmentPerTest } from '../../support/test-environment.ts';
import { user } from '../../support/user.ts';

const here = environmentPerTest();
beforeEach(() => {
  $blockStateView.set(PageBlockState);
});
afterEach(() => $blockStateView.set(BlockStateCard));

const offline = new GatewayError('offline');
const wrong = new GatewayError('malformed');
const cards = () => screen.queryAllByRole('alert').map((card) => card.closest('section')?.id);
const marks = () => screen.queryAllByRole('img').map((mark) => mark.closest('section')?.id);

function page(errors: Readonly<Record<string, GatewayError | undefined>>, retry = (_: string) => {}) {
  return Object.entries(errors).map(([id, error]) => (
    <section key={id} id={id}>
      {error ? <BlockState error={error} retry={() => retry(id)} /> : 'shown'}
    </section>
  ));
}

test('shows one card for all blocks that failed for one reason, at the first, which retries all', {
  tags: ['SY-2'],
}, async () => {
  const tried: string[] = [];
  const view = await show(
    page({ a: undefined, b: offline, c: offline, d: wrong, e: offline }, (id) => tried.push(id)),
  );
  expect([cards(), marks()]).toEqual([
    ['b', 'd'],
    ['c', 'e'],
  ]);
  await user.click(screen.getAllByRole('button')[0]!);
  expect(tried).toEqual(['b', 'c', 'e']);
  await user.click(screen.getAllByRole('button')[1]!);
  expect(tried).toEqual(['b', 'c', 'e', 'd']);
  // One further up that fails later takes the card over, and one that is there again hands it on.
  await view.rerender(page({ a: offline, b: offline, c: offline }));
  expect([cards(), marks()]).toEqual([['a'], ['b', 'c']]);
  await view.rerender(page({ a: undefined, b: undefined, c: offline }));
  expect([cards(), marks()]).toEqual([['c'], []]);
  await view.unmount();
});

test.each([
  ['lobby.noFavourites', 'Nothing here yet', 'Browse games', '/m/home'],
  ['records.none', 'Nothing here yet', 'Browse games', '/m/home'],
  ['records.noDeposits', 'Nothing here yet', 'Deposit', '/m/voucherCenter'],
  ['promotions.none', 'No promotions right now', 'Browse games', '/m/home'],
  ['lottery.none', 'No lotteries yet', 'Browse games', '/m/home'],
  ['wallet.noHistory', 'No payments yet', 'Deposit', '/m/voucherCenter'],
  ['wallet.noRewards', 'Nothing here yet', 'Promotions', '/m/activity'],
  ['messages.none', 'Nothing in this part of your inbox', 'Promotions', '/m/activity'],
  ['team.none', 'Nothing here yet', 'Agency centre', '/m/agent'],
  ['team.nobody', 'Nothing here yet', 'Open account', '/m/agentRegister'],
] as const)('an empty block (%s) has a title, a reason and a way on', async (reason, title, name, href) => {
  const area = reason.split('.')[0] as 'lobby';
  await loadMessages([area, 'agent']);
  here.platform.navigate('/m/fav-games');
  const view = await show(<BlockState empty={reason} />);
  const heading = await screen.findByRole('heading', { name: title });
  expect(heading.nextElementSibling?.textContent?.length).toBeGreaterThan(15);
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href);
  expect(screen.queryByRole('alert')).toBeNull();
  await view.unmount();
});

test.each([
  ['records.noDeposits', 'Deposit', 'button button--primary'],
  ['records.none', 'Browse games', 'button'],
] as const)('an empty block (%s) has the primary look for a deposit alone', async (reason, name, look) => {
  await loadMessages(['records']);
  here.platform.navigate('/m/vouReport');
  await show(<BlockState empty={reason} />);
  expect((await screen.findByRole('link', { name })).className).toBe(look);
});

test.each([
  ['wallet.noHistory', 'No payments yet', '/m/voucherCenter'],
  ['wallet.noWithdrawals', 'No withdrawals yet', '/m/withdraw'],
] as const)('an empty block (%s) next to its form has no link', async (reason, name, page) => {
  await loadMessages(['wallet']);
  here.platform.navigate(page);
  await show(<BlockState empty={reason} />);
  await screen.findByRole('heading', { name });
  expect(screen.queryByRole('link')).toBeNull();
});

test('a failed block names the missing connection, and its button retries', { tags: ['SY-2'] }, async () => {
  const retry = vi.fn();
  await show(page({ a: offline }, retry));
  await screen.findByRole('heading', { name: 'The server is not responding. Please try again.' });
  // The block has the reason and the button, and no third text.
  expect(screen.getByRole('alert').textContent).toBe(
    'The server is not responding. Please try again.Loading failed, click to retry',
  );
  await user.click(screen.getByRole('button'));
  expect(retry).toHaveBeenCalledWith('a');
});

test('the only failure of a page has the size of an empty page and a way on', {
  tags: ['SY-2'],
}, async () => {
  here.platform.navigate('/m/activity');
  await show(<BlockState error={offline} retry={() => {}} />);
  const link = await screen.findByRole('link', { name: 'Browse games' });
  expect(link.getAttribute('href')).toBe('/m/home');
  expect(screen.getByRole('alert').className).not.toContain('small');
});

test('a list without matches offers to clear the search', async () => {
  await loadMessages(['centre']);
  const clear = vi.fn();
  await show(<NoResults name="zzz" onClear={clear} />);
  await screen.findByRole('heading', { name: 'Nothing found' });
  expect(screen.getByRole('status').textContent).toContain('zzz');
  await user.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(clear).toHaveBeenCalledOnce();
});

test('moves a block to another card when its reason changes, and always uses the latest retry', {
  tags: ['SY-2'],
}, async () => {
  const first = vi.fn();
  const latest = vi.fn();
  const view = await show(page({ a: offline, b: offline }, first));
  await view.rerender(page({ a: offline, b: wrong }, latest));
  expect([cards(), marks()]).toEqual([['a', 'b'], []]);
  await view.rerender(page({ a: offline, b: offline }, latest));
  await user.click(screen.getByRole('button'));
  expect([first.mock.calls, latest.mock.calls]).toEqual([[], [['a'], ['b']]]);
  await view.unmount();
});

test('shows a card inside a dialog for a block that fails there', { tags: ['SY-2'] }, async () => {
  const view = await show(
    <>
      {page({ a: offline })}
      <Dialog title="Menu" onClose={() => {}}>
        {page({ b: offline, c: offline })}
      </Dialog>
    </>,
  );
  expect([cards(), marks()]).toEqual([['a', 'b'], ['c']]);
  await act(async () => view.unmount());
});
