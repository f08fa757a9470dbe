import type * as identity from '../../src/gateway/endpoints/identity.ts';
import type * as protection from '../../src/gateway/endpoints/protection.ts';
import type { EndpointName, Endpoints } from '../../src/gateway/endpoints/table.ts';
import type { Input } from '../../src/gateway/http/endpoint.ts';

export const protectionSamples: {
  readonly [N in keyof (typeof protection & typeof identity) & EndpointName]: () => Input<Endpoints[N]>;
} = {
  getProtection: () => ({}),
  setLimit: () => ({ body: { kind: 'time', period: 'month', value: 40_000 } }),
  // No limit waits: nothing changes.
  confirmLimit: () => ({ body: { kind: 'stake', period: 'month', accepted: false } }),
  // A length that no pack offers: the session of the run stays.
  startBreak: () => ({ body: { kind: 'timeOut', hours: 1_000_000 } }),
  getProtectionHistory: () => ({ query: { pageNo: 1, pageSize: 20 } }),
  getPlaySession: () => ({}),
  answerRealityCheck: () => ({ body: { answer: 'continue' } }),
  setRealityCheck: () => ({ body: { minutes: 30 } }),
  getIdentity: () => ({ query: { language: 'EN' } }),
  // Nothing is requested from the member of the run, so that no document is stored.
  startDocument: () => ({
    body: { kind: 'document', name: 'passport.jpg', type: 'image/jpeg', size: 250_000 },
  }),
  sendDocumentPart: () => ({ body: { id: 'unknown', offset: 0, data: '/9j/' } }),
  removeDocument: () => ({ body: { id: 'unknown', language: 'EN' } }),
  submitDocuments: () => ({ body: { kind: 'document', language: 'EN' } }),
  // A provider must not lead to another site.
  startIdentityCheck: () => ({ body: { language: 'EN', backUrl: 'https://elsewhere.example/m/identity' } }),
};
