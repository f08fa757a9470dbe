import { screen } from '@testing-library/react';
import { user } from '../../../support/user.ts';

/** Goes to the last step of a registration, as far as the fields allow. */
export async function toLastStep(): Promise<void> {
  for (let more = screen.queryByRole('button', { name: 'Continue' }); more; ) {
    const before = screen.getByText(/^Step \d of \d/).textContent;
    await user.click(more);
    if (screen.getByText(/^Step \d of \d/).textContent === before) return;
    more = screen.queryByRole('button', { name: 'Continue' });
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
