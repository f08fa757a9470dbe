import { atom } from 'nanostores';
import { mutate } from '../../gateway/cache/mutate.ts';
import { invalidate, type Resource, resource } from '../../gateway/cache/resource.ts';
import {
  getIdentity,
  type Identity,
  removeDocument,
  startIdentityCheck,
  submitDocuments,
} from '../../gateway/endpoints/identity.ts';
import type { IdentityKind } from '../../gateway/endpoints/shared/identity-fields.ts';
import { call } from '../../gateway/http/client.ts';
import { asGatewayError, GatewayError } from '../../gateway/http/errors.ts';
import { errorText } from '../../i18n/error-texts.ts';
import { safeUrl } from '../../lib/links.ts';
import { platform } from '../../platform/platform.ts';
import { linkTo } from '../../routes/routes.ts';
import { PERSONAL_PREFIX } from '../../session/session.ts';
import { type InFlight, singleFlight } from '../../session/single-flight.ts';
import { showToast } from '../../ui/toasts.ts';

const IDENTITY = `${PERSONAL_PREFIX}identity/`;

/** The identity checks, with reasons in the language; read whenever they are shown again. */
export function identityIn(language: string): Resource<Identity> {
  return resource<Identity>(
    IDENTITY + language,
    (signal) => call(getIdentity, { query: { language } }, { signal }),
    { freshFor: 0 },
  );
}

/** Reads the checks again where they are shown. */
export function refreshIdentity(): void {
  invalidate(IDENTITY);
}

/** Kinds and ids whose action is in progress. */
export const $acting: InFlight<string> = atom<ReadonlySet<string>>(new Set());

async function act(
  key: string,
  language: string,
  send: () => Promise<Identity>,
  success?: 'identity.sent',
): Promise<void> {
  await singleFlight($acting, key, async (isHere) => {
    try {
      const changed = await send();
      if (!isHere()) return;
      mutate(identityIn(language), () => changed);
      if (success) showToast(success, { kind: 'success' });
    } catch (thrown) {
      if (!isHere()) return;
      showToast(errorText(asGatewayError(thrown)), { kind: 'failure' });
      refreshIdentity();
    }
  });
}

/** Submits the documents of a check. */
export function submitCheck(kind: IdentityKind, language: string): Promise<void> {
  return act(kind, language, () => call(submitDocuments, { body: { kind, language } }), 'identity.sent');
}

export function removeFile(id: string, language: string): Promise<void> {
  return act(id, language, () => call(removeDocument, { body: { id, language } }));
}

/**
 * Opens the provider's page in another tab, and returns its address, because browsers may block the tab. Resolves to
 * undefined when the check did not begin.
 */
export async function openProvider(language: string): Promise<string | undefined> {
  return singleFlight($acting, 'provider', async (isHere) => {
    try {
      const backUrl = new URL(linkTo('identity'), location.href).href;
      const { url } = await call(startIdentityCheck, { body: { language, backUrl } });
      const address = safeUrl(url, location.href)?.href;
      if (!address) throw new GatewayError('malformed', 'url');
      if (!isHere()) return undefined;
      platform().open(address);
      return address;
    } catch (thrown) {
      if (isHere()) showToast(errorText(asGatewayError(thrown)), { kind: 'failure' });
      return undefined;
    }
  });
}
