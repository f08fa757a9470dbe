import type * as fleet from '../../src/gateway/endpoints/fleet.ts';
import type { Endpoints } from '../../src/gateway/endpoints/table.ts';
import type { Input } from '../../src/gateway/http/endpoint.ts';
import { unknownName } from './unknown-name.ts';

/** Inputs for the calls of terminals and staff, with an unknown terminal and an unknown staff number. */
export const fleetSamples: { readonly [N in keyof typeof fleet]: () => Input<Endpoints[N]> } = {
  enrolTerminal: () => ({
    body: {
      terminal: unknownName(),
      key: 'none',
      publicKey: { kty: 'OKP', crv: 'Ed25519', x: 'D'.repeat(43) },
    },
  }),
  sendHeartbeat: () => ({ body: { signed: 'e30.e30.e30' } }),
  tellPage: () => ({
    body: { terminal: unknownName(), build: '', use: 'idle', page: 'home', gateway: 'there', uptime: 0 },
  }),
  openStaffCorner: () => ({ body: { terminal: unknownName(), staff: '1', pin: '0000' } }),
  actAsStaff: () => ({ body: { token: 'F'.repeat(43), act: 'close' } }),
};
