import type { Handlers } from '../handler.ts';
import { statusInfo } from '../seed/status.ts';

export const system: Pick<Handlers, 'getStatus'> = {
  getStatus({ gateway: { key, switches }, base, address }) {
    const info = statusInfo(base);
    return {
      info: { ...info, whitelabel: { ...info.whitelabel, ...switches.whitelabel } },
      location: { ip: address },
      maintenance: switches.maintenance,
      regionRestriction: switches.regionRestriction,
      encryption: { keyId: key.keyId, jwk: key.jwk },
    };
  },
};
