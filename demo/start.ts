import './check-node.mjs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { onParentEnd } from './end-with-parent.ts';
import { readPages } from './server/registered-pages.ts';
import { welcome } from './server/welcome.ts';

const usage = `npm start -- [options]
  --port <number>          gateway and site (4300, or PORT)
  --partner-port <number>  the partner's site (4301)
  --partner <code>=<origin> of a page of your own that may use the embed, such as acme=http://localhost:5173;
                           several times for several
  --data <folder>          where the database is kept (.data)
  --reset                  start with a new database
  --public <origin>        where a proxy serves it, such as https://demo.example
  --trusted-proxy <address> of a proxy whose X-Forwarded-For is believed; several times for several
  --games <number>         a large catalogue: so many slot games, in a database of its own
  --captcha work           captchas that ask for a proof of work instead of a code
  --no-build               serve what was built before`;

/** The word lists do not have more names. */
const MOST_GAMES = 100_000;

const options = readOptions();
if (options.build) {
  // A dynamic import, because with --no-build the build tools may be missing.
  const { buildIfStale } = await import('./build.ts');
  try {
    await buildIfStale();
  } catch (error) {
    stop(error instanceof Error ? error.message : String(error));
  }
}
const { startDemo } = await import('./server/demo.ts');
const { PortTaken } = await import('../src/edge/node/listen.ts');
const { UnusableDatabase } = await import('./gateway/database.ts');

try {
  const demo = await startDemo({
    port: options.port,
    partnerPort: options.partnerPort,
    database: options.database,
    reset: options.reset,
    games: options.games,
    trustedProxies: options.trustedProxies,
    publicBase: options.publicBase,
    partnerPages: options.partnerPages,
    terminals: true,
    ...(options.behind && { dist: options.dist, development: true }),
  });
  demo.gateway.switches.captcha = options.captcha;
  const addresses = options.behind ? { ...demo, origin: options.behind, brandOrigins: [] } : demo;
  const text = welcome(addresses, options.database);
  // `npm run dev` shows it once and not after each restart.
  if (process.send) process.send({ started: text });
  else console.log(text);
  const end = async () => {
    await demo.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void end());
  onParentEnd(() => void end());
} catch (error) {
  if (error instanceof PortTaken) {
    const flag = error.port === options.partnerPort ? '--partner-port' : '--port';
    stop(`Port ${error.port} is taken. Stop what uses it, or choose another: npm start -- ${flag} <number>`);
  }
  if (error instanceof UnusableDatabase) stop(error.message);
  throw error;
}

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        port: { type: 'string', default: process.env.PORT ?? '4300' },
        'partner-port': { type: 'string', default: '4301' },
        partner: { type: 'string', multiple: true, default: [] },
        data: { type: 'string', default: fileURLToPath(new URL('../.data', import.meta.url)) },
        reset: { type: 'boolean', default: false },
        games: { type: 'string', default: '0' },
        public: { type: 'string', default: '' },
        captcha: { type: 'string', default: 'code' },
        'trusted-proxy': { type: 'string', multiple: true, default: [] },
        'no-build': { type: 'boolean', default: false },
        // Of `npm run dev`: the origin of its server, and the folder of its builds.
        behind: { type: 'string', default: '' },
        builds: { type: 'string', default: 'dist' },
        help: { type: 'boolean', default: false },
      },
    });
    if (values.help) {
      console.log(usage);
      process.exit(0);
    }
    const games = gamesOf(values.games);
    return {
      games,
      database: join(values.data, games ? `demo-${games}.sqlite` : 'demo.sqlite'),
      port: portOf(values.port),
      partnerPort: portOf(values['partner-port']),
      partnerPages: readPages(values.partner),
      reset: values.reset,
      captcha: captchaOf(values.captcha),
      trustedProxies: values['trusted-proxy'],
      publicBase: (values.public || values.behind) && new URL(values.public || values.behind).origin,
      build: !values['no-build'] && !values.behind,
      behind: values.behind,
      dist: resolve(values.builds),
    };
  } catch (error) {
    return stop(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  }
}

function portOf(text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`${text} is no port`);
  return port;
}

function captchaOf(text: string): 'code' | 'work' {
  if (text !== 'code' && text !== 'work') throw new Error('--captcha takes code or work');
  return text;
}

function gamesOf(text: string): number {
  const games = Number(text);
  if (!Number.isInteger(games) || games < 0 || games > MOST_GAMES) {
    throw new Error(`--games takes a number up to ${MOST_GAMES}`);
  }
  return games;
}

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}
