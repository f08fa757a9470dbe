import { createRegistration } from '../../../../src/features/account/register/register-store.ts';

/** Creates a registration with accepted terms, for tests of other behaviour. */
export const agreedRegistration: typeof createRegistration = (rules, site) => {
  const registration = createRegistration(rules, site);
  registration.agree(true);
  return registration;
};
