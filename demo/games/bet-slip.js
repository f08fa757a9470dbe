import { offerOf, sideRow } from './match-card.js';
import { numberPad } from './number-pad.js';
import { arrange, oddText, part } from './parts.js';

export const sumLine = (name, value, className = '') =>
  part('div', `betslip__line ${className}`, part('dt', '', name), part('dd', '', part('bdi', '', value)));

/** Renders a market and its match. */
export const betAbout = (market, match) =>
  part('p', 'betslip__match', part('bdi', '', market), ' · ', part('bdi', '', match));

function pressable(className, text, onPress) {
  const button = part('button', className, text);
  button.type = 'button';
  button.addEventListener('click', onPress);
  return button;
}

/** Returns the odds of bets that must all win, in hundredths, as the gateway multiplies them. */
export function totalOdds(picks, most) {
  const product = picks.reduce((total, { odds }) => (total * odds) / 100, 100);
  return Math.min(most, Math.floor(product + 1e-6));
}

/** Returns the cents of an amount typed in Latin, Arabic or Urdu digits; undefined for anything else. */
function centsOf(text) {
  const typed = text
    .trim()
    .replace(/[٠-٩۰-۹]/g, (digit) => digit.codePointAt(0) % 16)
    .replace(/[,٫]/, '.');
  return /^\d{1,9}(\.\d{0,2})?$/.test(typed) ? Math.round(Number(typed) * 100) : undefined;
}

/**
 * Renders the slip of a vendor: chosen outcomes, singles or an accumulator for several, and what they return. The stake is typed into a
 * field that takes the place of `output`.
 */
export function betSlip({ words, amount, steps, most, vendor, output, changed, remove, clear }) {
  let picks = [];
  /** Rows of the selections by their keys. */
  let rows = new Map();
  let stake = steps[0];
  let isTogether = false;
  const title = part('h2', 'betslip__title');
  title.id = 'betslip-title';
  const list = part('ul', 'betslip__picks');
  const sums = part('dl', 'betslip__sums');
  const field = part('input', 'stake__amount stake__field');
  Object.assign(field, { type: 'text', inputMode: 'decimal', autocomplete: 'off', dir: 'ltr' });
  field.setAttribute('aria-label', words.stake);
  // Before the keys of a terminal select the number.
  field.addEventListener('focus', () => showStake(true));
  output.hidden = true;
  output.after(field);

  const kinds = part('fieldset', 'betslip__kinds');
  for (const [together, name] of [
    [false, words.singles],
    [true, words.accumulator],
  ]) {
    const input = document.createElement('input');
    Object.assign(input, { type: 'radio', name: 'kind', checked: together === isTogether });
    input.addEventListener('change', () => {
      isTogether = together;
      showSums();
      changed();
    });
    kinds.append(part('label', 'betslip__kind', input, part('span', '', name)));
  }
  kinds.setAttribute('aria-labelledby', title.id);

  const head = part('div', 'betslip__head', title, pressable('betslip__clear', words.clear, clear));
  const problem = part('p', 'betslip__problem');
  problem.setAttribute('role', 'status');
  const element = part('section', 'betslip', head, list, kinds, problem, sums, numberPad(field, words));
  element.setAttribute('aria-labelledby', title.id);

  const isTyped = () => stake >= steps[0] && stake <= steps.at(-1);
  const isAccumulator = () => isTogether && picks.length > 1;
  /** Selections of the same match depend on each other. */
  const isRefused = () =>
    isAccumulator() && new Set(picks.map(({ fixture }) => fixture.id)).size < picks.length;
  /** The picks of each bet. */
  const grouped = () => (isAccumulator() ? [picks] : picks.map((pick) => [pick]));

  const keyOf = ({ fixture, market, outcome, offer }) => [fixture.id, market, outcome, offer.name].join();

  /** Renders a selection; `show` updates its odds and whether it can be removed alone. */
  function pickRow({ fixture, market, outcome, offer }) {
    const name = `${fixture.home} – ${fixture.away}`;
    const price = part('span', 'betslip__price');
    const side = market === 'result' && fixture[outcome];
    const row = part(
      'li',
      'betslip__bet',
      side ? sideRow(side) : part('p', 'side-row', part('bdi', 'side-row__name', offer.name)),
      price,
      betAbout(offer.marketName, name),
    );
    const away = pressable('betslip__remove', '×', () => {
      const place = picks.findIndex((pick) => pick.fixture.id === fixture.id && pick.market === market);
      remove(fixture.id, market, outcome);
      // The row is gone.
      const buttons = list.querySelectorAll('.betslip__remove');
      (buttons[Math.min(place, buttons.length - 1)] ?? element.querySelector('.betslip__clear')).focus();
    });
    away.setAttribute('aria-label', `${words.remove}: \u2068${offer.name}\u2069, \u2068${name}\u2069`);
    return {
      element: row,
      show({ odds, before }, canRemove) {
        price.replaceChildren(part('bdi', 'betslip__odds', oddText(odds, words.lang)));
        if (before !== undefined && before !== odds) {
          const old = part('s', '', part('bdi', '', oddText(before, words.lang)));
          price.prepend(part('span', 'betslip__changed', words.oddsChanged), ' ', old, ' ');
        }
        if (!canRemove) away.remove();
        else if (!away.parentNode) row.append(away);
      },
    };
  }

  /** Shows the selections by the rows that are there: a button that is being pressed or has the focus stays. */
  function showPicks() {
    rows = new Map(
      picks.map((pick) => {
        const row = rows.get(keyOf(pick)) ?? pickRow(pick);
        row.show(pick, picks.length > 1);
        return [keyOf(pick), row];
      }),
    );
    arrange(
      list,
      [...rows.values()].map((row) => row.element),
    );
  }

  function showSums() {
    field.setAttribute('aria-invalid', String(!isTyped()));
    const bets = grouped();
    const odds = bets.map((group) => totalOdds(group, most.odds));
    const returned = odds.reduce((sum, each) => sum + Math.floor((stake * each) / 100), 0);
    const times = bets.length > 1 ? `${bets.length} × ` : '';
    const staked = sumLine(words.stake, `${times}${amount(stake)}`);
    // Two isolated amounts: from right to left the lower one is on the right.
    if (!isTyped())
      staked.lastChild.replaceChildren(
        part('bdi', '', amount(steps[0])),
        ' – ',
        part('bdi', '', amount(steps.at(-1))),
      );
    problem.textContent = isRefused() ? words.sameMatch : '';
    sums.replaceChildren(staked);
    if (isAccumulator())
      sums.append(sumLine(words.totalOdds, isRefused() ? '–' : oddText(odds[0], words.lang)));
    sums.append(sumLine(words.possible, isTyped() && !isRefused() ? amount(returned) : '–'));
  }

  /** Shows the stake as an amount, and as a plain number while the player types. A mistyped one stays as it is. */
  function showStake(isTyping) {
    const plain = stake % 100 ? (stake / 100).toFixed(2) : String(stake / 100);
    if (stake !== undefined) field.value = isTyping ? plain : amount(stake);
  }

  function setStake(cents) {
    stake = cents;
    showStake(document.activeElement === field);
    showSums();
  }

  field.addEventListener('blur', () => showStake(false));
  field.addEventListener('input', () => {
    stake = centsOf(field.value);
    showSums();
    changed();
  });
  setStake(stake);

  return {
    element,
    setStake,
    isReady: () => picks.length > 0 && isTyped() && !isRefused(),
    /** Shows the chosen outcomes. */
    show(chosen) {
      picks = chosen.map((pick) => {
        const offer = offerOf(pick, words);
        return { ...pick, offer, odds: offer.odds };
      });
      const { length } = picks;
      element.hidden = !length;
      kinds.hidden = length < 2;
      title.textContent =
        length < 2 ? words.slip : `${words.slip} (${length === most.picks ? `${length}/` : ''}${length})`;
      // Each vendor takes and pays its own bets.
      if (vendor) title.append(part('span', 'betslip__for', ' · ', part('bdi', 'betslip__vendor', vendor)));
      showPicks();
      showSums();
    },
    /** Returns the bets to place: one of all outcomes, or one of each. */
    bets: () =>
      grouped().map((group) => ({
        bet: stake,
        picks: group.map(({ fixture, market, outcome, odds }) => ({
          fixture: fixture.id,
          market,
          outcome,
          odds,
        })),
      })),
  };
}
