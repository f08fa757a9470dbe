import { createRegistration } from '../../../../src/features/account/register/register-store.ts';

/** A registration whose terms were agreed to: for tests of everything else. */
export const agreedRegistration: typeof createRegistration = (rules, site) => {
  const registration = createRegistration(rules, site);
  registration.agree(true);
  return registration;
};
