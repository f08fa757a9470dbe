import * as v from 'valibot';
import { endpoint, listOf, or } from '../endpoint.ts';

const link = v.object({ resourceType: v.string(), url: v.string() });
const customerService = v.object({ csType: v.string(), path: v.string() });

const info = v.object({
  /** Paths are stored encrypted; their last 8 characters are the key (A3). */
  customerService: or(listOf(customerService), []),
  domainRoute: or(v.record(v.string(), v.unknown()), {}),
  /** '1' gives the new version of the named screen, anything else the base one (B4). */
  mobileTemplate: or(v.record(v.string(), v.string()), {}),
  paths: or(v.record(v.string(), v.string()), {}),
  register: or(v.record(v.string(), v.unknown()), {}),
  /** Download links and social links by type. */
  resources: or(listOf(link), []),
  /** Feature flags by name, e.g. MOBILEVERCODELOGIN3. */
  whitelabel: or(v.record(v.string(), v.boolean()), {}),
  mainDomain: or(v.string(), ''),
  imageCDNs: or(v.array(v.string()), []),
});

const status = v.object({
  info,
  location: v.object({ ip: or(v.string(), '') }),
  maintenance: or(v.boolean(), false),
  regionRestriction: or(v.boolean(), false),
  /** The public key that sealed bodies are encrypted under. */
  encryption: v.object({
    keyId: v.string(),
    jwk: v.object({ kty: v.pipe(v.string(), v.regex(/^RSA$/)), n: v.string(), e: v.string() }),
  }),
});

export type SystemStatus = v.InferOutput<typeof status>;

/** Maintenance, region, whitelabel flags, links and the encryption key (B3). */
export const getStatus = endpoint({
  name: 'getStatus',
  method: 'GET',
  path: '/wps/system/status',
  summary: 'System status: maintenance, region restriction, whitelabel flags, links, encryption key',
  reply: status,
  module: 'COMM3',
  session: 'none',
});
