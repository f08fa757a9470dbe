import { refusal } from '../../src/gateway/http/errors.ts';
import { languageOf } from '../fixtures/languages.ts';
import { isReal } from './account-types.ts';
import type { Gateway, VendorTrouble } from './gateway-state.ts';
import { isSlip } from './play/rounds.ts';
import { enforcePlayLimits } from './protection.ts';
import { Refusal, type RefusalCode } from './refusal.ts';
import type { Session } from './sessions.ts';
import { hashToken, newToken } from './tokens.ts';
import { vendorBalance } from './vendor-wallets.ts';
import { mainBalanceOf } from './wallet.ts';

/** Milliseconds within which a launched game must be opened. */
const TICKET_LIFE = 60_000;

interface Launch {
  gameId: string;
  language: string;
  /** Missing for trial play. */
  session: Session | undefined;
  /** Match to open, and the outcome to choose in it. */
  matchId?: string | undefined;
  outcome?: string | undefined;
  /** Scheme and accent of the site. */
  theme?: string | undefined;
  accent?: string | undefined;
}

interface GameRow {
  type: string;
  name: string;
  vendor: string;
  min_bet: number;
  free_play: number;
}

const troubleCodes: Readonly<Record<VendorTrouble, RefusalCode>> = {
  maintenance: refusal.gameMaintenance,
  region: refusal.gameRegion,
  unreachable: refusal.vendorDown,
};

/** Checks whether the game can be launched: the vendor's state first, then the player's. @throws Refusal */
function checkLaunch(gateway: Gateway, game: GameRow, { session }: Launch): void {
  const { store, switches } = gateway;
  const trouble = switches.vendors[game.vendor];
  if (trouble) throw new Refusal(troubleCodes[trouble]);
  if (!session) {
    if (!game.free_play) throw new Refusal(refusal.noTrial);
    return;
  }
  const { id, username, type } = session.member;
  if (switches.lockedMembers.includes(username)) throw new Refusal(refusal.accountLocked);
  // A launch moves money to the vendor (confirmTrans), which needs one stake.
  if (mainBalanceOf(store, id) + vendorBalance(store, id, game.vendor) < game.min_bet)
    throw new Refusal(refusal.funds);
  if (isReal(type)) enforcePlayLimits(gateway, id, game.min_bet);
}

/** Returns the URL of a game with a single-use ticket, because URLs get logged. */
export function launch(gateway: Gateway, base: string, asked: Launch) {
  const { store, clock, protection } = gateway;
  const { gameId, language, session, matchId = '', outcome = '', theme, accent } = asked;
  const game = store.one<GameRow>(
    'SELECT type, name, vendor, min_bet, free_play FROM games WHERE id = ?',
    gameId,
  );
  if (!game) throw new Refusal(refusal.gameUnknown);
  checkLaunch(gateway, game, asked);
  const ticket = newToken();
  const now = clock();
  store.run('DELETE FROM tickets WHERE expires_at < ?', now);
  store.insert('tickets', {
    id: hashToken(ticket),
    session_id: session?.id ?? null,
    game_id: gameId,
    language: languageOf(language),
    expires_at: now + TICKET_LIFE,
  });
  const address = new URLSearchParams({
    s: ticket,
    ...(matchId && { match: matchId, outcome }),
    // The scenes of other games are dark.
    ...(isSlip(game) && { ...(theme && { theme }), ...(accent && { accent }) }),
    ...(!protection.rules.autoplay && { autoplay: '0' }),
  });
  return { content: { game_url: `${base}/games/play?${String(address)}` } };
}
