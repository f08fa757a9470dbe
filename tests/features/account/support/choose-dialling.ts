import { screen, within } from '@testing-library/react';
import { fill } from '../../../support/fields.ts';
import { user } from '../../../support/user.ts';

/** Chooses a country's dialling code once the suggested one has loaded. */
export async function chooseDialling(country: string, code: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: /^Country or region: \+/ }));
  const picker = within(await screen.findByRole('dialog', { name: 'Country or region' }));
  await picker.findByLabelText('Search by name or code');
  await fill('Search by name or code', code);
  await user.click(picker.getByRole('button', { name: `${country} ${code}` }));
  screen.getByRole('button', { name: `Country or region: ${code}` });
}
