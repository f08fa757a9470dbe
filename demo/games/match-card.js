import { crest, sportIcon } from './crest.js';
import { localesOf, part } from './parts.js';

export const OUTCOMES = ['home', 'draw', 'away'];
/** Signs of the outcomes, as in the site's list. */
const SIGNS = { home: '1', draw: 'X', away: '2' };

/** Returns whether an outcome of a match takes bets now. */
export const isOffered = ({ odds, progress }, outcome) => Boolean(odds[outcome]) && !progress?.isSuspended;

export const oddText = (hundredths) => (hundredths / 100).toFixed(2);

/** Returns the score per side, with a dash for a side that has not played yet; empty without a score. */
export const scoresOf = (shown = []) => (shown.some(Boolean) ? shown.map((side) => side || '–') : []);

/** Returns when a match begins: the time, after the day. */
export function startText(startsAt, now, words) {
  const isToday = new Date(startsAt).toDateString() === new Date(now).toDateString();
  const format = new Intl.DateTimeFormat(localesOf(words.lang), {
    hour: 'numeric',
    minute: '2-digit',
    ...(!isToday && { weekday: 'short' }),
  });
  return isToday ? `${words.today} \u2068${format.format(startsAt)}\u2069` : format.format(startsAt);
}

/** Returns what is being played of a match: its period or minute. */
export const progressText = ({ period, minute }) => period || (minute ? `${minute}′` : '');

/** Renders the state of a match: what is being played, or when it begins. */
function stateOf({ startsAt, progress, period }, now, words) {
  if (!progress) {
    const time = part('time', 'match-card__start', startText(startsAt, now, words));
    time.dateTime = new Date(startsAt).toISOString();
    return time;
  }
  const at = part('bdi', '', progressText({ ...progress, period }));
  const state = part('span', 'match-card__live', part('strong', '', words.live), ' ', at);
  if (progress.isSuspended) state.append(' ', part('span', 'match-card__suspended', words.suspended));
  return state;
}

/** Renders a side with its crest and its score. */
export function sideRow(name, score) {
  const text = part('bdi', 'side-row__name', name);
  const row = part('p', 'side-row', crest(name), text);
  if (score !== undefined) row.append(' ', part('bdi', 'side-row__score', score));
  return row;
}

/** Renders a match with a button for each outcome. */
export function matchCard(fixture, { now, words, choose }) {
  const { id, sport, sportName, competition, home, away, odds, progress } = fixture;
  const scores = scoresOf(progress?.shown);
  const buttons = OUTCOMES.filter((outcome) => odds[outcome]).map((outcome) => {
    const side = fixture[outcome];
    const sign = part('small', '', SIGNS[outcome]);
    sign.setAttribute('aria-hidden', 'true');
    const name = part('span', 'out-of-sight', side ? `\u2068${side}\u2069 ` : `${words.draw} `);
    const button = part('button', 'price', sign, name);
    button.disabled = !isOffered(fixture, outcome);
    button.append(part('bdi', 'price__odds', oddText(odds[outcome])));
    button.type = 'button';
    button.dataset.outcome = outcome;
    button.setAttribute('aria-pressed', 'false');
    button.addEventListener('click', () => choose(id, outcome));
    return button;
  });
  const prices = part('div', 'match-card__prices', ...buttons);
  prices.setAttribute('role', 'group');
  prices.setAttribute('aria-label', `${home} – ${away}`);
  const league = part('p', 'match-card__league', sportIcon(sport), part('bdi', '', sportName ?? ''));
  if (competition) league.append(part('span', 'match-card__dot', '·'), part('bdi', '', competition));
  return {
    element: part(
      'li',
      progress ? 'match-card match-card--live' : 'match-card',
      part('div', 'match-card__head', league, stateOf(fixture, now, words)),
      sideRow(home, scores[0]),
      sideRow(away, scores[1]),
      prices,
    ),
    mark(outcome) {
      for (const button of buttons)
        button.setAttribute('aria-pressed', String(button.dataset.outcome === outcome));
    },
  };
}
