// @module-tag DR-1
// @module-tag HD-3
import { act, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { $panel, closePanel } from '../../../src/shell/drawers/panels.ts';
import { Header } from '../../../src/shell/header/header.tsx';
import WideAccount from '../../../src/shell/header/wide-account.tsx';
import { show } from '../../support/show.tsx';
import { environmentPerTest } from '../../support/test-environment.ts';
import { user } from '../../support/user.ts';
import { setWindowWidth } from '../../support/window-width.ts';

const here = environmentPerTest();

afterEach(() => closePanel());

const account = () => screen.findByRole('button', { name: /^My account/ });

test('a visitor sees login, register and a button for the right drawer', async () => {
  await show(<Header />);
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/m/home', '/m/login', '/m/register']);
  await user.click(await account());
  expect($panel.get()).toBe('account');
});

test('a member sees one account button, after any earlier visitor', async () => {
  await show(<Header />);
  await act(() => here.signIn());
  await user.click(await account());
  expect($panel.get()).toBe('account');
  expect(screen.queryAllByRole('link', { name: 'Register' })).toEqual([]);
});

test('pages with their own head have the account’s controls on wide screens only', async () => {
  setWindowWidth(1023);
  await show(<WideAccount />);
  expect(screen.queryByRole('link', { name: 'Log in' })).toBeNull();
  await act(async () => setWindowWidth(1024));
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/m/login');
  await act(() => here.signIn());
  expect((await screen.findByRole('link', { name: 'Deposit' })).getAttribute('href')).toBe(
    '/m/voucherCenter',
  );
  await user.click(await account());
  expect($panel.get()).toBe('account');
});
