import { screen, within } from '@testing-library/react';
import { cleanStores } from 'nanostores';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { $payable, $wallets } from '../../../src/features/wallet/wallets.ts';
import { getWallets } from '../../../src/gateway/endpoints/wallet-transfer.ts';
import { loadMessages } from '../../../src/i18n/language.ts';
import WalletTransferPage from '../../../src/pages/wallet-transfer.tsx';
import WithdrawPage from '../../../src/pages/withdraw.tsx';
import { $balance } from '../../../src/session/member.ts';
import { inView } from '../../support/in-view.ts';
import { settled } from '../../support/patient.ts';
import { show } from '../../support/show.tsx';
import { type TestEnvironment, testEnvironment } from '../../support/test-environment.ts';
import { user } from '../../support/user.ts';

let here: TestEnvironment;
beforeEach(async () => {
  inView(false);
  here = await testEnvironment();
  await loadMessages(['wallet', 'records']);
});
afterEach(() => cleanStores($wallets, $payable, $balance));

const wallet = (name: string) => {
  const list = within(screen.getByRole('region', { name: 'Wallets' }));
  return list.getAllByRole('listitem').find((row) => row.textContent.startsWith(name))!;
};
const sums = () =>
  within(screen.getByRole('region', { name: 'Wallets' }))
    .getAllByRole('definition')
    .map((one) => one.textContent);
const transfers = () => within(screen.getByRole('region', { name: 'Transfers' }));
const press = (name: string) => user.click(screen.getByRole('button', { name }));

async function open(username = 'maya7') {
  await here.signIn(username);
  const view = await show(<WalletTransferPage />);
  await screen.findByRole('region', { name: 'Wallets' });
  return view;
}
async function transfer(vendor: string, amount: string) {
  await user.selectOptions(screen.getByRole('combobox', { name: 'Studio' }), vendor);
  await user.type(screen.getByRole('textbox', { name: /^Amount/ }), amount);
  await press('Transfer');
}

test('transfers money to a vendor and all of it back, and records both', { tags: ['WL-1'] }, async () => {
  await open();
  expect(sums()).toEqual(['₹25,000.00', '₹0.00']);
  await transfer('Aster', '150.25');
  expect((await screen.findByText('Moved to the studio:')).textContent).toBe('Moved to the studio: ₹150.25');
  expect(sums()).toEqual(['₹24,849.75', '₹150.25']);
  expect(wallet('Aster').textContent).toBe('Aster₹150.25');
  const [first] = within(screen.getByRole('region', { name: 'Wallets' })).getAllByRole('listitem');
  expect(first).toBe(wallet('Aster'));
  await settled(() =>
    expect(wallet('Aster').querySelector('img')?.getAttribute('src')).toMatch(/ASTER_color\.\w+$/),
  );
  await settled(() => transfers().getByRole('listitem'));
  await press('Move all to main wallet');
  await settled(() => expect(sums()).toEqual(['₹25,000.00', '₹0.00']));
  await settled(() => {
    const rows = transfers().getAllByRole('listitem');
    expect(rows.map((row) => within(row).getByText(/^To /).textContent)).toEqual([
      'To the main wallet',
      'To studios',
    ]);
  });
});

test("shows a vendor's error next to its wallet, disables it and allows a retry", {
  tags: ['WL-1'],
}, async () => {
  here.gateway.switches.vendors = { ASTER: 'unreachable', CORAL: 'maintenance' };
  await open();
  within(wallet('Aster')).getByText('This studio is not responding. Your money there is safe.');
  within(wallet('Coral')).getByText('Under maintenance: no transfers right now');
  const option = screen.getByRole<HTMLOptionElement>('option', { name: 'Aster' });
  expect(option.disabled).toBe(true);
  here.gateway.switches.vendors = {};
  await press('Check again');
  await settled(() => expect(wallet('Aster').textContent).toBe('Aster₹0.00'));
  // The vendor fails between loading and transfer.
  here.gateway.switches.vendors = { ASTER: 'unreachable' };
  await transfer('Aster', '5');
  await screen.findByText('The studio is not responding. Nothing was moved.');
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Studio' }));
});

test('the withdrawal page shows the balance at vendors and offers only the rest', {
  tags: ['WL-1'],
}, async () => {
  const { unmount } = await open();
  await transfer('Aster', '24000');
  await screen.findByText('Moved to the studio:');
  await unmount();
  await show(<WithdrawPage />);
  const way = await screen.findByRole('link', { name: 'Move all to main wallet' });
  expect(way.getAttribute('href')).toBe('/m/walletTransfer');
  await screen.findByRole('button', { name: 'Max: ₹1,000.00' });
});

test('refuses accounts without real money like the money pages', { tags: ['WL-1', 'SE-5'] }, async () => {
  await here.signIn('trial4');
  await show(<WalletTransferPage />);
  await screen.findByRole('button', { name: 'Register now' });
  expect(here.sentTo(getWallets)).toEqual([]);
});
