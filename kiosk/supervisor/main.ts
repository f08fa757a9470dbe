import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createConfigKeeper } from './config-keeper.ts';
import { createJournal } from './journal.ts';
import { createNotify } from './notify.ts';
import { policyHolds, policyText, writePolicy } from './policy.ts';
import { readSettings, type Settings } from './settings.ts';
import { readConfig } from './site.ts';
import { createSupervisor } from './supervise.ts';

const usage = `npm run kiosk -- [options]
  --settings <file>  what this machine is (/etc/foyer/terminal.json)
  --write-policy     write the policy of Chromium, as root, and end`;

/** `npm run kiosk`: a terminal that needs nobody. See docs/kiosk.md. */
const options = readOptions();
const settings = options.settings;
const journal = createJournal(Date.now);
const keeper = createConfigKeeper(settings.state, settings.terminal, {
  save: !options.writePolicy,
  onRefused: ({ field, reason }) => journal.note(`kiosk.json: refused, ${field} ${reason}`),
});
const policy = () => policyText(settings.address, keeper.good()?.allowedSites ?? []);

if (options.writePolicy) {
  await readConfig(settings.address, keeper);
  console.log(`Written: ${writePolicy(settings.policies, policy())}`);
} else await run(settings);

async function run({ policies }: Settings): Promise<void> {
  const notify = createNotify({ env: process.env, works: () => supervisor.works() });
  const supervisor = createSupervisor({ settings, keeper, journal, onShown: () => notify.ready() });
  const began = policy();
  /** Whether the policy that Chromium reads is what it has to be, where it can be made so. */
  const settlePolicy = () => {
    if (policyHolds(policies, policy())) return true;
    try {
      writePolicy(policies, policy());
      return true;
    } catch {
      return false;
    }
  };
  if (!settlePolicy()) journal.note('policy: not in force; run with --write-policy as root');
  const looking = setInterval(() => {
    // Started again by systemd, which has root write it first. Only once for each change: what cannot be written
    // then cannot be mended from here.
    if (policy() !== began && supervisor.state().use === 'idle' && !settlePolicy()) void end();
  }, 5_000);
  let ending = false;
  const end = async () => {
    if (ending) return;
    ending = true;
    clearInterval(looking);
    notify.stop();
    await supervisor.stop();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void end());
  await supervisor.run();
}

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        settings: { type: 'string', default: '/etc/foyer/terminal.json' },
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
      writePolicy: values['write-policy'],
    };
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
    process.exit(1);
  }
}
