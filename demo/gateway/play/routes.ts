import { readFileSync } from 'node:fs';
import type { Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import * as v from 'valibot';
import { iconOf } from '../game-rows.ts';
import type { Gateway } from '../gateway-state.ts';
import { CURRENCY } from '../merchant.ts';
import { badRequest, Refusal } from '../refusal.ts';
import { isSlip, playRound, stakesOf } from './rounds.ts';
import { openPlay, playBalance, playOf } from './session.ts';
import { fixturesOf, outcomes } from './slip.ts';

const folder = new URL('../../games/', import.meta.url);
/** Bytes a call of a game may have. */
const LIMIT = 4 * 1024;

const files: Readonly<Record<string, string>> = {
  'play.js': 'text/javascript; charset=utf-8',
  'reels.js': 'text/javascript; charset=utf-8',
  'slip.js': 'text/javascript; charset=utf-8',
  'words.js': 'text/javascript; charset=utf-8',
  'play.css': 'text/css; charset=utf-8',
  'symbols.svg': 'image/svg+xml',
};

const sessionBody = v.object({ ticket: v.pipe(v.string(), v.maxLength(100)) });
const roundBody = v.object({
  bet: v.pipe(v.number(), v.integer(), v.minValue(1)),
  choice: v.optional(v.object({ fixture: v.string(), outcome: v.picklist(outcomes) })),
});

/** The demo's own games: a page, an exchange of its launch ticket, and rounds that the gateway decides. */
export function mountGames(app: Hono, gateway: Gateway): void {
  // All ancestors count: in a partner's page the game is a frame in the operator's frame.
  const ancestors = ["'self'", ...Object.values(gateway.partners).flat()].join(' ');
  const policy = [
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'",
    "base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
    `frame-ancestors ${ancestors}`,
  ].join('; ');

  // The site plays a game of its own origin in a sandbox without that origin: to a browser it is a stranger, and
  // may call from anywhere because every call carries its token.
  app.use('/games/*', cors({ origin: '*', allowHeaders: ['Authorization', 'Content-Type'], maxAge: 600 }));
  app.use('/games/*', bodyLimit({ maxSize: LIMIT, onError: (c) => refuse(c, badRequest('body')) }));
  app.get('/games/play', (c) =>
    c.html(readFileSync(new URL('play.html', folder), 'utf8'), 200, {
      'Content-Security-Policy': policy,
      'Cache-Control': 'no-store',
      // The address holds the ticket.
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    }),
  );
  app.get('/games/files/:file', (c) => {
    const file = c.req.param('file');
    const type = files[file];
    if (!type) return c.notFound();
    return c.body(readFileSync(new URL(file, folder)), 200, {
      'Content-Type': type,
      'Cache-Control': 'no-cache',
      'X-Content-Type-Options': 'nosniff',
    });
  });
  app.post('/games/session', (c) =>
    reply(c, async () => {
      const { ticket } = await bodyOf(c, sessionBody);
      const { token, language } = openPlay(gateway, ticket);
      const play = playOf(gateway, token, language);
      return {
        token,
        language,
        game: { name: play.gameName, icon: iconOf('', play.gameId) },
        trial: play.memberId === null,
        currency: CURRENCY,
        balance: playBalance(gateway, play),
        stakes: stakesOf(play),
        ...(isSlip(play.gameType) ? { fixtures: fixturesOf(play.gameId, gateway.clock()) } : {}),
      };
    }),
  );
  app.post('/games/round', (c) =>
    reply(c, async () => {
      const token = /^Bearer ([\w-]{20,100})$/.exec(c.req.header('Authorization') ?? '')?.[1] ?? '';
      const play = playOf(gateway, token);
      const { bet, choice } = await bodyOf(c, roundBody);
      return playRound(gateway, play, bet, choice);
    }),
  );
}

async function bodyOf<S extends v.GenericSchema>(c: Context, schema: S): Promise<v.InferOutput<S>> {
  const result = v.safeParse(schema, await c.req.json().catch(() => undefined));
  if (!result.success) throw badRequest('body');
  return result.output;
}

async function reply(c: Context, work: () => Promise<unknown>): Promise<Response> {
  c.header('Cache-Control', 'no-store');
  try {
    return c.json({ success: true, value: await work() });
  } catch (thrown) {
    if (thrown instanceof Refusal) return refuse(c, thrown);
    throw thrown;
  }
}

function refuse(c: Context, { code, details }: Refusal): Response {
  return c.json({ success: false, errorCode: code }, details.status ?? 200);
}
