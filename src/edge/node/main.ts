import { parseArgs } from 'node:util';
import { WrongConfig } from '../brand-config.ts';
import { eventLine } from '../request-log.ts';
import { createSettingsReader } from '../settings-reader.ts';
import type { AdapterFinding } from './adapter/adapted-fetch.ts';
import { checkKiosk } from './check-kiosk.ts';
import { folderFiles } from './folder-files.ts';
import { PortTaken } from './listen.ts';
import { logLines } from './log-lines.ts';
import { startServing } from './serve.ts';
import { readServeConfig } from './serve-config.ts';

/**
 * `npm run serve -- --config serve.json`: the front server of an operator. Logs are lines of JSON on the standard output.
 * `npm run brand -- check <folder>` checks a brand's folder, or all brands of a `serve.json`;
 * `npm run adapter -- record` also logs what the brands' adapters lack.
 */
const usage = `npm run serve -- --config <serve.json>
npm run brand -- check <folder or serve.json>
npm run adapter -- record --config <serve.json>   (see docs/operators/deploy.md)`;

try {
  const { values, positionals } = parseArgs({
    options: { config: { type: 'string', default: process.env.FOYER_CONFIG ?? 'serve.json' } },
    allowPositionals: true,
  });
  const isRecording = positionals.join() === 'record';
  if (positionals.length && !isRecording) await checkBrands(positionals);
  const config = readServeConfig(values.config, process.env);
  const log = logLines(process.stdout);
  process.on('exit', log.flush);
  const found = new Set<string>();
  /** Logs each finding once. */
  const onFinding = (finding: AdapterFinding) => {
    const text = JSON.stringify(finding);
    if (!found.has(text)) log.add(eventLine('adapter', finding));
    found.add(text);
  };
  const serving = await startServing(config, log.add, log.dropped, isRecording ? onFinding : undefined);
  const hosts = config.brands.flatMap((one) => one.hosts);
  log.add({
    time: new Date().toISOString(),
    event: 'listening',
    address: config.address,
    port: serving.port,
    hosts,
  });
  // The process holds only caches. If it ended, one request could stop the sites of all brands.
  process.on('uncaughtException', (error: unknown) => {
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    log.add({ time: new Date().toISOString(), event: 'failed', error: text });
  });
  let stops = 0;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      // A second signal ends the process at once.
      if (++stops > 1) process.exit(1);
      log.add({ time: new Date().toISOString(), event: 'stopping' });
      void serving.stop().then(() => process.exit(0));
    });
  }
} catch (error) {
  if (error instanceof PortTaken)
    stop(`Port ${error.port} is taken. Stop what uses it, or set another in the config.`);
  if (error instanceof WrongConfig) stop(error.message);
  if (error instanceof TypeError) stop(`${error.message}\n${usage}`);
  throw error;
}

/** Prints the front server's report about brands, and ends the process. */
async function checkBrands([command, path, ...more]: readonly string[]): Promise<never> {
  if (command !== 'check' || !path || more.length) throw new TypeError('Unknown command');
  const folders = path.endsWith('.json') ? readServeConfig(path).brands.map(({ folder }) => folder) : [path];
  let isWrong = false;
  for (const folder of folders) {
    const files = folderFiles(folder);
    const { problems: ofSite, notes } = await createSettingsReader(files, () => {}).report();
    const problems = [...ofSite, ...(await checkKiosk(files))];
    for (const problem of problems) console.error(`${folder}: ${problem}`);
    for (const note of notes) console.log(`${folder}, note: ${note}`);
    if (!problems.length) console.log(`${folder} can be served.`);
    isWrong ||= problems.length > 0;
  }
  process.exit(isWrong ? 1 : 0);
}

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}
