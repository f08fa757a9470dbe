import * as v from 'valibot';
import { endpoints } from '../gateway/endpoints/table.ts';

const origin = v.pipe(
  v.string(),
  v.check(
    (text) => URL.canParse(text) && new URL(text).origin === text,
    'is no origin such as https://play.example',
  ),
);
const host = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9.-]+(:\d+)?$|^\[[0-9a-f:]+\](:\d+)?$/, 'is no host such as play.example'),
);
const path = v.pipe(
  v.string(),
  v.regex(/^\/[\w.-]+\/$/, 'does not begin and end with a slash, as /wps/ does'),
);

/** Origins, or all below a name, as a policy has them. */
const sources = v.optional(
  v.array(
    v.pipe(
      v.string(),
      v.regex(/^https:\/\/(\*\.)?[a-z0-9.-]+(:\d+)?$/, 'is no source such as https://*.cdn.example'),
    ),
  ),
);

/** Where the contract's calls are, as the endpoint table has them. */
export const pathsOfContract = [
  ...new Set(Object.values(endpoints).map((row) => /^\/[^/]+\//.exec(row.path)![0])),
];

const brandConfig = v.strictObject({
  /** Hosts that the brand is reached by; one without a port on every port. */
  hosts: v.pipe(v.array(host), v.minLength(1)),
  /** Folder with its `site.json`, `kiosk.json` and `icons/`. */
  folder: v.string(),
  /** Origin of its gateway, where calls to the brand's own hosts are passed on; none unless told. */
  gateway: v.optional(origin),
  /** What the paths of those calls begin with; those of the contract unless told. */
  gatewayPaths: v.optional(v.array(path), pathsOfContract),
  /** Partners' codes, each with the origins of its pages. */
  partners: v.optional(v.record(v.string(), v.array(origin)), {}),
  /** What its pages may show, ask and frame beside their own origin; all of HTTPS unless told. */
  sources: v.optional(
    v.strictObject({ 'img-src': sources, 'connect-src': sources, 'frame-src': sources }),
    {},
  ),
});

export type BrandConfig = v.InferOutput<typeof brandConfig>;

const hostsOf = (brands: readonly BrandConfig[]) => brands.flatMap(({ hosts }) => hosts);
const twiceIn = (hosts: readonly string[]) => hosts.find((one, index) => hosts.indexOf(one) !== index) ?? '';

/** The brands that a front server serves: one at least, no host twice. */
export const brandsConfig = v.pipe(
  v.array(brandConfig),
  v.minLength(1),
  v.check(
    (brands) => !twiceIn(hostsOf(brands)),
    ({ input }) => `has ${twiceIn(hostsOf(input))} as a host of two brands`,
  ),
);

/** What is wrong with a config, each field by its name. */
export const wrongFields = (issues: readonly v.BaseIssue<unknown>[]): string =>
  issues.map((issue) => `${v.getDotPath(issue) ?? 'it'} ${issue.message}`).join('; ');

/** A config that cannot be used; its message names where it is wrong. */
export class WrongConfig extends Error {}
