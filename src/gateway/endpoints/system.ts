import * as v from 'valibot';
import { endpoint, listOf, withDefault } from '../http/endpoint.ts';

const link = v.object({ resourceType: v.string(), url: v.string() });
const customerService = v.object({ csType: v.string(), path: v.string() });

const info = v.object({
  /** Paths are stored encrypted; their last 8 characters are the key. */
  customerService: withDefault(listOf(customerService), []),
  domainRoute: withDefault(v.record(v.string(), v.unknown()), {}),
  /** '1' selects the new version of a screen, anything else the base one. */
  mobileTemplate: withDefault(v.record(v.string(), v.string()), {}),
  paths: withDefault(v.record(v.string(), v.string()), {}),
  register: withDefault(v.record(v.string(), v.unknown()), {}),
  /** Download and social links by type. */
  resources: withDefault(listOf(link), []),
  /** Feature flags by name, e.g. MOBILEVERCODELOGIN3. */
  whitelabel: withDefault(v.record(v.string(), v.boolean()), {}),
  mainDomain: withDefault(v.string(), ''),
  imageCDNs: withDefault(v.array(v.string()), []),
});

const status = v.object({
  info,
  location: v.object({ ip: withDefault(v.string(), '') }),
  maintenance: withDefault(v.boolean(), false),
  regionRestriction: withDefault(v.boolean(), false),
  /** Public key for sealed bodies. */
  encryption: v.object({
    keyId: v.string(),
    jwk: v.object({ kty: v.pipe(v.string(), v.regex(/^RSA$/)), n: v.string(), e: v.string() }),
  }),
});

export type SystemStatus = v.InferOutput<typeof status>;

/** Maintenance, region, whitelabel flags, links and the encryption key. */
export const getStatus = endpoint({
  name: 'getStatus',
  method: 'GET',
  path: '/wps/system/status',
  summary: 'System status: maintenance, region restriction, whitelabel flags, links, encryption key',
  reply: status,
  module: 'COMM3',
  session: 'none',
});
