import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import * as v from 'valibot';
import { brandsConfig, WrongConfig, wrongFields } from '../brand-config.ts';

const port = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(65_535));

/** Settings of reports; without them the server collects none. */
const reports = v.strictObject({
  /** Token of the operators' page; without it there is no such page. */
  token: v.optional(v.pipe(v.string(), v.minLength(16, 'has fewer than 16 characters'))),
  /** Header in which a trusted proxy sends the country of the client, such as `CF-IPCountry`. */
  countryHeader: v.optional(v.pipe(v.string(), v.regex(/^[\w-]+$/, 'is no name of a header'))),
  /** File to which each report is appended as a line of JSON. */
  file: v.optional(v.string()),
  /** Size in bytes at which the file is rotated. */
  fileBytes: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1_000_000)), 100_000_000),
});

const schema = v.strictObject({
  port: v.optional(port, 8080),
  /** Address to listen on. The default is loopback, because a TLS proxy runs in front of the server. */
  address: v.optional(v.string(), '127.0.0.1'),
  /** Maximum number of simultaneous connections. */
  maxConnections: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 10_000),
  builds: v.optional(v.string(), 'dist'),
  /** Days for which assets of a replaced release are still served, when `builds` is a link to a release. */
  keepAssetsDays: v.optional(v.pipe(v.number(), v.minValue(0)), 30),
  brands: brandsConfig,
  /** Addresses and networks of proxies whose forwarding headers are believed. */
  trustedProxies: v.optional(v.array(v.string()), []),
  reports: v.optional(reports),
});

export type ServeConfig = v.InferOutput<typeof schema>;

/**
 * Reads the front server's config; its paths are relative to its folder. The environment variables `PORT` and
 * `ADDRESS` override the file.
 * @throws WrongConfig
 */
export function readServeConfig(
  file: string,
  env: Readonly<Record<string, string | undefined>> = {},
): ServeConfig {
  const fail = (why: string) => new WrongConfig(`${file}: ${why}`);
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw fail('cannot be read');
  }
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    throw fail(`is no JSON (${error instanceof Error ? error.message : String(error)})`);
  }
  const overrides = {
    ...(env.PORT && { port: Number(env.PORT) }),
    ...(env.ADDRESS && { address: env.ADDRESS }),
  };
  const merged = typeof data === 'object' && data !== null ? { ...data, ...overrides } : data;
  const read = v.safeParse(schema, merged);
  if (!read.success) throw fail(wrongFields(read.issues));
  const config = read.output;
  const from = (folder: string) => resolve(dirname(file), folder);
  return {
    ...config,
    ...(config.reports?.file && { reports: { ...config.reports, file: from(config.reports.file) } }),
    builds: from(config.builds),
    brands: config.brands.map((one) => ({
      ...one,
      folder: from(one.folder),
      ...(one.adapter && { adapter: from(one.adapter) }),
      ...(one.adapterKey && { adapterKey: from(one.adapterKey) }),
    })),
  };
}
