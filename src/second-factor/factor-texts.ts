import { type GatewayError, refusal } from '../gateway/http/errors.ts';
import { featureRefusal } from '../gateway/http/feature-refusals.ts';
import { errorText } from '../i18n/error-texts.ts';
import type { TextKey } from '../i18n/keys.ts';
import { ownEntry } from '../lib/own-entry.ts';

/** Codes of failures in the browser. */
export const PASSKEY_EXISTS = 'passkey.exists';
export const PASSKEY_FAILED = 'passkey.failed';

const texts: Readonly<Record<string, TextKey>> = {
  [featureRefusal.confirmationWrong]: 'security.codeWrong',
  [featureRefusal.loginOver]: 'security.loginOver',
  [featureRefusal.passkeyUnknown]: 'security.passkeyUnknown',
  [featureRefusal.passkeyInvalid]: 'security.passkeyFailed',
  [featureRefusal.factorsFull]: 'security.full',
  [PASSKEY_EXISTS]: 'security.passkeyExists',
  [PASSKEY_FAILED]: 'security.passkeyFailed',
  [refusal.tooMany]: 'security.tooMany',
};

/** Returns the text of a failure around passkeys and codes. */
export const factorFailure = (error: GatewayError): TextKey =>
  ownEntry(texts, error.code) ?? errorText(error);
