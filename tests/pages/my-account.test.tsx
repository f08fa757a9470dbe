import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { $status } from '../../src/config/status.ts';
import { loadMessages } from '../../src/i18n/language.ts';
import MyAccountPage from '../../src/pages/my-account.tsx';
import { settle } from '../support/settle.ts';
import { show } from '../support/show.tsx';
import { testEnvironment } from '../support/test-environment.ts';
import { setWindowWidth } from '../support/window-width.ts';

async function signedIn(user: string) {
  const here = await testEnvironment();
  await loadMessages(['account', 'member']);
  await here.signIn(user);
  return here;
}

async function open(user: string) {
  await signedIn(user);
  await show(<MyAccountPage />);
}

const facts = () =>
  screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);

test.each([
  [390, 3],
  [1280, 6],
])(
  'shows name, contact and the last movements of a member at %i px',
  { tags: ['WL-5'] },
  async (width, rows) => {
    setWindowWidth(width);
    await open('maya7');
    const record = await screen.findByRole('region', { name: 'Account record' });
    await waitFor(() =>
      expect(facts()).toEqual([
        ['Username', 'maya7'],
        ['E-mail', 'ma•••@example.com'],
        ['Mobile number', '+91••••••3210'],
      ]),
    );
    expect(within(record).getAllByRole('listitem')).toHaveLength(rows);
    for (const link of within(record).getAllByRole('link'))
      expect(link.getAttribute('href')).toBe('/m/transaction/record');
  },
);

test('has room for the contact before it is known whether the operator shows it', {
  tags: ['SY-2', 'WL-5'],
}, async () => {
  const here = await signedIn('maya7');
  $status.forget();
  const held = here.gateway.faults!.hold('getStatus');
  await show(<MyAccountPage />);
  await held.reached;
  expect(facts().map(([label]) => label)).toEqual(['Username', 'E-mail', 'Mobile number']);
  here.gateway.switches.whitelabel = { SECPRIV: false };
  held.release();
  await waitFor(() => expect(facts()).toEqual([['Username', 'maya7']]));
});

test('a trial account shows its name alone', { tags: ['WL-5'] }, async () => {
  await open('trial4');
  await settle();
  expect(facts()).toEqual([['Username', 'trial4']]);
  expect(screen.queryByRole('region', { name: 'Account record' })).toBeNull();
});
