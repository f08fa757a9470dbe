import { betAbout, betSlip, sumLine } from './bet-slip.js';
import { matchCard, offerOf, progressText, scoresOf, sideRow, startText } from './match-card.js';
import { groupsOf, leagueBoard, sportFilter } from './match-groups.js';
import { oddText, part } from './parts.js';
import { sumOf } from './round-result.js';

/** Milliseconds between reads of the matches, at the same times as the site's list. */
const REFRESH = 10_000;

/** Renders one match of a placed bet: its score or its start, and the backed outcome. */
function backed(pick, words) {
  const { outcome, odds, state, shown, startsAt, marketName, pickName } = pick;
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
      part('bdi', 'receipt__pick', pickName ?? pick[outcome] ?? words.draw),
      part('bdi', 'receipt__odds', oddText(odds, words.lang)),
    ),
    marketName ? betAbout(marketName, `${pick.home} – ${pick.away}`) : '',
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
  if (picks.length > 1) sums.append(sumLine(words.totalOdds, oddText(odds, words.lang)));
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

const keyOf = ({ market, outcome }) => `[data-market="${market}"][data-outcome="${outcome}"]`;

/** Renders the matches, the asked one first, the slip with the chosen selections, and the placed bets. */
export function slip(stage, opened, asked, around) {
  const { fixtures: all, sports = [], bets = [], now, language, most, vendor, selections = [] } = opened;
  const { words, amount, controls, stakes, changed } = around;
  const isAsked = ({ id }) => id === asked.match;
  let fixtures = [];
  let cards = new Map();
  /** The shown sport; all if empty. */
  let sport = '';
  /** Ids of the matches whose markets are all shown. */
  const expanded = new Set(asked.match ? [asked.match] : []);
  /** The chosen selections, with the odds that the player saw before they changed. */
  let picks = [];
  let lastStep;
  let lastRead = now;
  const board = leagueBoard(words);
  const toggle = (id, isOpen) => (isOpen ? expanded.add(id) : expanded.delete(id));
  const cardOf = ({ id }) => cards.get(id).element;
  /** Shows the matches by the cards that are there, so that presses, hover and scroll position survive. */
  const showBoard = (served, at) => {
    fixtures = served;
    const own = fixtures.filter((fixture) => fixture.sport === sport);
    const shown = own.length ? own : fixtures;
    cards = new Map(
      shown.map((fixture) => {
        const { id } = fixture;
        const card = cards.get(id) ?? matchCard(fixture, { words, choose, isOpen: expanded.has(id), toggle });
        card.update(fixture, at);
        return [id, card];
      }),
    );
    const first = shown.filter(isAsked);
    const groups = groupsOf(shown.filter((fixture) => !isAsked(fixture)));
    board.show(first.length ? [first, ...groups] : groups, cardOf);
  };
  showBoard(all, now);
  const filter = sportFilter(sports, {
    words,
    choose(code) {
      sport = code;
      showBoard(fixtures, lastRead);
      showPicks();
    },
  });
  const settled = part('ol', 'receipts__list');
  const heading = part('h2', 'receipts__title', words.yourBets);
  heading.tabIndex = -1;
  heading.id = 'placed-bets';
  settled.setAttribute('aria-labelledby', heading.id);
  const receipts = part('section', 'placed-bets', heading, settled);
  let placed = bets;
  const showBets = () => {
    settled.replaceChildren(...placed.map((one) => receipt(one, { words, amount })));
    // Several scroll.
    settled.tabIndex = placed.length > 1 ? 0 : -1;
    receipts.hidden = !placed.length;
  };
  showBets();
  stage.append(part('div', 'slip sportsbook', receipts, filter, board.element));

  const box = betSlip({
    words,
    amount,
    most,
    vendor,
    changed,
    steps: stakes.steps,
    output: controls.querySelector('output'),
    remove: (id, market, outcome) => choose(id, market, outcome),
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
    for (const [id, card] of cards) card.mark(picks.filter(({ fixture }) => fixture.id === id));
    box.show(picks);
  }

  const keep = () =>
    around.keep?.(
      picks.map((pick) => {
        const { fixture, market, outcome } = pick;
        return { fixture: fixture.id, market, outcome, odds: offerOf(pick, words).odds };
      }),
    );

  function setPicks(next) {
    picks = next;
    showPicks();
    keep();
    changed();
  }

  /** Chooses a selection instead of another of its market; the chosen one leaves the slip. */
  function choose(id, market, outcome) {
    const at = picks.findIndex((pick) => pick.fixture.id === id && pick.market === market);
    if (picks[at]?.outcome === outcome) return setPicks(picks.toSpliced(at, 1));
    const pick = { fixture: fixtures.find((one) => one.id === id), market, outcome };
    if (at >= 0) setPicks(picks.with(at, pick));
    else if (picks.length < most.picks) setPicks([...picks, pick]);
  }

  /** Returns selections with their current matches, without those that take no bets now. */
  const current = (chosen) =>
    chosen.flatMap(({ id, market, outcome, before }) => {
      const pick = { fixture: fixtures.find((one) => one.id === id), market, outcome, before };
      return pick.fixture && offerOf(pick, words) ? [pick] : [];
    });

  /** Shows the current matches. Keeps the focus, and the selections that can be bet on. */
  function refresh(served, at) {
    lastRead = at;
    const { activeElement } = document;
    const [focused] = [...cards].find(([, { element }]) => element.contains(activeElement)) ?? [];
    const { market } = activeElement?.dataset ?? {};
    const before = picks.map((pick) => ({
      ...pick,
      id: pick.fixture.id,
      before: pick.before ?? offerOf(pick, words).odds,
    }));
    showBoard(served, at);
    // A match that begins moves to another league, and the names of a market can change.
    const card = cards.get(focused)?.element;
    const again = card?.contains(activeElement)
      ? activeElement
      : card?.querySelector(market ? keyOf(activeElement.dataset) : '.match-card__more');
    again?.focus({ preventScroll: true });
    picks = current(before);
    showPicks();
  }

  async function refreshNow() {
    if (document.hidden) return;
    const served = await around.ask('draw', { language });
    const had = picks.length;
    refresh(served.fixtures, served.now);
    const waiting = new Set(placed.filter(({ open }) => open).map(({ reference }) => reference));
    placed = served.bets ?? placed;
    const ended = placed.filter(({ open, reference }) => !open && waiting.has(reference));
    showBets();
    if (ended.length) around.onNews(served.balance, sumOf(ended, 'win'), sumOf(ended, 'bet'));
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

  picks = current(selections.map(({ fixture, odds, ...pick }) => ({ ...pick, id: fixture, before: odds })));
  const [added] = current([{ id: asked.match, market: 'result', outcome: asked.outcome }]);
  if (added && !picks.some(({ fixture, market }) => isAsked(fixture) && market === added.market))
    picks = [...picks, added].slice(-most.picks);
  else if (added)
    picks = picks.map((pick) => (isAsked(pick.fixture) && pick.market === added.market ? added : pick));
  if (added) keep();
  showPicks();
  return {
    label: words.bet,
    get hint() {
      return picks.length ? '' : words.choose;
    },
    isSilent: true,
    ready: box.isReady,
    tell: () => words.placedBet,
    told: 'done',
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
        picks = picks.map((pick) => ({ ...pick, before: undefined }));
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
