import type * as secondFactor from '../../src/gateway/endpoints/second-factor.ts';
import type { EndpointName, Endpoints } from '../../src/gateway/endpoints/table.ts';
import type { Input } from '../../src/gateway/http/endpoint.ts';

/** Has no signature: the calls are refused. */
const credential = {
  id: 'QQ',
  rawId: 'QQ',
  type: 'public-key',
  clientExtensionResults: {},
} as const;
const clientDataJSON = btoa('{"challenge":"none"}').replaceAll('=', '');
const used = { ...credential, response: { clientDataJSON, authenticatorData: 'QQ', signature: 'QQ' } };
const proof = { method: 'code', code: 'none' } as const;

export const factorSamples: {
  readonly [N in keyof typeof secondFactor & EndpointName]: () => Input<Endpoints[N]>;
} = {
  startPasskeyLogin: () => ({}),
  loginByPasskey: () => ({ body: { credential: used } }),
  completeLogin: () => ({ body: { pending: 'A'.repeat(43), proof } }),
  getFactors: () => ({}),
  startConfirmation: () => ({ body: { purpose: 'factors' } }),
  confirm: () => ({ body: { purpose: 'factors', proof: { method: 'passkey', credential: used } } }),
  startPasskey: () => ({ body: {} }),
  addPasskey: () => ({
    body: { credential: { ...credential, response: { clientDataJSON, attestationObject: 'QQ' } } },
  }),
  startCodes: () => ({ body: {} }),
  activateCodes: () => ({ body: { code: 'none' } }),
  renamePasskey: () => ({ body: { id: 'QQ', name: 'My phone' } }),
  removeFactor: () => ({ body: { id: 'codes' } }),
  renewRecoveryCodes: () => ({ body: {} }),
};
