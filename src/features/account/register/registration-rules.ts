import { call } from '../../../gateway/client.ts';
import { getRegistrationRules, type RegistrationRules } from '../../../gateway/endpoints/register.ts';
import { resource } from '../../../gateway/resource.ts';

/** The registration rules of this site. */
export const $registrationRules = resource<RegistrationRules>('registrationRules', (signal) =>
  call(getRegistrationRules, {}, { signal }),
);
