import { createRegistration } from '../../../../src/features/account/register/register-store.ts';

/** Creates a registration with accepted terms and a date of birth, for tests of other behaviour. */
export const agreedRegistration: typeof createRegistration = (rules, site) => {
  const registration = createRegistration(rules, site);
  registration.agree(true);
  if (rules.birthDate) registration.form.change('birthDate', '1990-5-7');
  return registration;
};
