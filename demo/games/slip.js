import {
  isOffered,
  matchCard,
  OUTCOMES,
  oddText,
  progressText,
  scoresOf,
  sideRow,
  startText,
} from './match-card.js';
import { part } from './parts.js';

/** Milliseconds between reads of the matches, at the same times as the site's list. */
const REFRESH = 10_000;

const line = (name, value, className = '') =>
  part('div', `betslip__line ${className}`, part('dt', '', name), part('dd', '', part('bdi', '', value)));

/** Renders one match of a placed bet: its score or its start, and the backed outcome. */
function backed(pick, words) {
  const { outcome, odds, state, shown, startsAt } = pick;
  const scores = scoresOf(shown);
  const progress = state === 'open' ? progressText(pick) : '';
  const title = part('p', 'receipt__title');
  if (state !== 'open') title.append(words.finalScore);
  else if (shown) title.append(words.currentScore);
  else title.append(part('bdi', '', startText(startsAt, Date.now(), words)));
  if (progress) title.append(' · ', part('bdi', '', progress));
  return part(
    'li',
    `receipt__match receipt__match--${state}`,
    part(
      'p',
      'receipt__head',
      part('bdi', 'receipt__pick', pick[outcome] ?? words.draw),
      part('bdi', 'receipt__odds', oddText(odds)),
    ),
    part(
      'div',
      'receipt__score',
      title,
      ...['home', 'away'].map((side, index) => sideRow(pick[side], scores[index])),
    ),
  );
}

/** Renders a placed bet, with its reference in the player's records. */
function receipt({ odds, bet, win, open, reference, picks }, { words, amount }) {
  const state = open ? 'open' : win === bet ? 'void' : win > 0 ? 'won' : 'lost';
  const matches = part('ul', 'receipt__matches', ...picks.map((pick) => backed(pick, words)));
  const sums = part('dl', 'receipt__sums', line(words.stake, amount(bet)));
  if (picks.length > 1) sums.append(line(words.totalOdds, oddText(odds)));
  sums.append(
    open ? line(words.possible, amount(Math.floor((bet * odds) / 100))) : line(words.returned, amount(win)),
    line(words.reference, reference, 'receipt__reference'),
  );
  const head = part('p', 'receipt__head', part('strong', 'receipt__status', words[`${state}Bet`]));
  if (picks.length > 1) head.append(part('span', 'receipt__kind', `${words.accumulator} (${picks.length})`));
  return part('li', `receipt receipt--${state}`, head, matches, sums);
}

/** Renders the matches, the asked one first, and the slip with one bet next to the stake. */
export function slip(stage, { fixtures: all, bets = [], now, language }, asked, around) {
  const { words, amount, controls, stakes, changed } = around;
  const isAsked = ({ id }) => id === asked.match;
  let fixtures = [];
  let cards = new Map();
  let chosen;
  /** Odds that the player saw before they changed. */
  let before;
  let stake = stakes.steps[0];
  const board = part('ul', 'board');
  const showBoard = (served, at) => {
    fixtures = served.toSorted((a, b) => isAsked(b) - isAsked(a));
    cards = new Map(fixtures.map((fixture) => [fixture.id, matchCard(fixture, { now: at, words, choose })]));
    board.replaceChildren(...[...cards.values()].map(({ element }) => element));
  };
  showBoard(all, now);
  const settled = part('ol', 'receipts__list');
  const receipts = part('section', 'placed-bets', part('h2', 'receipts__title', words.yourBets), settled);
  let placed = bets;
  const showBets = () => {
    settled.replaceChildren(...placed.map((one) => receipt(one, { words, amount })));
    receipts.hidden = !placed.length;
  };
  showBets();
  stage.append(part('div', 'slip sportsbook', receipts, board));

  const clear = part('button', 'betslip__clear', words.clear);
  clear.type = 'button';
  clear.addEventListener('click', () => {
    const card = chosen && cards.get(chosen.fixture.id).element;
    choose();
    // The button is hidden now.
    card?.querySelector('button')?.focus();
  });
  const bet = part('div', 'betslip__bet');
  const sums = part('dl', 'betslip__sums');
  const title = part('h2', 'betslip__title', words.slip);
  title.id = 'betslip-title';
  const box = part('section', 'betslip', part('div', 'betslip__head', title, clear), bet, sums);
  box.setAttribute('aria-labelledby', title.id);
  controls.prepend(box);
  controls.classList.add('controls--slip');

  const changedFrom = (odds) =>
    before === undefined || before === odds
      ? []
      : [
          part('span', 'betslip__changed', words.oddsChanged),
          ' ',
          part('s', '', part('bdi', '', oddText(before))),
          ' ',
        ];

  function showBet() {
    box.hidden = !chosen;
    if (!chosen) return;
    const { fixture, outcome } = chosen;
    const odds = fixture.odds[outcome];
    const side = fixture[outcome];
    bet.replaceChildren(
      side ? sideRow(side) : part('p', 'side-row', part('span', 'side-row__name', words.draw)),
      part('span', 'betslip__price', ...changedFrom(odds), part('bdi', 'betslip__odds', oddText(odds))),
      part('bdi', 'betslip__match', `${fixture.home} – ${fixture.away}`),
    );
    sums.replaceChildren(
      line(words.stake, amount(stake)),
      line(words.possible, amount(Math.floor((stake * odds) / 100))),
    );
  }

  /** Chooses an outcome; the chosen one, or none, empties the slip. */
  function choose(id, outcome) {
    const isChosen = chosen?.fixture.id === id && chosen?.outcome === outcome;
    const fixture = isChosen ? undefined : fixtures.find((one) => one.id === id);
    chosen = fixture && { fixture, outcome };
    before = undefined;
    for (const [own, card] of cards) card.mark(own === chosen?.fixture.id ? outcome : undefined);
    showBet();
    changed();
  }

  /** Shows the current matches. Keeps the focus, and the chosen outcome while it can be bet on. */
  function refresh(served, at) {
    const { activeElement } = document;
    const [focused] = [...cards].find(([, { element }]) => element.contains(activeElement)) ?? [];
    showBoard(served, at);
    const card = cards.get(focused)?.element;
    card?.querySelector(`[data-outcome=${activeElement.dataset.outcome}]`)?.focus();
    if (!chosen) return;
    const { outcome, fixture: last } = chosen;
    const fixture = fixtures.find((one) => one.id === last.id && isOffered(one, outcome));
    before ??= last.odds[outcome];
    chosen = fixture && { fixture, outcome };
    if (chosen) cards.get(fixture.id).mark(outcome);
    else before = undefined;
    showBet();
  }

  async function refreshNow() {
    if (document.hidden) return;
    const hadBet = Boolean(chosen);
    const served = await around.ask('draw', { language });
    refresh(served.fixtures, served.now);
    const waiting = new Set(placed.filter(({ open }) => open).map(({ reference }) => reference));
    placed = served.bets ?? placed;
    const ended = placed.filter(({ open, reference }) => !open && waiting.has(reference));
    showBets();
    if (ended.length)
      around.onNews(
        served.balance,
        ended.reduce((sum, { win }) => sum + win, 0),
      );
    if (hadBet && !chosen) changed();
  }
  const ahead = now - Date.now();
  const plan = () => {
    const next = REFRESH - ((Date.now() + ahead) % REFRESH);
    setTimeout(() => {
      plan();
      // A bet shows why the gateway cannot be reached.
      refreshNow().catch(() => {});
    }, next);
  };
  plan();

  const first = fixtures.find(isAsked);
  if (first && OUTCOMES.includes(asked.outcome) && isOffered(first, asked.outcome)) {
    chosen = { fixture: first, outcome: asked.outcome };
    cards.get(first.id).mark(asked.outcome);
  }
  showBet();
  return {
    hint: chosen ? '' : words.choose,
    isSilent: true,
    ready: () => Boolean(chosen),
    tell: () => words.placedBet,
    choice: () => {
      const { fixture, outcome } = chosen;
      return { fixture: fixture.id, outcome, odds: fixture.odds[outcome] };
    },
    onStake(step) {
      stake = stakes.steps[step];
      showBet();
    },
    async show(answer) {
      const round = await answer;
      if (round.fixtures) {
        before = undefined;
        refresh(round.fixtures, round.now);
        throw Object.assign(new Error('odds'), { code: chosen ? 'odds.changed' : 'odds.closed' });
      }
      before = undefined;
      showBet();
      placed = round.bets;
      showBets();
      stage.scrollTop = 0;
      return round;
    },
  };
}
