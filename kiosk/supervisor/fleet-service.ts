import type { Command } from '../../src/gateway/endpoints/shared/terminal-protocol.ts';
import { createFleet, createGatewayClock, type Fleet, sendHeartbeats } from './fleet.ts';
import type { Identity } from './identity.ts';
import type { Journal } from './journal.ts';
import type { OperatorMessage } from './operator-message.ts';
import type { Rollout } from './rollout.ts';
import { createCommands } from './signed-commands.ts';
import type { Supervisor } from './supervisor.ts';

interface Surroundings {
  identity: Identity;
  state: string;
  rollout: Rollout;
  journal: Journal;
  notice: OperatorMessage;
  supervisor(): Supervisor;
  /** Configures the gateway client. @throws while the site cannot be reached */
  connect(): Promise<void>;
  languages(): Promise<readonly string[]>;
  /** Ends the kiosk and leaves the machine to the staff. */
  leave(): void;
}

/** Connects the supervisor of an enrolled terminal to the operator's gateway. */
export function startFleet({
  identity,
  state,
  rollout,
  journal,
  notice,
  supervisor,
  connect,
  languages,
  leave,
}: Surroundings): Pick<Fleet, 'proof' | 'execute'> & { stop(): void } {
  const clock = createGatewayClock(Date.now);
  const fleet = createFleet({
    identity,
    commands: createCommands({ identity, state, now: clock.now }),
    rollout,
    journal,
    clock,
    report: () => reportOf(supervisor().state()),
    languages,
    onConfig: () => supervisor().dispatchToPage('foyer:look'),
    executeCommand: (command, at) => {
      if (command.order === 'message') notice.show(command.text, command.seconds);
      else act(supervisor(), command, at, leave);
    },
  });
  let connected = false;
  const stop = sendHeartbeats(
    {
      async beat() {
        if (!connected) await connect();
        connected = true;
        return fleet.beat();
      },
    },
    journal,
  );
  return { ...fleet, stop };
}

/**
 * Executes a command. Restarts and reloads from the desk wait for an idle terminal; staff at the terminal get them
 * at once.
 */
function act(
  supervisor: Supervisor,
  { order }: Exclude<Command, { order: 'message' }>,
  at: 'desk' | 'terminal',
  leave: () => void,
): void {
  const when = at === 'desk' ? 'idle' : 'now';
  if (order === 'reload' || order === 'restart') supervisor.request(order, when);
  else if (order === 'signOut') supervisor.dispatchToPage('foyer:end');
  else if (order === 'refresh') supervisor.dispatchToPage('foyer:look');
  else leave();
}

const since = (at: number) => Math.max(0, Math.round((Date.now() - at) / 1000));

function reportOf(state: ReturnType<Supervisor['state']>) {
  const { paintedAt, build, use, page, gateway, restarts, reloads } = state;
  return {
    build: build.slice(0, 128),
    use: use.slice(0, 16),
    page: page.slice(0, 64),
    gateway,
    restarts,
    reloads,
    uptime: Math.round(process.uptime()),
    painted: paintedAt ? since(paintedAt) : null,
  };
}
