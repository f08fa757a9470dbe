import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { loadMessages } from '../../src/i18n/language.ts';
import MyAccountPage from '../../src/pages/my-account.tsx';
import { settle } from '../support/settle.ts';
import { show } from '../support/show.tsx';
import { testEnvironment } from '../support/test-environment.ts';
import { setWindowWidth } from '../support/window-width.ts';

async function open(user: string) {
  const here = await testEnvironment();
  await loadMessages(['account', 'member']);
  await here.signIn(user);
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

test('a trial account shows its name alone', { tags: ['WL-5'] }, async () => {
  await open('trial4');
  await settle();
  expect(facts()).toEqual([['Username', 'trial4']]);
  expect(screen.queryByRole('region', { name: 'Account record' })).toBeNull();
});
