import type { Context, Hono, HonoRequest } from 'hono';
import * as v from 'valibot';
import { MOST_RECORD_DAYS } from '../../src/gateway/endpoints/shared/record-fields.ts';
import { type EndpointName, endpoints } from '../../src/gateway/endpoints/table.ts';
import type { AnyEndpoint } from '../../src/gateway/http/endpoint.ts';
import { refusal } from '../../src/gateway/http/errors.ts';
import { readQuery } from '../../src/gateway/http/read-query.ts';
import { DAY, HOUR } from '../fixtures/durations.ts';
import { bearerOf } from '../web/bearer.ts';
import { readBody } from './body.ts';
import { flagOf } from './flags.ts';
import type { Gateway } from './gateway-state.ts';
import type { Handler, Handlers } from './handler.ts';
import { answerPreflight, authorizePage, type Caller } from './partners.ts';
import { settleDue } from './payments.ts';
import { settleHands } from './play/hands.ts';
import { settleMatches } from './play/match-bets.ts';
import { settleDraws } from './play/tickets.ts';
import { badRequest, Refusal, tooMany } from './refusal.ts';
import { sendCached } from './response-cache.ts';
import { type Session, sessionOf } from './sessions.ts';

/** The calls that a session with a temporary password may make before the password is changed. */
const beforeChange: ReadonlySet<string> = new Set([
  'getMember',
  'getWallet',
  'renewSession',
  'changePassword',
  'startConfirmation',
  'confirm',
  'logout',
] satisfies EndpointName[]);

const rows = Object.values<AnyEndpoint>(endpoints);
const rowsByCall = new Map(rows.map((row) => [`${row.method} ${row.path}`, row]));
/** Of two calls with the same path, preflights get the methods of the first. */
const rowsByPath = new Map([...rows].reverse().map((row) => [row.path, row]));

/** Returns the row of the table that a request calls. */
export function rowOf({ method, path }: HonoRequest): AnyEndpoint | undefined {
  return rowsByCall.get(`${method === 'HEAD' ? 'GET' : method} ${path}`);
}

/** Mounts every row of the table, and enforces what the row declares. */
export function mountCalls(app: Hono, gateway: Gateway, handlers: Handlers): void {
  // One route instead of one per row: building a router of 400 routes takes longer than most tests.
  for (const tree of ['/wps/*', '/lgw/*']) {
    app.all(tree, (c) => {
      const row = rowOf(c.req);
      if (row) return answer(c, gateway, row, handlers[row.name as EndpointName] as Handler<AnyEndpoint>);
      const asked = c.req.method === 'OPTIONS' && rowsByPath.get(c.req.path);
      if (asked) return answerPreflight(c, gateway.partners, asked.open === true, asked.method);
      return refuse(c, new Refusal(refusal.notFound, { status: 404 }));
    });
  }
}

async function answer(
  c: Context,
  gateway: Gateway,
  row: AnyEndpoint,
  handler: Handler<AnyEndpoint>,
): Promise<Response> {
  const base = gateway.publicBase || new URL(c.req.url).origin;
  try {
    const caller = row.open ? authorizePage(c, gateway.partners, base) : { partner: '' };
    if (row.open) limitReads(c, gateway, caller);
    checkSwitches(gateway, row);
    const session = findSession(c, gateway, row);
    if (session) {
      settleDue(gateway);
      settleDraws(gateway);
      settleMatches(gateway);
      settleHands(gateway);
    }
    const query = row.query && checked(row.query, readQuery(row.query, new URL(c.req.url).searchParams));
    holdToSpan(query);
    const { prepared } = gateway;
    const ready = prepared.has(row.name) ? prepared.find(row.name, base, query) : undefined;
    if (ready) return sendCached(published(c, row, session), ready);
    const value = await handler({
      gateway,
      session,
      query,
      body: row.body && checked(row.body, await readBody(c.req, row, gateway)),
      base,
      address: gateway.addressOf(c),
      ownAddress: gateway.callerOf(c),
      device: c.req.header('Device') ?? '',
      program: c.req.header('User-Agent') ?? '',
      caller,
      header: (name, text) => c.header(name, text),
    });
    const envelope = { success: true, value: value ?? null };
    published(c, row, session);
    if (!prepared.has(row.name)) return c.json(envelope);
    return sendCached(c, prepared.keep(row.name, base, query, envelope));
  } catch (thrown) {
    if (thrown instanceof Refusal) return refuse(c, thrown);
    throw thrown;
  }
}

/** Sets the caching headers of a response. */
function published(c: Context, row: AnyEndpoint, session: Session | undefined): Context {
  c.header('Cache-Control', cacheControl(row, session));
  if (row.session !== 'none') c.header('Vary', 'Authorization', { append: true });
  return c;
}

function refuse(c: Context, { code, details }: Refusal): Response {
  const { status = 200, retryAfter, ...rest } = details;
  if (retryAfter) c.header('Retry-After', String(retryAfter));
  c.header('Cache-Control', 'no-store');
  return c.json({ success: false, errorCode: code, ...rest }, status);
}

/** Limits public reads by address and partner. @throws Refusal */
function limitReads(c: Context, { addressOf, readLimit, switches }: Gateway, { partner }: Caller): void {
  const ms = readLimit.take(`${addressOf(c)} ${partner}`, switches.openReads);
  if (ms) throw tooMany(Math.ceil(ms / 1000));
}

function checkSwitches({ switches }: Gateway, row: AnyEndpoint): void {
  if (switches.maintenance && row.name !== endpoints.getStatus.name) throw new Refusal(refusal.upgrading);
  if (row.flag && !flagOf({ switches }, row.flag)) throw new Refusal(refusal.noPermission);
  if (switches.deniedModules.includes(row.module)) throw new Refusal(refusal.noPermission);
}

/** Refuses an invalid token if the call needs a session; with an optional session the caller is a guest. */
function findSession(c: Context, gateway: Gateway, row: AnyEndpoint): Session | undefined {
  if (row.session === 'none') return undefined;
  const token = bearerOf(c);
  const found = token ? sessionOf(gateway, token) : refusal.notLoggedIn;
  if (typeof found !== 'string') {
    const held = found.mustChange && row.session === 'required' && !beforeChange.has(row.name);
    if (held) throw new Refusal(refusal.mustChange);
    return found;
  }
  if (row.session === 'required') throw new Refusal(found);
  return undefined;
}

function checked(schema: v.GenericSchema, input: unknown): unknown {
  const result = v.safeParse(schema, input);
  if (result.success) return result.output;
  throw badRequest(result.issues.map((issue) => v.getDotPath(issue) ?? 'body').join(', '));
}

/**
 * Limits a range of time. The maximum is an hour longer than its days, for daylight saving. @throws Refusal
 */
function holdToSpan(query: unknown): void {
  const { startTime = 0, endTime = 0 } = (query ?? {}) as { startTime?: number; endTime?: number };
  if (endTime - startTime > MOST_RECORD_DAYS * DAY + HOUR) throw badRequest('endTime');
}

/** Responses for one member, and those that move money, must not be cached. */
function cacheControl(row: AnyEndpoint, session: Session | undefined): string {
  return row.cacheSeconds && !session ? `public, max-age=${row.cacheSeconds}` : 'no-store';
}
