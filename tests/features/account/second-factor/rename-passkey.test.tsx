import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import FactorList from '../../../../src/features/account/second-factor/factor-list.tsx';
import {
  addPasskey,
  confirm,
  getFactors,
  renamePasskey,
  startPasskey,
} from '../../../../src/gateway/endpoints/second-factor.ts';
import { call } from '../../../../src/gateway/http/client.ts';
import { loadMessages } from '../../../../src/i18n/language.ts';
import { createAuthenticator } from '../../../support/authenticator.ts';
import { description, fill } from '../../../support/fields.ts';
import { show } from '../../../support/show.tsx';
import { DEMO_PASSWORD, environmentPerTest } from '../../../support/test-environment.ts';
import { user } from '../../../support/user.ts';

const here = environmentPerTest();
beforeEach(async () => {
  await loadMessages(['account', 'security', 'factors']);
  await here.signIn();
  const proof = { method: 'password', password: DEMO_PASSWORD } as const;
  const { confirmation } = await call(confirm, { body: { purpose: 'factors', proof } });
  const options = await call(startPasskey, { body: { confirmation } });
  const authenticator = createAuthenticator({ origin: 'http://gateway.test' });
  await call(addPasskey, { body: { credential: authenticator.create(options) } });
  await show(<FactorList />);
  await user.click(await screen.findByRole('button', { name: /^Rename: / }));
});

const dialog = () => screen.queryByRole('dialog', { name: 'Name this passkey' });
const save = () => user.click(within(dialog()!).getByRole('button', { name: 'Rename' }));

test('a passkey gets the name that the member types, which the list and its buttons show', async () => {
  await fill('Name', '  Maya’s <b>phone</b>  ');
  await save();
  await waitFor(() => expect(dialog()).toBeNull());
  screen.getByText('Maya’s <b>phone</b>');
  screen.getByRole('button', { name: 'Remove: Maya’s <b>phone</b>' });
  expect((await call(getFactors, {})).passkeys).toMatchObject([{ name: 'Maya’s <b>phone</b>' }]);
  await user.click(screen.getByRole('button', { name: /^Rename: / }));
  expect(within(dialog()!).getByRole<HTMLInputElement>('textbox').value).toBe('Maya’s <b>phone</b>');
});

test('an empty name is not sent', async () => {
  const input = await fill('Name', '   ');
  await save();
  expect(description(input)).toBe('Enter a name');
  expect(here.sentTo(renamePasskey)).toEqual([]);
});
