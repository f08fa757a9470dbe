import { resource } from '../../../gateway/cache/resource.ts';
import { getRegistrationRules, type RegistrationRules } from '../../../gateway/endpoints/register.ts';
import { call } from '../../../gateway/http/client.ts';

export const $registrationRules = resource<RegistrationRules>('registrationRules', (signal) =>
  call(getRegistrationRules, {}, { signal }),
);
