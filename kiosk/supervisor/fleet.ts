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

/** Seconds until the next heartbeat when the gateway named none. */
const EVERY = 30;
/** Seconds until outcomes and events are sent. */
const SOON = 2;
/** Events and outcomes kept while the gateway is unreachable. */
const KEPT = 50;

/** State of the terminal in a heartbeat. */
export type Report = Omit<Heartbeat, 'config' | 'configSeen' | 'events' | 'outcomes'>;

export interface Fleet {
  /** Sends one heartbeat and executes the commands of the response. @returns seconds until the next */
  beat(): Promise<number>;
  /** Executes a signed command from the staff corner. */
  execute(signed: string): Promise<void>;
  /** Returns a signed proof for a staff sign-in that this terminal asks for it. */
  proof(): Promise<string>;
}

interface Surroundings {
  identity: Identity;
  commands: Commands;
  rollout: Rollout;
  journal: Journal;
  clock: GatewayClock;
  report(): Report;
  /** Fetches the current languages of the site. */
  languages(): Promise<readonly string[]>;
  /** Called when a new configuration applies. */
  onConfig(): void;
  /** Executes a command. */
  executeCommand(command: Command, at: 'desk' | 'terminal'): void;
}

/** The gateway's time; the machine's may be wrong by years. */
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

/** Reports the state of a terminal to the operator's gateway and executes its commands. */
export function createFleet(surroundings: Surroundings): Fleet {
  const {
    identity,
    commands,
    rollout,
    journal,
    clock,
    report,
    languages,
    onConfig,
    executeCommand: act,
  } = surroundings;
  let events: TerminalEvent[] = [];
  let outcomes: CommandOutcome[] = [];
  journal.onNote(({ at, kind, what }) => {
    // Journal entries have the machine's time; the gateway gets its own.
    const event = { at: Math.max(0, clock.now() + at - Date.now()), kind, what: what.slice(0, 200) };
    events = [...events, event].slice(-KEPT);
  });

  const send = async () => {
    const sent = { events, outcomes };
    const payload = { ...report(), ...rollout.versions(), ...sent } satisfies Heartbeat;
    const signed = await signMessage(identity, 'heartbeat', payload, clock.now());
    const answer = await call(sendHeartbeat, { body: { signed } });
    clock.set(answer.now);
    events = events.filter((event) => !sent.events.includes(event));
    outcomes = outcomes.filter((outcome) => !sent.outcomes.includes(outcome));
    return answer;
  };
  /** Retries once after correcting for clock skew. */
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
    const taken = await commands.verify(signed);
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

/** Sends heartbeats until stopped, with jitter so that the terminals of a venue spread out. */
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
