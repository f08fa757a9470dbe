import { refusal } from '../../../src/gateway/http/errors.ts';
import { languageOf } from '../../fixtures/languages.ts';
import type { Handlers } from '../handler.ts';
import {
  beginDocument,
  beginProviderCheck,
  deleteDocument,
  identityView,
  storePart,
  submit,
  wrongContent,
} from '../identity.ts';
import { isSharedDevice } from '../login-response.ts';
import { badRequest, Refusal } from '../refusal.ts';
import type { Session } from '../sessions.ts';
import { ownerOf } from './payments.ts';

/** Identity checks. Terminals read the state only: others use the same device. */
export const identity = {
  getIdentity({ gateway, query, session }) {
    const memberId = ownerOf(session);
    return gateway.store.transaction(() => identityView(gateway, memberId, languageOf(query.language)));
  },

  startDocument({ gateway, body, session, device }) {
    const memberId = ownerOnOwnDevice(session, device);
    return { id: gateway.store.transaction(() => beginDocument(gateway, memberId, body)) };
  },

  sendDocumentPart({ gateway, body, session, device }) {
    const memberId = ownerOnOwnDevice(session, device);
    const received = gateway.store.transaction(() => storePart(gateway, memberId, body));
    if (received === undefined) throw wrongContent();
    return { received };
  },

  removeDocument({ gateway, body: { id, language }, session, device }) {
    const memberId = ownerOnOwnDevice(session, device);
    return gateway.store.transaction(() => {
      deleteDocument(gateway, memberId, id);
      return identityView(gateway, memberId, languageOf(language));
    });
  },

  submitDocuments({ gateway, body: { kind, language }, session, device }) {
    const memberId = ownerOnOwnDevice(session, device);
    return gateway.store.transaction(() => {
      submit(gateway, memberId, kind);
      return identityView(gateway, memberId, languageOf(language));
    });
  },

  startIdentityCheck({ gateway, body: { language, backUrl }, session, base, device }) {
    const memberId = ownerOnOwnDevice(session, device);
    // The provider must not lead to another site.
    if (!URL.canParse(backUrl) || new URL(backUrl).origin !== base) throw badRequest('backUrl');
    const ticket = gateway.store.transaction(() => beginProviderCheck(gateway, memberId, backUrl));
    const search = new URLSearchParams({ ticket, language: languageOf(language) });
    return { url: `${base}/demo/provider?${search.toString()}` };
  },
} satisfies Partial<Handlers>;

/** @throws Refusal for accounts with play money and for terminals */
function ownerOnOwnDevice(session: Session, device: string): number {
  if (session.terminalId !== null || isSharedDevice(device)) throw new Refusal(refusal.noPermission);
  return ownerOf(session);
}
