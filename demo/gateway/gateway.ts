import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { TrieRouter } from 'hono/router/trie-router';
import { callerOf, networkOf } from '../../src/edge/node/caller.ts';
import { type EndpointName, endpoints } from '../../src/gateway/endpoints/table.ts';
import { refusal } from '../../src/gateway/http/errors.ts';
import { readProtection } from '../../src/gateway/protection/tighten.ts';
import { mountChat } from '../chat/routes.ts';
import { mountDeskFiles } from '../desk/desk.ts';
import type { Random } from '../fixtures/random.ts';
import { mountIdentity } from '../identity/routes.ts';
import { identityTokens } from '../identity/tokens.ts';
import { mountInbox } from '../inbox/routes.ts';
import { mountPartnerDesk } from '../partner-desk/routes.ts';
import { mountProvider } from '../provider/routes.ts';
import { mountTerminalDesk } from '../terminal-desk/routes.ts';
import { type Answers, createAnswers } from './answers.ts';
import { BODY_LIMIT, PART_BODY_LIMIT } from './body.ts';
import { mountCalls, rowOf } from './calls.ts';
import { defaultSwitches, mountControl } from './control.ts';
import { openDatabase } from './database.ts';
import { deleteAllFactors } from './factors/factors.ts';
import { ConnectionCut, createFaults, type Faults, mountFaultControl } from './faults.ts';
import { simulateTerminals } from './fleet/simulate-terminals.ts';
import { createStaffSessions } from './fleet/staff-sessions.ts';
import type { Gateway, Switches } from './gateway-state.ts';
import { handlers } from './handlers/handlers.ts';
import { createHandovers } from './handovers.ts';
import { type InboxMessage, inboxOf } from './inbox.ts';
import { sealingKey, sharedPrivateKey } from './keys.ts';
import { createLimits } from './limits.ts';
import { accountByName } from './members.ts';
import type { Partners } from './partners.ts';
import { mountPictures } from './pictures.ts';
import { mountGames } from './play/routes.ts';
import { proofKey } from './proof/secrets.ts';
import { createReadLimit } from './read-limit.ts';
import { createResponseCache } from './response-cache.ts';
import { createSeals } from './seals.ts';
import { secureRandom } from './secure-random.ts';
import { endSessionsOf } from './sessions.ts';
import { addWinner } from './winners.ts';

export interface DemoGatewayOptions {
  /** Path of the database file, or `:memory:`. */
  database: string;
  /** Recreates the database. */
  reset?: boolean;
  /** Size of the category RNG in a new database, for a large catalogue. */
  games?: number;
  /** Milliseconds since 1970; by default the machine's time. */
  clock?: () => number;
  /** Adds the control routes for tests: faults, status, clock. */
  faults?: boolean;
  /** Origins of registered partners, by code. */
  partners?: Partners;
  /** `protection` of site.json; by default the general pack. Unknown and looser values throw. */
  protection?: unknown;
  /** Origin of URLs in responses; by default that of the request. */
  publicBase?: string;
  /** Outcomes of the games, in [0, 1). */
  random?: Random;
  /** Addresses and networks (`10.0.0.0/8`) of trusted proxies; by default none. */
  trustedProxies?: readonly string[];
  /** Simulates machines that send the heartbeats of the seeded terminals. */
  terminals?: boolean;
}

export interface DemoGateway {
  app: Hono;
  /** Changes the status, like an operator. */
  switches: Switches;
  /** Sets and clears faults in process; only with the option `faults`. */
  faults: Faults | undefined;
  /** Solutions of captchas and puzzles; only with the option `faults`. */
  answers: Answers | undefined;
  /** Returns the sent SMS and e-mails, newest first, to recipients that contain the filter. */
  inbox(filter?: string): InboxMessage[];
  /** Closes a member's account: locks it, ends its sessions and removes its passkeys and codes. */
  closeAccount(username: string): void;
  /** Adds a win of this game to the winners, now; the amount is in cents. */
  addWin(game: string, amount: number): void;
  close(): void;
}

const demoPartners: Partners = { acme: ['http://127.0.0.1:4301'] };

/** Creates an operator's gateway on a database, with every call of the table, the pictures and the games. */
export function createDemoGateway(options: DemoGatewayOptions): DemoGateway {
  const protection = readProtection(options.protection);
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
    prepared: createResponseCache(),
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
    protection,
    publicBase: options.publicBase ?? '',
  };

  const app = new Hono({ router: new TrieRouter() });
  let open = true;
  app.onError((error, c) => {
    if (error instanceof ConnectionCut) throw error;
    // The gateway is closing, or the client left during the upload: nobody reads the response.
    if (!open || isBrokenOff(error)) return c.body(null, 503);
    console.error(error);
    return c.json({ success: false, errorCode: 'server.error' }, 500);
  });
  const tooLarge = { success: false, errorCode: refusal.badRequest, message: 'the body is too large' };
  const limitTo = (maxSize: number) => bodyLimit({ maxSize, onError: (c) => c.json(tooLarge, 400) });
  const [most, mostOfPart] = [limitTo(BODY_LIMIT), limitTo(PART_BODY_LIMIT)];
  const { path: partPath } = endpoints.sendDocumentPart;
  app.use('/wps/*', (c, next) => (c.req.path === partPath ? mostOfPart : most)(c, next));
  // Compresses like an operator's gateway. Files that are compressed already stay unchanged.
  for (const tree of ['/wps/*', '/lgw/*', '/art/*']) app.use(tree, compress());
  for (const tree of ['/wps/*', '/lgw/*']) {
    app.use(tree, async (c, next) => {
      await next();
      c.res.headers.set('X-Content-Type-Options', 'nosniff');
      // Other origins must not load a response as a picture or a script. What they may read, they request by
      // CORS.
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
    const created = createFaults();
    faults = created;
    for (const tree of ['/wps/*', '/lgw/*']) {
      app.use(tree, (c, next) => {
        const row = rowOf(c.req);
        return row ? created.apply(row.name as EndpointName, c, next) : next();
      });
    }
    mountFaultControl(app, faults);
    mountControl(app, switches, answers, (ms) => {
      ahead += ms;
    });
  }
  mountCalls(app, gateway, handlers);
  mountPictures(app);
  mountGames(app, gateway);
  mountProvider(app, gateway);
  mountInbox(app, gateway);
  mountDeskFiles(app);
  mountPartnerDesk(app, gateway);
  mountTerminalDesk(app, gateway);
  mountChat(app, gateway);
  mountIdentity(app, gateway, tokens);
  const stopTerminals = options.terminals ? simulateTerminals(app, gateway) : undefined;
  return {
    app,
    switches,
    faults,
    answers,
    inbox: (filter) => inboxOf(gateway, filter),
    closeAccount(username) {
      const account = accountByName(store, username);
      if (!account) throw new Error(`There is no member ${username}.`);
      store.run('UPDATE members SET locked = 1 WHERE id = ?', account.id);
      endSessionsOf(gateway, account.id);
      deleteAllFactors(gateway, account.id);
    },
    addWin(game, amount) {
      const row = store.one<{ id: string }>('SELECT id FROM games WHERE name = ?', game);
      if (!row) throw new Error(`There is no game ${game}.`);
      addWinner(store, row.id, 'maya7', amount, clock());
    },
    close() {
      open = false;
      stopTerminals?.();
      faults?.clear();
      store.close();
    },
  };
}

/** Returns whether the client left before its body was complete. */
function isBrokenOff(error: Error & { code?: string }): boolean {
  return error.code === 'ECONNRESET' || error.name === 'AbortError';
}
