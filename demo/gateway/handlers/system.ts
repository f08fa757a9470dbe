import { customerService, resources, whitelabel } from '../../fixtures/operator/status.ts';
import { encodePath } from '../customer-service.ts';
import type { Handlers } from '../handler.ts';

export const system = {
  // The demo's callers are on its machine, so a switch sets the country.
  getCountry: ({ gateway: { switches } }) => ({ country: switches.country }),
  getStatus({ gateway: { key, switches }, base, ownAddress }) {
    return {
      info: {
        customerService: customerService.map(({ csType, address, pathKey }) => ({
          csType,
          path: encodePath(new URL(address, base).href, pathKey),
        })),
        domainRoute: {},
        mobileTemplate: { memberCenter: '1', deposit: '1', ...switches.mobileTemplate },
        paths: {},
        register: {},
        resources: resources.map(({ resourceType, address }) => ({
          resourceType,
          url: new URL(address, base).href,
        })),
        whitelabel: { ...whitelabel, ...switches.whitelabel },
        mainDomain: new URL(base).host,
        imageCDNs: [],
      },
      location: { ip: ownAddress },
      maintenance: switches.maintenance,
      regionRestriction: switches.regionRestriction,
      encryption: { keyId: key.keyId, jwk: key.jwk },
    };
  },
} satisfies Partial<Handlers>;
