import { crest } from './crest.js';
import { arrange, localesOf, oddText, part } from './parts.js';

const OUTCOMES = ['home', 'draw', 'away'];
/** Signs of the outcomes, as in the site's list. */
const SIGNS = { home: '1', draw: 'X', away: '2' };

/** Returns the markets of a match: its result first. */
export function marketsOf(fixture, words) {
  const { odds, markets = [] } = fixture;
  const outcomes = OUTCOMES.filter((id) => id !== 'draw' || odds.draw).map((id) => ({
    id,
    name: fixture[id] ?? words.draw,
    odds: odds[id],
  }));
  return [{ id: 'result', name: odds.draw ? words.result : words.winner, outcomes }, ...markets];
}

/** Returns the names and current odds of a selection; undefined if its market or outcome takes no bets now. */
export function offerOf({ fixture, market, outcome }, words) {
  if (fixture.progress?.isSuspended) return undefined;
  const found = marketsOf(fixture, words).find(({ id }) => id === market);
  const own = found?.outcomes.find(({ id }) => id === outcome);
  return own?.odds ? { marketName: found.name, name: own.name, odds: own.odds } : undefined;
}

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

/** Renders a button for a selection: an outcome of the result by its sign, others by their names. */
function priceButton(market, { id: outcome, name }) {
  const button = part('button', market === 'result' ? 'price' : 'price price--named');
  if (market === 'result') {
    const sign = part('small', '', SIGNS[outcome]);
    sign.setAttribute('aria-hidden', 'true');
    button.append(sign, part('span', 'out-of-sight', name === undefined ? '' : `\u2068${name}\u2069 `));
  } else button.append(part('bdi', 'price__name', name), ' ');
  button.append(part('bdi', 'price__odds'));
  button.type = 'button';
  Object.assign(button.dataset, { market, outcome });
  button.setAttribute('aria-pressed', 'false');
  return button;
}

/** Renders the prices of a market; `show` updates them. */
function priceGroup({ id, outcomes }, label, choose, language) {
  const buttons = outcomes.map((outcome) => priceButton(id, outcome));
  for (const button of buttons) button.addEventListener('click', () => choose(id, button.dataset.outcome));
  const element = part('div', 'match-card__prices', ...buttons);
  element.setAttribute('role', 'group');
  element.setAttribute('aria-label', label);
  return {
    element,
    buttons,
    show(prices, isOpen) {
      for (const [index, { odds }] of prices.entries()) {
        buttons[index].querySelector('.price__odds').textContent = odds ? oddText(odds, language) : '–';
        buttons[index].disabled = !isOpen || !odds;
      }
    },
  };
}

/** Markets with the same names have the same buttons. */
const keyOf = ({ id, name, outcomes }) =>
  JSON.stringify([id, name, outcomes.map((one) => [one.id, one.name])]);

/**
 * Renders a match with a button for each outcome, and its other markets below them once they are asked for. `update` shows
 * its current state by the same buttons.
 */
export function matchCard({ id, home, away }, { words, choose, isOpen, toggle }) {
  const name = `${home} – ${away}`;
  const head = part('div', 'match-card__head');
  const panel = part('div', 'match-card__markets');
  panel.id = `markets-${id}`;
  const more = part('button', 'price match-card__more');
  more.type = 'button';
  more.setAttribute('aria-controls', panel.id);
  const element = part('li', 'match-card', head, panel);
  let groups = new Map();

  const showOthers = (open) => {
    panel.hidden = !open;
    more.setAttribute('aria-expanded', String(open));
  };
  more.addEventListener('click', () => {
    showOthers(panel.hidden);
    toggle(id, !panel.hidden);
  });
  showOthers(isOpen);

  /** Updates the markets. @returns the prices of the result */
  function showMarkets(markets, takesBets) {
    groups = new Map(
      markets.map((market) => {
        const key = keyOf(market);
        const label = market.id === 'result' ? name : `${market.name}, \u2068${name}\u2069`;
        const group = groups.get(key) ?? {
          ...priceGroup(market, label, (...chosen) => choose(id, ...chosen), words.lang),
          title: part('p', 'match-card__market', market.name),
        };
        group.show(market.outcomes, takesBets);
        return [key, group];
      }),
    );
    const [result, ...others] = groups.values();
    arrange(
      panel,
      others.flatMap((group) => [group.title, group.element]),
    );
    more.replaceChildren(part('bdi', '', `+${others.length}`));
    more.setAttribute('aria-label', `${words.markets}: ${others.length}`);
    arrange(result.element, others.length ? [...result.buttons, more] : result.buttons);
    if (!others.length) showOthers(false);
    return result.element;
  }

  return {
    element,
    update(fixture, now) {
      const { progress } = fixture;
      const scores = scoresOf(progress?.shown);
      element.classList.toggle('match-card--live', Boolean(progress));
      head.replaceChildren(stateOf(fixture, now, words));
      const sides = [sideRow(home, scores[0]), sideRow(away, scores[1])];
      const result = showMarkets(marketsOf(fixture, words), !progress?.isSuspended);
      arrange(element, [head, ...sides, result, panel]);
    },
    /** Presses the buttons of the match's selections. */
    mark(picks) {
      for (const button of [...groups.values()].flatMap(({ buttons }) => buttons)) {
        const { market, outcome } = button.dataset;
        const isChosen = picks.some((pick) => pick.market === market && pick.outcome === outcome);
        button.setAttribute('aria-pressed', String(isChosen));
      }
    },
  };
}
