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

/** CSP sources: origins, or all hosts below a domain. */
const sources = v.optional(
  v.array(
    v.pipe(
      v.string(),
      v.regex(
        /^(https:\/\/(\*\.)?[a-z0-9.-]+|http:\/\/localhost)(:\d+)?$/,
        'is no source such as https://*.cdn.example',
      ),
    ),
  ),
);

/** Path prefixes of the contract's calls. */
export const pathsOfContract = [
  ...new Set(Object.values(endpoints).map((row) => /^\/[^/]+\//.exec(row.path)![0])),
];

const brandConfig = v.strictObject({
  /** Hosts of the brand; one without a port matches every port. */
  hosts: v.pipe(v.array(host), v.minLength(1)),
  /** Folder with its `site.json`, `kiosk.json` and `icons/`. */
  folder: v.string(),
  /** Origin of the gateway to which calls to the brand's hosts are forwarded; without it, none are. */
  gateway: v.optional(origin),
  /** Module that converts the contract's calls for a gateway with another dialect. */
  adapter: v.optional(v.string()),
  /** File with the private key of sealed bodies, for an adapter on several machines. */
  adapterKey: v.optional(v.string()),
  /** Path prefixes of these calls; by default those of the contract. */
  gatewayPaths: v.optional(v.array(path), pathsOfContract),
  /** Partner codes with the origins of the partner's pages. */
  partners: v.optional(v.record(v.string(), v.array(origin)), {}),
  /** Origins that its pages may load images from, call and embed; by default any over HTTPS. */
  sources: v.optional(
    v.strictObject({ 'img-src': sources, 'connect-src': sources, 'frame-src': sources }),
    {},
  ),
});

export type BrandConfig = v.InferOutput<typeof brandConfig>;

const hostsOf = (brands: readonly BrandConfig[]) => brands.flatMap(({ hosts }) => hosts);
const twiceIn = (hosts: readonly string[]) => hosts.find((one, index) => hosts.indexOf(one) !== index) ?? '';

/** The brands of a front server: at least one, and no host twice. */
export const brandsConfig = v.pipe(
  v.array(brandConfig),
  v.minLength(1),
  v.check(
    (brands) => !twiceIn(hostsOf(brands)),
    ({ input }) => `has ${twiceIn(hostsOf(input))} as a host of two brands`,
  ),
);

/** Formats validation errors, each with the path of its field. */
export const issueTexts = (issues: readonly v.BaseIssue<unknown>[]): string[] =>
  issues.map((issue) => `${v.getDotPath(issue) ?? 'it'} ${issue.message}`);

export const wrongFields = (issues: readonly v.BaseIssue<unknown>[]): string => issueTexts(issues).join('; ');

/** Thrown for an invalid config; the message has the path of the wrong field. */
export class WrongConfig extends Error {}
