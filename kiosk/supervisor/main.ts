import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { featureRefusal } from '../../src/gateway/http/feature-refusals.ts';
import { createConfigStore } from './config-store.ts';
import { connectGateway, readSite } from './connect.ts';
import { startFleet } from './fleet-service.ts';
import { enrol, readIdentity } from './identity.ts';
import { createJournal } from './journal.ts';
import { createOperatorMessage } from './operator-message.ts';
import { createPageBridge } from './page-bridge.ts';
import { isPolicyInForce, policyText, writePolicy } from './policy.ts';
import { createRollout } from './rollout.ts';
import { readSettings, type Settings } from './settings.ts';
import { createShutdown } from './shutdown.ts';
import { configInterceptor, refreshConfig } from './site.ts';
import { createSupervisor } from './supervisor.ts';
import { createSystemdNotifier } from './systemd-notify.ts';

const usage = `npm run kiosk -- [options]
  --settings <file>  what this machine is (/etc/foyer/terminal.json)
  --enrol <key>      make it the terminal whose key the operator gave you, and end
  --write-policy     write the policy of Chromium, as root, and end`;

/** `npm run kiosk`: starts and watches the browser of a terminal. See docs/venues/setup.md. */
const options = readOptions();
const identity = readIdentity(options.settings.state);
/** An enrolled terminal has its key in identity.json. */
const settings = { ...options.settings, key: options.settings.key || (identity?.key ?? '') };
const journal = createJournal(Date.now);
const keeper = createConfigStore(settings.state, settings.terminal, {
  save: !options.writePolicy,
  onRefused: ({ field, reason }) => journal.note(`kiosk.json: refused, ${field} ${reason}`, 'config'),
});
const rollout = createRollout(settings.state, settings.terminal);
const config = () => rollout.config() ?? keeper.lastValid();
const policy = () => policyText(settings.address, config()?.allowedSites ?? []);

if (options.writePolicy) {
  await refreshConfig(settings.address, keeper);
  console.log(`Written: ${writePolicy(settings.policies, policy())}`);
} else if (options.enrol) await makeTerminal(settings, options.enrol);
else await run(settings);

async function makeTerminal({ address, terminal, state }: Settings, key: string): Promise<void> {
  try {
    if (!terminal) throw new Error('terminal.json names no terminal');
    await connectGateway(address);
    const { name, venue } = await enrol(state, terminal, key);
    console.log(`This machine is now ${terminal}: ${name}, ${venue}`);
  } catch (error) {
    const { code, message } = error as { code?: string; message: string };
    const why =
      code === featureRefusal.terminalUnknown ? 'this is not its key, or it was used before' : message;
    console.error(`Not enrolled: ${why}`);
    process.exit(1);
  }
}

async function run({ policies, address, state, key }: Settings): Promise<void> {
  const notify = createSystemdNotifier({ env: process.env, works: () => supervisor.isAlive() });
  const notice = createOperatorMessage(() => performance.now());
  if (!identity) journal.note('fleet: not enrolled; run with --enrol and the key of this terminal');
  if (!key) journal.note('phone sign-in: not offered; neither identity.json nor terminal.json has a key');
  const fleet =
    identity &&
    startFleet({
      identity,
      state,
      rollout,
      journal,
      notice,
      supervisor: () => supervisor,
      connect: () => connectGateway(address),
      languages: async () => (await readSite(address)).languages,
      leave: () => void ending.end({ forGood: true }),
    });
  const supervisor = createSupervisor({
    settings,
    config: configInterceptor(address, keeper, rollout),
    language: () => config()?.language ?? 'EN',
    journal,
    corner: createPageBridge({ state: () => supervisor.state(), journal, notice, fleet }),
    onShown: () => notify.ready(),
  });
  const began = policy();
  /** Whether the policy that Chromium reads is current; writes it if this user may. */
  const settlePolicy = () => {
    if (isPolicyInForce(policies, policy())) return true;
    try {
      writePolicy(policies, policy());
      return true;
    } catch {
      return false;
    }
  };
  if (!settlePolicy()) journal.note('policy: not in force; run with --write-policy as root');
  const looking = setInterval(() => {
    // systemd restarts the service and has root write the policy first. Once per change only: a policy that root
    // cannot write then cannot be mended from here.
    if (policy() !== began && supervisor.state().use === 'idle' && !settlePolicy()) void ending.end();
  }, 5_000);
  const ending = createShutdown(async () => {
    clearInterval(looking);
    fleet?.stop();
    notify.stop();
    await supervisor.stop();
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => void ending.end());
  await supervisor.run();
}

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        settings: { type: 'string', default: '/etc/foyer/terminal.json' },
        enrol: { type: 'string' },
        'write-policy': { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
    if (values.help) {
      console.log(usage);
      process.exit(0);
    }
    return {
      settings: readSettings(readFileSync(values.settings, 'utf8')),
      enrol: values.enrol,
      writePolicy: values['write-policy'],
    };
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
    process.exit(1);
  }
}
