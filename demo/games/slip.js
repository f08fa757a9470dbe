import { betSlip, sumLine } from './bet-slip.js';
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
  const sums = part('dl', 'receipt__sums', sumLine(words.stake, amount(bet)));
  if (picks.length > 1) sums.append(sumLine(words.totalOdds, oddText(odds)));
  sums.append(
    open
      ? sumLine(words.possible, amount(Math.floor((bet * odds) / 100)))
      : sumLine(words.returned, amount(win)),
    sumLine(words.reference, reference, 'receipt__reference'),
  );
  const head = part('p', 'receipt__head', part('strong', 'receipt__status', words[`${state}Bet`]));
  if (picks.length > 1) head.append(part('span', 'receipt__kind', `${words.accumulator} (${picks.length})`));
  return part('li', `receipt receipt--${state}`, head, matches, sums);
}

/** Renders the matches, the asked one first, the slip with the chosen outcomes, and the placed bets. */
export function slip(stage, { fixtures: all, bets = [], now, language, most }, asked, around) {
  const { words, amount, controls, stakes, changed } = around;
  const isAsked = ({ id }) => id === asked.match;
  let fixtures = [];
  let cards = new Map();
  /** The chosen outcome of each match, with the odds that the player saw before they changed. */
  let picks = [];
  let lastStep;
  const board = part('ul', 'board');
  const showBoard = (served, at) => {
    fixtures = served.toSorted((a, b) => isAsked(b) - isAsked(a));
    cards = new Map(fixtures.map((fixture) => [fixture.id, matchCard(fixture, { now: at, words, choose })]));
    board.replaceChildren(...[...cards.values()].map(({ element }) => element));
  };
  showBoard(all, now);
  const settled = part('ol', 'receipts__list');
  const heading = part('h2', 'receipts__title', words.yourBets);
  heading.tabIndex = -1;
  const receipts = part('section', 'placed-bets', heading, settled);
  let placed = bets;
  const showBets = () => {
    settled.replaceChildren(...placed.map((one) => receipt(one, { words, amount })));
    receipts.hidden = !placed.length;
  };
  showBets();
  stage.append(part('div', 'slip sportsbook', receipts, board));

  const box = betSlip({
    words,
    amount,
    most,
    changed,
    steps: stakes.steps,
    output: controls.querySelector('output'),
    remove: (id) => choose(id, picks.find(({ fixture }) => fixture.id === id).outcome),
    clear() {
      const [first] = picks;
      setPicks([]);
      // The button is hidden now.
      cards.get(first?.fixture.id)?.element.querySelector('button')?.focus();
    },
  });
  controls.prepend(box.element);
  controls.classList.add('controls--slip');

  function showPicks() {
    for (const [id, card] of cards) card.mark(picks.find(({ fixture }) => fixture.id === id)?.outcome);
    box.show(picks);
  }

  function setPicks(next) {
    picks = next;
    showPicks();
    changed();
  }

  /** Chooses an outcome of a match instead of another; the chosen one leaves the slip. */
  function choose(id, outcome) {
    const at = picks.findIndex((pick) => pick.fixture.id === id);
    if (picks[at]?.outcome === outcome) return setPicks(picks.toSpliced(at, 1));
    const pick = { fixture: fixtures.find((one) => one.id === id), outcome };
    if (at >= 0) setPicks(picks.with(at, pick));
    else if (picks.length < most.picks) setPicks([...picks, pick]);
  }

  /** Shows the current matches. Keeps the focus, and the chosen outcomes that can be bet on. */
  function refresh(served, at) {
    const { activeElement } = document;
    const [focused] = [...cards].find(([, { element }]) => element.contains(activeElement)) ?? [];
    showBoard(served, at);
    const card = cards.get(focused)?.element;
    card?.querySelector(`[data-outcome=${activeElement.dataset.outcome}]`)?.focus();
    picks = picks.flatMap(({ fixture: last, outcome, before = last.odds[outcome] }) => {
      const fixture = fixtures.find((one) => one.id === last.id && isOffered(one, outcome));
      return fixture ? [{ fixture, outcome, before }] : [];
    });
    showPicks();
  }

  async function refreshNow() {
    if (document.hidden) return;
    const had = picks.length;
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
    if (had > picks.length) changed();
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
  if (first && OUTCOMES.includes(asked.outcome) && isOffered(first, asked.outcome))
    picks = [{ fixture: first, outcome: asked.outcome }];
  showPicks();
  return {
    hint: picks.length ? '' : words.choose,
    isSilent: true,
    ready: box.isReady,
    tell: () => words.placedBet,
    bets: box.bets,
    onStake(step) {
      // A typed stake stays until the player changes the step.
      if (step !== lastStep) box.setStake(stakes.steps[step]);
      lastStep = step;
    },
    async show(answer) {
      const round = await answer;
      if (round.fixtures) {
        const had = picks.length;
        picks = picks.map(({ before: _, ...pick }) => pick);
        refresh(round.fixtures, round.now);
        throw Object.assign(new Error('odds'), { code: picks.length < had ? 'odds.closed' : 'odds.changed' });
      }
      picks = [];
      showPicks();
      placed = round.bets;
      showBets();
      stage.scrollTop = 0;
      heading.focus({ preventScroll: true });
      return round;
    },
  };
}
