import type { Hono } from 'hono';
import { decodeJwt, SignJWT } from 'jose';
import { kioskProblem } from '../../../src/edge/node/check-kiosk.ts';
import { sendHeartbeat, tellPage } from '../../../src/gateway/endpoints/fleet.ts';
import type {
  Command,
  CommandOutcome,
  Heartbeat,
  TerminalEvent,
} from '../../../src/gateway/endpoints/shared/terminal-protocol.ts';
import type { AnyEndpoint, Input, Reply } from '../../../src/gateway/http/endpoint.ts';
import { featureRefusal } from '../../../src/gateway/http/feature-refusals.ts';
import { MINUTE } from '../../fixtures/durations.ts';
import { type SimulatedTerminal, simulatedTerminals } from '../../fixtures/operator/simulated-terminals.ts';
import { terminals } from '../../fixtures/operator/terminals.ts';
import type { Gateway } from '../gateway-state.ts';
import { metaValue } from '../meta.ts';
import { Refusal } from '../refusal.ts';
import { publicJwk } from './operator-key.ts';
import { fillSimulatedConfigs } from './simulated-configs.ts';
import { simulatedKey } from './simulated-key.ts';
import { enrol, publicKeyOf } from './states.ts';

/** Seconds between two heartbeats unless the gateway names others, and until outcomes and events are sent. */
const EVERY = 30;
const SOON = 2;
/** Milliseconds of one stay on a page. */
const STAY = 1.5 * MINUTE;
/** Milliseconds without a report after which a terminal is free again: a page in somebody's browser reports its own. */
const FREE = 75_000;

/** Sends a heartbeat. @returns seconds until the next; undefined for none */
type Beat = () => Promise<number | undefined>;

/**
 * Sends the heartbeats of the demo's terminals by the gateway's own calls, until the returned function is called.
 * Such a terminal executes commands and takes configurations. It ends when another machine gets its key.
 */
export function simulateTerminals(app: Hono, gateway: Gateway): () => void {
  fillSimulatedConfigs(gateway);
  const stops = simulatedTerminals.map((terminal, place) => {
    const state = () => stateOf(gateway, terminal, place);
    const beat = terminal.supervised
      ? supervisedTerminal(app, gateway, terminal.id, state)
      : pageTerminal(app, gateway, terminal.id, state);
    return repeat(beat, place);
  });
  return () => {
    for (const stop of stops) stop();
  };
}

/** Repeats a heartbeat. The first ones are spread, like those of machines that start together. */
function repeat(beat: Beat, place: number): () => void {
  let stopped = false;
  let timer: NodeJS.Timeout;
  const after = (ms: number) => {
    timer = setTimeout(() => void once(), ms);
    timer.unref();
  };
  const once = async () => {
    // A machine sends the next heartbeat even if one fails.
    const seconds = await beat().catch(() => EVERY);
    if (!stopped && seconds !== undefined) after(seconds * 1000);
  };
  after(place * 100);
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}

function stateOf({ store, clock }: Gateway, { build, running, stays }: SimulatedTerminal, place: number) {
  const now = clock();
  const began = Number(metaValue(store, 'began'));
  const { use, page } = stays[(Math.floor(now / STAY) + place) % stays.length]!;
  const uptime = Math.max(0, Math.round((now - began + running) / 1000));
  return { build, use, page, gateway: 'there' as const, uptime };
}

type State = ReturnType<typeof stateOf>;

interface Envelope<E extends AnyEndpoint> {
  success?: boolean;
  value?: Reply<E>;
  errorCode?: string;
}

/** Makes a call without a network. @returns its value, or the code of its error */
async function send<E extends AnyEndpoint>(app: Hono, { method, path }: E, { body }: Input<E>) {
  const headers = { 'Content-Type': 'application/json' };
  const response = await app.request(path, { method, headers, body: JSON.stringify(body) });
  // A gateway that is closing responds without a body.
  const { success, value, errorCode } = (await response.json().catch(() => ({}))) as Envelope<E>;
  return success ? { value } : { error: errorCode };
}

/** A page of a terminal without a supervisor. */
function pageTerminal(app: Hono, gateway: Gateway, terminal: string, state: () => State): Beat {
  return async () => {
    const own = state();
    const stored = storedReport(gateway, terminal);
    const inUse = stored && stored.build !== own.build && gateway.clock() - stored.beatAt < FREE;
    if (!inUse) await send(app, tellPage, { body: { terminal, ...own } });
    return EVERY;
  };
}

/** A machine with a key pair, whose supervisor signs its heartbeats. */
function supervisedTerminal(app: Hono, gateway: Gateway, terminal: string, state: () => State): Beat {
  const { proofKey, clock } = gateway;
  const key = simulatedKey(proofKey, terminal);
  enrolOnce(gateway, terminal, publicJwk(key));
  const { restarts = 0, reloads = 0, config = 0, configSeen = 0 } = storedReport(gateway, terminal) ?? {};
  const counts = { restarts, reloads, config, configSeen };
  let events: TerminalEvent[] = [];
  let outcomes: CommandOutcome[] = [];
  const note = (what: string, kind: TerminalEvent['kind'] = 'note') => {
    events = [...events, { at: clock(), kind, what: what.slice(0, 200) }];
  };
  const execute = (signed: string) => {
    const { jti: id, order } = decodeJwt<Command>(signed);
    outcomes = [...outcomes, { id }];
    note(`command: ${order}, by the desk`);
    if (order === 'restart') counts.restarts += 1;
    if (order === 'restart' || order === 'reload') counts.reloads += 1;
    if (order === 'refresh') counts.configSeen = 0;
  };
  const take = ({ version, text }: { version: number; text: string }) => {
    const problem = kioskProblem(text, terminal);
    counts.configSeen = version;
    if (!problem) counts.config = version;
    const outcome = problem ? `refused, ${problem.field} ${problem.reason}` : 'taken';
    note(`configuration ${version}: ${outcome}`, 'config');
  };
  return async () => {
    const own = state();
    const sent = { events, outcomes };
    const painted = own.use === 'visit' ? 1 : 4;
    const payload = { ...own, ...counts, painted, ...sent } satisfies Heartbeat;
    const signed = await new SignJWT({ ...payload })
      .setProtectedHeader({ alg: 'EdDSA' })
      .setSubject(terminal)
      .setAudience('heartbeat')
      .setJti(crypto.randomUUID())
      .setIssuedAt(Math.floor(clock() / 1000))
      .sign(key);
    const { value, error } = await send(app, sendHeartbeat, { body: { signed } });
    if (error === featureRefusal.terminalUnknown) return undefined;
    if (!value) return EVERY;
    [events, outcomes] = [[], []];
    value.commands.forEach(execute);
    if (value.config) take(value.config);
    return events.length ? SOON : value.every;
  };
}

/** Enrols a simulated machine, unless one is enrolled or the desk has issued another key. */
function enrolOnce(gateway: Gateway, terminal: string, publicKey: ReturnType<typeof publicJwk>): void {
  if (publicKeyOf(gateway.store, terminal)) return;
  try {
    enrol(gateway, terminal, terminals.find(({ id }) => id === terminal)!.key, publicKey);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}

function storedReport({ store }: Gateway, terminal: string) {
  const row = store.one<{ beat_at: number; report: string }>(
    'SELECT beat_at, report FROM terminal_states WHERE terminal = ? AND report IS NOT NULL',
    terminal,
  );
  return row && { ...(JSON.parse(row.report) as Partial<Heartbeat>), beatAt: row.beat_at };
}
