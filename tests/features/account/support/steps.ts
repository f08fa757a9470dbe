import { screen } from '@testing-library/react';
import { fill } from '../../../support/fields.ts';
import { user } from '../../../support/user.ts';

/** Fills in the date of birth, if this step asks for it. */
async function fillBirthDate(): Promise<void> {
  const date = { Day: '7', Month: '5', Year: '1990' };
  if (!screen.queryByRole('textbox', { name: 'Day' })) return;
  for (const [part, value] of Object.entries(date)) await fill(part, value);
}

/** Goes to the last step of a registration, as far as the fields allow, and fills in the date of birth. */
export async function toLastStep(): Promise<void> {
  for (;;) {
    await fillBirthDate();
    const more = screen.queryByRole('button', { name: 'Continue' });
    if (!more) return;
    const before = screen.getByText(/^Step \d of \d/).textContent;
    await user.click(more);
    if (screen.getByText(/^Step \d of \d/).textContent === before) return;
  }
}

/** Accepts the terms and submits the registration. */
export async function agreeAndRegister(): Promise<void> {
  await toLastStep();
  const agreed = screen.queryByRole<HTMLInputElement>('checkbox');
  if (!agreed) return;
  if (!agreed.checked) await user.click(agreed);
  await user.click(screen.getByRole('button', { name: 'Register' }));
}
