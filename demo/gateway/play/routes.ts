import type { Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import * as v from 'valibot';
import { contentPolicy } from '../../../src/edge/content-policy.ts';
import { sportNames } from '../../fixtures/catalogue/sports.ts';
import { type Language, languageOf } from '../../fixtures/languages.ts';
import { bearerOf } from '../../web/bearer.ts';
import { mountPage } from '../../web/pages.ts';
import { iconOf } from '../game-rows.ts';
import type { Gateway } from '../gateway-state.ts';
import { CURRENCY } from '../merchant.ts';
import { badRequest, Refusal } from '../refusal.ts';
import { drawView, lotteryNamed } from './draws.ts';
import { endedFights, fightsOf } from './fights.ts';
import { handOf, hasOpenHand, makeMove, recentHandOf, settleHands, TURN } from './hands.ts';
import { marketsWithTexts } from './market-texts.ts';
import { type MarketId, marketOutcomes, type Selection } from './markets.ts';
import { matchBetsOf, settleMatches } from './match-bets.ts';
import { paytable, topPrize, volatilityOf } from './reels.ts';
import { type Bet, hasChangedOdds, isSlip, placeBets, playRound } from './rounds.ts';
import { keepSelections, selectionsOf } from './selections.ts';
import { gameOf, openPlay, type Play, playBalance, playOf } from './session.ts';
import { type Fixture, fixturesOf, MOST_ODDS, MOST_PICKS, periodText, sportsIn } from './slip.ts';
import { stakesOf } from './stakes.ts';
import { dealerOf, roadOf } from './tables/live-table.ts';
import { tableOf } from './tables/tables.ts';
import { blackjack, moves } from './tables/twenty-one.ts';
import { settleDraws, ticketsOf } from './tickets.ts';

/** Maximum bytes of a request. */
const LIMIT = 4 * 1024;
/** Maximum letters of a match's id. */
const MOST_LETTERS = 40;
/** Maximum numbers of a ticket. */
const MOST_NUMBERS = 20;

const sessionBody = v.object({ ticket: v.pipe(v.string(), v.maxLength(100)) });
const boardBody = v.object({ language: v.optional(v.pipe(v.string(), v.maxLength(2))) });
const bet = v.pipe(v.number(), v.integer(), v.minValue(1));
const markets = Object.keys(marketOutcomes) as MarketId[];
const selections = [...new Set(Object.values(marketOutcomes).flat())] as Selection[];
const pick = v.object({
  fixture: v.pipe(v.string(), v.maxLength(MOST_LETTERS)),
  market: v.optional(v.picklist(markets), 'result'),
  outcome: v.picklist(selections),
  odds: v.pipe(v.number(), v.integer()),
});
const picks = v.pipe(v.array(pick), v.maxLength(MOST_PICKS));
const slipBody = v.object({
  ...boardBody.entries,
  bets: v.pipe(
    v.array(v.object({ bet, picks: v.pipe(picks, v.minLength(1)) })),
    v.minLength(1),
    v.maxLength(MOST_PICKS),
  ),
});
const selectionsBody = v.object({ picks });
const roundBody = v.object({
  bet,
  choice: v.optional(
    v.object({
      option: v.optional(v.string()),
      fixture: v.optional(v.string()),
      numbers: v.optional(v.pipe(v.array(v.string()), v.maxLength(MOST_NUMBERS))),
    }),
  ),
});

const handBody = v.object({
  move: v.optional(
    v.object({ reference: v.string(), kind: v.picklist(moves), made: v.pipe(v.number(), v.integer()) }),
  ),
});

/** Mounts the demo's games: the page, the exchange of its launch ticket, and rounds. */
export function mountGames(app: Hono, gateway: Gateway): void {
  // A game on the site's origin is sandboxed without `allow-same-origin`, and its origin is opaque.
  // Any origin may call, because every call carries its token.
  app.use('/games/*', cors({ origin: '*', allowHeaders: ['Authorization', 'Content-Type'], maxAge: 600 }));
  app.use('/games/*', bodyLimit({ maxSize: LIMIT, onError: (c) => refuse(c, badRequest('body')) }));
  mountPage(app, '/games/play', {
    folder: new URL('../../games/', import.meta.url),
    document: 'play.html',
    policy: contentPolicy({
      'script-src': "'self'",
      'style-src': "'self'",
      'img-src': "'self' data:",
      'connect-src': "'self'",
      'trusted-types': "'none'",
      // All ancestors count: on a partner's page the game's iframe is inside the operator's.
      'frame-ancestors': ["'self'", ...Object.values(gateway.partners).flat()].join(' '),
    }),
    files: '/games/files',
  });
  app.post('/games/session', (c) =>
    reply(c, async () => {
      const { ticket } = await bodyOf(c, sessionBody);
      settleMatches(gateway);
      settleHands(gateway);
      const { token, language } = openPlay(gateway, ticket);
      const play = playOf(gateway, token, language);
      return {
        token,
        language,
        game: { name: play.gameName, ownName: play.ownName, icon: iconOf('', play.gameId) },
        hand: tableOf(gameOf(play))?.hand,
        trial: play.memberId === null,
        currency: CURRENCY,
        balance: playBalance(gateway, play),
        stakes: stakesOf(gameOf(play)),
        ...boardOf(gateway, play, language),
        ...(isSlip(gameOf(play)) && { vendor: play.vendorName, selections: selectionsOf(gateway, play) }),
      };
    }),
  );
  app.post('/games/round', (c) =>
    reply(c, async () => {
      const play = playOf(gateway, bearerOf(c) ?? '');
      const body = await bodyOf(c, roundBody);
      return tableOf(gameOf(play)) === blackjack
        ? dealTo(gateway, play, body)
        : playRound(gateway, play, body);
    }),
  );
  app.post('/games/hand', (c) =>
    reply(c, async () => {
      settleHands(gateway);
      const play = playOf(gateway, bearerOf(c) ?? '');
      const { move } = await bodyOf(c, handBody);
      const refused = move && makeMove(gateway, play, move);
      return { refused, balance: playBalance(gateway, play), hand: handOf(gateway, play) };
    }),
  );
  app.post('/games/slip', (c) =>
    reply(c, async () => {
      const play = playOf(gateway, bearerOf(c) ?? '');
      const { bets, language } = await bodyOf(c, slipBody);
      // The player accepts new odds by sending them.
      const all = bets.flatMap(({ picks }) => picks);
      if (hasChangedOdds(gateway, play, all)) return boardOf(gateway, play, language);
      const rounds = placeBets(
        gateway,
        play,
        bets.map(({ bet, picks }) => ({ bet, choice: { picks } })),
      );
      keepSelections(gateway, play, []);
      return {
        balance: playBalance(gateway, play),
        placed: rounds.map(({ reference }) => reference),
        bets: matchBetsOf(gateway, play, languageOf(language ?? 'EN')),
      };
    }),
  );
  app.post('/games/selections', (c) =>
    reply(c, async () => {
      const play = playOf(gateway, bearerOf(c) ?? '');
      keepSelections(gateway, play, (await bodyOf(c, selectionsBody)).picks);
      return {};
    }),
  );
  app.post('/games/draw', (c) =>
    reply(c, async () => {
      settleDraws(gateway);
      settleMatches(gateway);
      const play = playOf(gateway, bearerOf(c) ?? '');
      const { language } = await bodyOf(c, boardBody);
      return { balance: playBalance(gateway, play), ...boardOf(gateway, play, language) };
    }),
  );
}

/** Deals a hand of blackjack, or returns the player's open one, which another window may have begun, without a stake. */
function dealTo(gateway: Gateway, play: Play, bet: Bet) {
  settleHands(gateway);
  const isOpen = hasOpenHand(gateway, play);
  if (!isOpen) playRound(gateway, play, bet);
  settleHands(gateway);
  return { isOpen, balance: playBalance(gateway, play), hand: handOf(gateway, play) };
}

/** Returns what the page shows: matches, fields of a table, a lottery's next draw; for reels whether they play by themselves. */
function boardOf(gateway: Gateway, play: Play, language = 'EN') {
  const now = gateway.clock();
  if (isSlip(gameOf(play))) {
    const fixtures = fixturesOf(gameOf(play), now);
    return {
      now,
      most: { picks: MOST_PICKS, odds: MOST_ODDS },
      sports: sportsIn(fixtures, languageOf(language)),
      fixtures: fixtures.map((one) => withTexts(one, languageOf(language))),
      bets: matchBetsOf(gateway, play, languageOf(language)),
    };
  }
  const table = tableOf(gameOf(play));
  if (table) {
    return {
      options: table.options,
      ...(play.gameType === 'SPORTS' && {
        fights: fightsOf(gameOf(play), now, endedFights(gateway, play)),
        ...roadOf(gameOf(play), now),
      }),
      ...(table === blackjack && { blackjack: { hand: recentHandOf(gateway, play), seconds: TURN } }),
      ...(play.gameType === 'LIVE' && { dealer: dealerOf(play.gameId, now), ...roadOf(gameOf(play), now) }),
    };
  }
  const lottery = lotteryNamed(play.ownName);
  if (!lottery) {
    const volatility = volatilityOf(play.gameId);
    return {
      autoplay: gateway.protection.rules.autoplay,
      topPrize: topPrize(volatility),
      paytable: paytable(volatility),
    };
  }
  return { draw: drawView(lottery, now), tickets: ticketsOf(gateway, play, lottery) };
}

/** Adds the names of a match's sport, period and markets in a language. */
function withTexts(fixture: Fixture, language: Language) {
  return {
    ...fixture,
    sportName: sportNames[fixture.sport][language],
    period: periodText(fixture, language),
    markets: marketsWithTexts(fixture, language),
  };
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
  return c.json({ success: false, errorCode: code, value: details.value }, details.status ?? 200);
}
