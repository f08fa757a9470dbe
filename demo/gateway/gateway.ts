import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { callerOf, networkOf } from '../../src/edge/node/caller.ts';
import { type EndpointName, endpoints } from '../../src/gateway/endpoints/table.ts';
import { refusal } from '../../src/gateway/http/errors.ts';
import { mountChat } from '../chat/routes.ts';
import { mountDeskFiles } from '../desk/desk.ts';
import type { Random } from '../fixtures/random.ts';
import { mountIdentity } from '../identity/routes.ts';
import { identityTokens } from '../identity/tokens.ts';
import { mountInbox } from '../inbox/routes.ts';
import { mountPartnerDesk } from '../partner-desk/routes.ts';
import { mountTerminalDesk } from '../terminal-desk/routes.ts';
import { type Answers, createAnswers } from './answers.ts';
import { mountArt } from './art-routes.ts';
import { BODY_LIMIT } from './body.ts';
import { mountCalls } from './calls.ts';
import { defaultSwitches, mountControl } from './control.ts';
import { openDatabase } from './database.ts';
import { ConnectionCut, createFaults, type Faults, mountFaultControl } from './faults.ts';
import { createStaffSessions } from './fleet/staff-sessions.ts';
import type { Gateway, Switches } from './gateway-state.ts';
import { handlers } from './handlers/handlers.ts';
import { createHandovers } from './handovers.ts';
import { type InboxMessage, inboxOf } from './inbox.ts';
import { sealingKey, sharedPrivateKey } from './keys.ts';
import { createLimits } from './limits.ts';
import type { Partners } from './partners.ts';
import { mountGames } from './play/routes.ts';
import { createPrepared } from './prepared.ts';
import { proofKey } from './proof/secrets.ts';
import { createReadLimit } from './read-limit.ts';
import { createSeals } from './seals.ts';
import { secureRandom } from './secure-random.ts';
import { addWinner } from './winners.ts';

export interface DemoGatewayOptions {
  /** Path of the database file, or `:memory:`. */
  database: string;
  /** Makes the database anew. */
  reset?: boolean;
  /** Games that the category RNG grows to in a database that is made: a large catalogue. */
  games?: number;
  /** Milliseconds since 1970; the machine's time unless told. */
  clock?: () => number;
  /** Adds the control routes for tests: faults, switches of the status, time. */
  faults?: boolean;
  /** Registered partners: code to the origins of their pages. */
  partners?: Partners;
  /** Origin that addresses in replies begin with; the one a call came to unless told. */
  publicBase?: string;
  /** Outcomes of the demo games, in [0, 1). */
  random?: Random;
  /** Addresses and networks (`10.0.0.0/8`) of proxies whose word on who calls is taken; nobody's unless told. */
  trustedProxies?: readonly string[];
}

export interface DemoGateway {
  app: Hono;
  /** Changes what the status call tells, as an operator would. */
  switches: Switches;
  /** Sets and clears faults in process; only with the option `faults`. */
  faults: Faults | undefined;
  /** What captchas and puzzles hide; only with the option `faults`. */
  answers: Answers | undefined;
  /** The SMS and e-mails sent, newest first; those to recipients that contain the filter. */
  inbox(filter?: string): InboxMessage[];
  /** Puts a win of the game so named among the winners, as of now; the amount in cents. */
  addWin(game: string, amount: number): void;
  close(): void;
}

/** The partner that the demo comes with. */
const demoPartners: Partners = { acme: ['http://127.0.0.1:4301'] };

/** A whole operator's gateway on a database: every call of the table, the art and the games. */
export function createDemoGateway(options: DemoGatewayOptions): DemoGateway {
  const time = options.clock ?? Date.now;
  let ahead = 0;
  const clock = () => time() + ahead;
  const store = openDatabase(options.database, options.reset ?? false, clock(), options.games);
  const switches = defaultSwitches();
  const answers = options.faults ? createAnswers() : undefined;
  const tokens = identityTokens(store);
  const caller = callerOf(options.trustedProxies);
  const gateway: Gateway = {
    store,
    clock,
    random: options.random ?? secureRandom,
    key: sealingKey(store, options.database === ':memory:' ? sharedPrivateKey : undefined),
    proofKey: proofKey(store),
    seals: createSeals(clock),
    prepared: createPrepared(),
    limits: createLimits(clock),
    callerOf: caller,
    addressOf: (c) => networkOf(caller(c)),
    readLimit: createReadLimit(clock),
    handovers: createHandovers(clock),
    staffSessions: createStaffSessions(clock),
    answers,
    identity: (token) => tokens.read(token, clock()),
    partners: options.partners ?? demoPartners,
    switches,
    publicBase: options.publicBase ?? '',
  };

  const app = new Hono();
  let open = true;
  app.onError((error, c) => {
    if (error instanceof ConnectionCut) throw error;
    // Asked while it was closing, or by who has left in the midst of a body: nobody waits for the answer.
    if (!open || isBrokenOff(error)) return c.body(null, 503);
    console.error(error);
    return c.json({ success: false, errorCode: 'server.error' }, 500);
  });
  const tooLarge = { success: false, errorCode: refusal.badRequest, message: 'the body is too large' };
  app.use('/wps/*', bodyLimit({ maxSize: BODY_LIMIT, onError: (c) => c.json(tooLarge, 400) }));
  // As an operator's gateway does; what a build compressed already is left as it is.
  for (const tree of ['/wps/*', '/lgw/*', '/art/*']) app.use(tree, compress());
  for (const tree of ['/wps/*', '/lgw/*']) {
    app.use(tree, async (c, next) => {
      await next();
      c.res.headers.set('X-Content-Type-Options', 'nosniff');
      // No page of another origin loads an answer as a picture or a script; what one may read it asks for by CORS.
      c.res.headers.set('Cross-Origin-Resource-Policy', 'same-origin');
    });
  }
  if (gateway.publicBase.startsWith('https:')) {
    app.use(async (c, next) => {
      await next();
      c.res.headers.set('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
    });
  }
  let faults: Faults | undefined;
  if (answers) {
    faults = createFaults();
    for (const name of Object.keys(endpoints) as EndpointName[]) {
      const { method, path } = endpoints[name];
      app.on(method, path, faults.middleware(name));
    }
    mountFaultControl(app, faults);
    mountControl(app, switches, answers, (ms) => {
      ahead += ms;
    });
  }
  mountCalls(app, gateway, handlers);
  mountArt(app, gateway);
  mountGames(app, gateway);
  mountInbox(app, gateway);
  mountDeskFiles(app);
  mountPartnerDesk(app, gateway);
  mountTerminalDesk(app, gateway);
  mountChat(app);
  mountIdentity(app, gateway, tokens);
  return {
    app,
    switches,
    faults,
    answers,
    inbox: (filter) => inboxOf(gateway, filter),
    addWin(game, amount) {
      const row = store.one<{ id: string }>('SELECT id FROM games WHERE name = ?', game);
      if (!row) throw new Error(`There is no game ${game}.`);
      addWinner(store, row.id, 'maya7', amount, clock());
    },
    close() {
      open = false;
      faults?.clear();
      store.close();
    },
  };
}

/** Whether a caller has left, or was cut off, before the body was there. */
function isBrokenOff(error: Error & { code?: string }): boolean {
  return error.code === 'ECONNRESET' || error.name === 'AbortError';
}
