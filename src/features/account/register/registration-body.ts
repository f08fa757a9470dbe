import { isoDateOf } from '../../../gateway/protection/age.ts';
import { type Device, platform } from '../../../platform/platform.ts';
import { WEBCLIP_KEY } from '../../../platform/web-clip.ts';
import { normaliseField } from '../../../validation/field-rules.ts';
import { DIALLING } from '../phone/mobile-number.ts';
import { depositLimitOf } from './protection-fields.ts';
import type { RegistrationField, ShownField } from './registration-fields.ts';

type Values = Readonly<Record<RegistrationField, string>>;

/** Returns the part of the request body that both methods share; omits empty fields (RG-7). */
export function registrationBody(fields: readonly ShownField[], values: Values, host: string) {
  const filled: Partial<Record<RegistrationField, string>> = {};
  for (const { name } of fields) {
    const value = normaliseField(name, values[name]);
    if (value) filled[name] = value;
  }
  if (filled.mobileNum && values[DIALLING]) filled[DIALLING] = values[DIALLING];
  const { password = '', birthDate, depositLimit, limitAmount = '', ...texts } = filled;
  const born = birthDate && isoDateOf(birthDate);
  const { device, persistentStorage } = platform();
  return {
    confirmPassword: password,
    ...texts,
    ...(born && { birthDate: born }),
    ...(depositLimit && { depositLimit: depositLimitOf(depositLimit, limitAmount) }),
    password,
    registerUrl: host,
    domain: host,
    registerMethod: registerMethodOf(device, persistentStorage.get(WEBCLIP_KEY)),
    type: 0 as const,
  };
}

type RegisterMethod = 'APP' | 'H5' | 'PWA' | 'WEBCLIP';

/** Returns the registration channel (RG-7). `webclip` is the value stored under its key. */
export function registerMethodOf(
  { inApp, installed }: Pick<Device, 'inApp' | 'installed'>,
  webclip: string | undefined,
): RegisterMethod {
  if (inApp) return 'APP';
  if (!installed) return 'H5';
  return webclip ? 'WEBCLIP' : 'PWA';
}
