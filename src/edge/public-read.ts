import * as v from 'valibot';
import { endpoints } from '../gateway/endpoints/table.ts';
import { buildUrl, type Query } from '../gateway/http/build-url.ts';
import type { AnyEndpoint } from '../gateway/http/endpoint.ts';
import { readQuery } from '../gateway/http/read-query.ts';
import { languageCodes } from '../lib/language-codes.ts';
import { ownEntry } from '../lib/own-entry.ts';
import type { Settings } from './settings.ts';

/** A read with the same response for everybody, in normal form. */
export interface PublicRead {
  /** Path and query, built only from validated parts. */
  address: string;
  /** A known value of the Device header; empty when the call sends none. */
  device: string;
  /** Seconds for which a response is fresh. */
  seconds: number;
  /** Cached only for rendering pages, whatever its headers say, and never sent to a client. */
  forPages?: true;
}

/** Values of the Device header. */
const devices: ReadonlySet<string> = new Set(['MOBILE', 'OTHERS', 'KIOSK']);
/** Parameters with free text. */
const free: ReadonlySet<string> = new Set(['gameName']);
/** A code, or a list of codes. */
const CODE = /^[\w,.-]{1,64}$/;
/** Maximum of a number, such as a page number. */
const MOST = 999;

/** Returns whether a call has the same response for everybody without a session. */
const isPublic = ({ method, session, cacheSeconds }: AnyEndpoint): boolean =>
  method === 'GET' && session !== 'required' && cacheSeconds !== undefined;

const rows: readonly AnyEndpoint[] = Object.values<AnyEndpoint>(endpoints).filter(isPublic);

const pathOf = ({ name, path }: AnyEndpoint, settings: Settings): string =>
  ownEntry(settings.endpoints ?? {}, name) ?? path;

/** Returns the languages of a brand. */
export function languagesOf({ languages }: Settings): readonly string[] {
  const known: readonly string[] = languageCodes;
  return Array.isArray(languages) ? languages.filter((code) => known.includes(code)) : known;
}

/**
 * Returns the public read of a request. Returns undefined when the response may be personal, and when the
 * request has unknown parts: only validated values become part of a cache key.
 * @param address path and query
 */
export function publicRead(asked: Request, address: string, settings: Settings): PublicRead | undefined {
  const { method, headers } = asked;
  // A page of another origin: the gateway checks it, and its response has CORS headers for it.
  if (method !== 'GET' || headers.has('Authorization') || headers.has('Origin')) return undefined;
  const cut = address.indexOf('?');
  const path = cut < 0 ? address : address.slice(0, cut);
  const row = rows.find((one) => pathOf(one, settings) === path);
  if (!row) return undefined;
  const query = checkedQuery(row, new URLSearchParams(cut < 0 ? '' : address.slice(cut)), settings);
  return query && readOf(row, query, settings, headers.get('Device') ?? '');
}

/** Builds a read; returns undefined for an unknown device. */
function readOf(row: AnyEndpoint, query: Query, settings: Settings, device: string): PublicRead | undefined {
  const sendsDevice = !row.open || row.session !== 'none';
  if (sendsDevice && device && !devices.has(device)) return undefined;
  return {
    address: buildUrl({ base: '', paths: settings.endpoints ?? {} }, row, query),
    device: sendsDevice ? device : '',
    seconds: row.cacheSeconds!,
  };
}

/** Seconds for which the status is fresh for rendering; each visit also reads its own. */
const STATUS_SECONDS = 60;

/**
 * Returns the read of the system status for rendering. Visitors never get it, because it depends on the
 * client's address.
 */
export function statusRead(address: string, settings: Settings): PublicRead | undefined {
  if (address !== pathOf(endpoints.getStatus, settings)) return undefined;
  return { address, device: '', seconds: STATUS_SECONDS, forPages: true };
}

/**
 * Validates a query and orders it as the endpoint table does; returns undefined for unknown or invalid
 * parameters.
 */
function checkedQuery(row: AnyEndpoint, search: URLSearchParams, settings: Settings): Query | undefined {
  const names = [...search.keys()];
  if (!row.query) return names.length ? undefined : {};
  const shape = row.query as unknown as v.GenericSchema & { entries: object };
  if (new Set(names).size < names.length) return undefined;
  if (names.some((name) => !Object.hasOwn(shape.entries, name))) return undefined;
  const read = v.safeParse(shape, readQuery(shape, search));
  if (!read.success) return undefined;
  const query = read.output as Query;
  return Object.entries(query).every(([name, value]) => isKnown(name, value, settings)) ? query : undefined;
}

function isKnown(name: string, value: Query[string], settings: Settings): boolean {
  if (name === 'merchant' || name === 'merchantCode') return value === settings.merchantCode;
  if (name === 'language' || name === 'lang') return languagesOf(settings).includes(String(value));
  if (typeof value === 'number') return value >= 0 && value <= MOST;
  if (typeof value !== 'string' || !value) return true;
  return !free.has(name) && CODE.test(value);
}
