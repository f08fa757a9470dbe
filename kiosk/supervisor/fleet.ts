import { sendHeartbeat } from '../../src/gateway/endpoints/fleet.ts';
import type {
  Command,
  CommandOutcome,
  Heartbeat,
  TerminalEvent,
} from '../../src/gateway/endpoints/shared/terminal-protocol.ts';
import { call } from '../../src/gateway/http/client.ts';
import { asGatewayError } from '../../src/gateway/http/errors.ts';
import { featureRefusal } from '../../src/gateway/http/feature-refusals.ts';
import { type Identity, signMessage } from './identity.ts';
import type { Journal } from './journal.ts';
import type { Rollout } from './rollout.ts';
import type { Commands } from './signed-commands.ts';

/** Seconds until the next heartbeat where the gateway did not say. */
const EVERY = 30;
/** Seconds until what an answer led to is told. */
const SOON = 2;
/** Things that happened, and outcomes, that are kept while the gateway is away; older ones go. */
const KEPT = 50;

/** How the terminal is, as the supervisor sees it. */
export type Report = Omit<Heartbeat, 'config' | 'configSeen' | 'events' | 'outcomes'>;

export interface Fleet {
  /** Sends one heartbeat, and does what its answer asks for. @returns seconds until the next */
  beat(): Promise<number>;
  /** Does a command that came another way than by a heartbeat. */
  execute(signed: string): Promise<void>;
  /** A word for the staff's sign-in: this terminal itself asks. */
  proof(): Promise<string>;
}

interface Surroundings {
  identity: Identity;
  commands: Commands;
  rollout: Rollout;
  journal: Journal;
  clock: GatewayClock;
  report(): Report;
  /** Languages of the site, as they are now. */
  languages(): Promise<readonly string[]>;
  /** Another configuration holds from here on. */
  onConfig(): void;
  /** Does what was asked for. */
  act(command: Command, at: 'desk' | 'terminal'): void;
}

/** The gateway's time: that of a machine may be wrong by years. */
export interface GatewayClock {
  now(): number;
  set(now: number): void;
}

export function createGatewayClock(machine: () => number): GatewayClock {
  let ahead = 0;
  return {
    now: () => machine() + ahead,
    set(now) {
      ahead = now - machine();
    },
  };
}

/** Tells the operator's gateway how a terminal is, and does what the operator asks for. */
export function createFleet(surroundings: Surroundings): Fleet {
  const { identity, commands, rollout, journal, clock, report, languages, onConfig, act } = surroundings;
  let events: TerminalEvent[] = [];
  let outcomes: CommandOutcome[] = [];
  journal.onNote(({ at, kind, what }) => {
    // By the machine's clock as yet: told in the gateway's.
    const told = { at: Math.max(0, clock.now() + at - Date.now()), kind, what: what.slice(0, 200) };
    events = [...events, told].slice(-KEPT);
  });

  const send = async () => {
    const told = { events, outcomes };
    const payload = { ...report(), ...rollout.versions(), ...told } satisfies Heartbeat;
    const signed = await signMessage(identity, 'heartbeat', payload, clock.now());
    const answer = await call(sendHeartbeat, { body: { signed } });
    clock.set(answer.now);
    events = events.filter((event) => !told.events.includes(event));
    outcomes = outcomes.filter((outcome) => !told.outcomes.includes(outcome));
    return answer;
  };
  /** Once more where nothing was wrong but this machine's clock. */
  const sendInTime = async () => {
    try {
      return await send();
    } catch (thrown) {
      const { code, value } = asGatewayError(thrown);
      const now = (value as { now?: unknown } | undefined)?.now;
      if (code !== featureRefusal.sealStale || typeof now !== 'number') throw thrown;
      clock.set(now);
      return send();
    }
  };
  const obey = async (signed: string, at: 'desk' | 'terminal') => {
    const taken = await commands.take(signed);
    outcomes = [...outcomes, 'refused' in taken ? taken : { id: taken.id }].slice(-KEPT);
    if ('refused' in taken) return journal.note(`command: refused, ${taken.refused}`, 'command');
    const { command } = taken;
    journal.note(`command: ${command.order}, by the ${at}`);
    if (command.order === 'refresh') rollout.forget();
    act(command, at);
  };
  const takeConfig = async ({ version, text }: { version: number; text: string }) => {
    const refused = rollout.take(version, text, await languages());
    const what = refused ? `refused, ${refused.field} ${refused.reason}` : 'taken';
    journal.note(`configuration ${version}: ${what}`, 'config');
    if (!refused) onConfig();
  };

  return {
    async beat() {
      const { every, commands: given, config } = await sendInTime();
      for (const signed of given) await obey(signed, 'desk');
      if (config) await takeConfig(config);
      return events.length || outcomes.length ? Math.min(every, SOON) : every;
    },
    execute: (signed) => obey(signed, 'terminal'),
    proof: () => signMessage(identity, 'staff', {}, clock.now()),
  };
}

/** Sends heartbeats for ever, each a little apart from those of the venue's other terminals. */
export function sendHeartbeats({ beat }: Pick<Fleet, 'beat'>, journal: Journal): () => void {
  let timer: ReturnType<typeof setTimeout>;
  let heard = true;
  let stopped = false;
  const once = async () => {
    let every = EVERY;
    try {
      every = await beat();
      heard = true;
    } catch (thrown) {
      if (heard) journal.note(`gateway: ${asGatewayError(thrown).code}`);
      heard = false;
    }
    if (!stopped) timer = setTimeout(() => void once(), every * 1000 * (0.8 + Math.random() * 0.4));
  };
  void once();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
