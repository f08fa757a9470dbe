import * as v from 'valibot';
import { endpoints } from '../gateway/endpoints/table.ts';
import { buildUrl, type Query } from '../gateway/http/build-url.ts';
import type { AnyEndpoint } from '../gateway/http/endpoint.ts';
import { readQuery } from '../gateway/http/read-query.ts';
import { languageCodes } from '../lib/language-codes.ts';
import { ownEntry } from '../lib/own-entry.ts';
import type { Settings } from './settings.ts';

/** A read whose answer is the same for everybody, in the one form that it is asked and kept by. */
export interface PublicRead {
  /** Path and query, of parts that were checked alone. */
  address: string;
  /** What is said of the device, one of a few words; empty where the call says nothing. */
  device: string;
  /** Seconds that an answer is as good as new. */
  seconds: number;
  /** Kept for the pages that are rendered with it, and sent to nobody, whatever its headers say of caching. */
  forPages?: true;
}

/** Words of the header `Device`. */
const devices: ReadonlySet<string> = new Set(['MOBILE', 'OTHERS', 'KIOSK']);
/** Parameters that anybody fills with anything. */
const free: ReadonlySet<string> = new Set(['gameName']);
/** Values as operators name things by: codes, and lists of them. */
const CODE = /^[\w,.-]{1,64}$/;
/** Numbers above this are nobody's page. */
const MOST = 999;

/** Whether the answer of a call is the same for everybody who names no session. */
const isPublic = ({ method, session, cacheSeconds }: AnyEndpoint): boolean =>
  method === 'GET' && session !== 'required' && cacheSeconds !== undefined;

const rows: readonly AnyEndpoint[] = Object.values<AnyEndpoint>(endpoints).filter(isPublic);

const pathOf = ({ name, path }: AnyEndpoint, settings: Settings): string =>
  ownEntry(settings.endpoints ?? {}, name) ?? path;

/** The languages of a brand. */
export function languagesOf({ languages }: Settings): readonly string[] {
  const known: readonly string[] = languageCodes;
  return Array.isArray(languages) ? languages.filter((code) => known.includes(code)) : known;
}

/**
 * The public read that a request asks for. Nothing where an answer might be somebody's own, or where the request says
 * anything that is not known: what nobody checked is part of no key. `address` is what stands behind the origin.
 */
export function publicRead(asked: Request, address: string, settings: Settings): PublicRead | undefined {
  const { method, headers } = asked;
  // By a page of another origin, which the gateway knows or refuses, and whose answers name it.
  if (method !== 'GET' || headers.has('Authorization') || headers.has('Origin')) return undefined;
  const cut = address.indexOf('?');
  const path = cut < 0 ? address : address.slice(0, cut);
  const row = rows.find((one) => pathOf(one, settings) === path);
  if (!row) return undefined;
  const query = checkedQuery(row, new URLSearchParams(cut < 0 ? '' : address.slice(cut)), settings);
  return query && readOf(row, query, settings, headers.get('Device') ?? '');
}

/** A read by its row. Nothing for a device that is none. */
function readOf(row: AnyEndpoint, query: Query, settings: Settings, device: string): PublicRead | undefined {
  const tells = !row.open || row.session !== 'none';
  if (tells && device && !devices.has(device)) return undefined;
  return {
    address: buildUrl({ base: '', paths: settings.endpoints ?? {} }, row, query),
    device: tells ? device : '',
    seconds: row.cacheSeconds!,
  };
}

/** Seconds that the system status is as good as new for a page; each visit reads its own. */
const STATUS_SECONDS = 60;

/** The read of the system status for pages: of no use to a visitor, since it depends on the address of who asks. */
export function statusRead(address: string, settings: Settings): PublicRead | undefined {
  if (address !== pathOf(endpoints.getStatus, settings)) return undefined;
  return { address, device: '', seconds: STATUS_SECONDS, forPages: true };
}

/** The query of a call in the order of its row; nothing where there is more, or something else, than the row has. */
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
