import { refusal } from '../../src/gateway/errors.ts';
import type { Gateway } from './gateway-state.ts';
import { languageOf } from './languages.ts';
import { Refusal } from './refusal.ts';
import type { Session } from './sessions.ts';
import { newToken, tokenId } from './tokens.ts';

/** Milliseconds within which a launched game has to be opened. */
const TICKET_LIFE = 60_000;

interface Launch {
  gameId: string;
  language: string;
  /** Absent for trial play. */
  session: Session | undefined;
}

/** Address of a game, with a ticket that works once and is worth nothing else: addresses get logged. */
export function launch({ store, clock }: Gateway, base: string, { gameId, language, session }: Launch) {
  const game = store.one<{ free_play: number }>('SELECT free_play FROM games WHERE id = ?', gameId);
  if (!game || (!session && !game.free_play)) throw new Refusal(refusal.unavailable);
  const ticket = newToken();
  const now = clock();
  store.run('DELETE FROM tickets WHERE expires_at < ?', now);
  store.run(
    'INSERT INTO tickets (id, session_id, game_id, language, expires_at) VALUES (?, ?, ?, ?, ?)',
    tokenId(ticket),
    session?.id ?? null,
    gameId,
    languageOf(language),
    now + TICKET_LIFE,
  );
  return { content: { game_url: `${base}/games/play?s=${ticket}` } };
}
