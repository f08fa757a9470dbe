import './check-node.mjs';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startDevServer } from '../src/build/dev/dev-server.ts';
import { buildIfStale } from './build.ts';
import { onParentEnd } from './end-with-parent.ts';

/**
 * `npm run dev -- [options of npm start]`: Vite serves site and kiosk from their sources, and forwards the rest to the demo, which
 * restarts when its code changes. The embed is built when a page asks for it.
 */
const root = fileURLToPath(new URL('..', import.meta.url));
const { values } = parseArgs({
  options: { port: { type: 'string', default: process.env.PORT ?? '4300' } },
  strict: false,
});
const port = Number(values.port);
const demoPort = await freePort();
/** Milliseconds to wait for further files that an editor saves. */
const QUIET = 20;
/** Folder of the builds that Vite does not serve. */
const out = '.data/dev';

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

/** Builds the embed when it is asked for and its sources have changed. */
function embedBuilds(): { outdate(): void; upToDate(): Promise<void>; end(): void } {
  let child: ChildProcess | undefined;
  let isStale = true;
  let building: Promise<void> | undefined;
  const build = async () => {
    isStale = false;
    child ??= spawn(process.execPath, ['src/build/dev/build-on-demand.ts'], {
      cwd: root,
      env: { ...process.env, FOYER_OUT: out, FOYER_QUICK: '1' },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    child.send('build');
    const [failure] = await once(child, 'message');
    if (failure) console.error(`The embed was not built: ${failure}`);
  };
  return {
    outdate() {
      isStale = true;
    },
    async upToDate() {
      if (isStale) building = (building ?? Promise.resolve()).then(build);
      await building;
    },
    end: () => child?.kill(),
  };
}

const embed = embedBuilds();
let demo: ChildProcess | undefined;
let restart: NodeJS.Timeout | undefined;
let operators: Promise<unknown> | undefined;
const server = await startDevServer({
  port,
  demoPort,
  async beforeForwarding(path) {
    if (path.startsWith('/embed/')) await embed.upToDate();
    if (!path.startsWith('/operators')) return;
    operators ??= buildIfStale({ only: ['operators'], out });
    await operators;
  },
  onChange(path) {
    if (/^(src|embed)\//.test(path)) embed.outdate();
    if (!/^(demo|src\/(gateway|edge|lib))\/.*\.ts$/.test(path)) return;
    clearTimeout(restart);
    restart = setTimeout(() => void restartDemo(), QUIET);
  },
}).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
const demoOptions = [
  ...process.argv.slice(2).filter((part, at, all) => part !== '--port' && all[at - 1] !== '--port'),
  ...['--port', String(demoPort), '--behind', `http://localhost:${server.port}`, '--builds', out],
];
let hasStarted = false;

function startDemo(): ChildProcess {
  const child = spawn(process.execPath, ['demo/start.ts', ...demoOptions], {
    cwd: root,
    // Halves the time of a restart.
    env: { ...process.env, NODE_COMPILE_CACHE: join(root, out, 'compiled') },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  child.on('message', ({ started }: { started?: string }) => {
    if (hasStarted) server.gatewayChanged();
    else console.log(started);
    hasStarted = true;
  });
  child.once('exit', () => {
    if (!hasStarted) void end();
  });
  return child;
}

demo = startDemo();

/** Ends the demo first, because the next process cannot open the port before. One with a mistake has ended already. */
async function restartDemo(): Promise<void> {
  const earlier = demo;
  if (earlier?.exitCode === null && earlier.signalCode === null) {
    const exited = once(earlier, 'exit');
    earlier.kill();
    await exited;
  }
  // Another restart may have begun meanwhile.
  if (demo === earlier) demo = startDemo();
}

const end = async () => {
  demo?.kill();
  embed.end();
  await server.close();
  process.exit(0);
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void end());
onParentEnd(() => void end());
