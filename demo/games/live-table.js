import { arena } from './arena.js';
import { chip, chipRail, chipText } from './chip-rail.js';
import { clock } from './clock.js';
import { dealer, tableSign } from './dealer.js';
import { pause } from './motion.js';
import { odd, oddText, part } from './parts.js';
import { hand, piece } from './pieces.js';
import { resultName, road } from './road.js';
import { rouletteTable } from './roulette-table.js';
import { tile } from './tiles.js';
import { wheelOf } from './wheel.js';

const DICE = /^[⚀-⚅]$/;
/** Milliseconds for which a wheel turns, until pieces lie on the cloth, and between two pieces of a side. */
const TURN = 1_600;
const DEAL = 600;
const PLACE = 90;
/** Milliseconds for which the chip of a lost bet stays with the result. */
const TAKEN = 1_300;

/** Renders the pieces of one side, with their points. */
function side({ label, pieces, total, rank }, words) {
  const name = part('p', 'side__name', words[label] ?? label);
  if (rank && words[rank]) name.append(' ', part('span', 'side__rank', words[rank].replace('*', total)));
  else if (total !== undefined) name.append(' ', part('bdi', 'side__total', String(total)));
  const isDice = pieces.every((text) => DICE.test(text));
  const shown = isDice
    ? part('div', 'side__dice', ...pieces.map(tile))
    : part('div', 'side__hand', hand(pieces));
  return part('div', `side side--${label}`, name, shown);
}

/** Renders the cloth of the table with the pieces of the last round. */
function cloth(options, words) {
  const wheel = wheelOf(options);
  const rows = part('div', wheel ? 'cloth__result' : 'cloth__sides');
  const element = part('div', 'cloth', ...(wheel ? [wheel.element] : []), rows);
  if (wheel) element.classList.add('cloth--wheel');
  return {
    element,
    dealerFrame: wheel?.dealerFrame,
    /** Turns the wheel or deals the pieces. Returns how many milliseconds that takes. */
    move({ shown }) {
      rows.classList.add('cloth--moving');
      if (wheel) {
        wheel.show(shown[0].pieces[0]);
        return TURN;
      }
      delete rows.dataset.tie;
      rows.replaceChildren(...shown.map((one) => side(one, words)));
      return DEAL + PLACE * Math.max(...shown.map(({ pieces }) => pieces.length));
    },
    show({ shown, fallen, points }) {
      rows.classList.remove('cloth--moving');
      if (!wheel) {
        if (fallen === 'tie') rows.dataset.tie = words.tie;
        rows.querySelector(`.side--${fallen}`)?.classList.add('side--won');
        return;
      }
      const result = piece(shown[0].pieces[0], words);
      result.classList.add('cloth__number', `bead--${fallen}`);
      const name = resultName({ fallen, points }, words);
      rows.replaceChildren(result);
      // A multiple has no other name.
      if (name !== result.textContent) rows.append(part('bdi', 'cloth__name', name));
    },
  };
}

/** Renders what can be bet on, next to each other. */
function placesOf(options, words) {
  const fields = options.map(({ id, times }) => {
    if (id !== `x${times / 100}`)
      return odd({ group: 'place', value: id, name: words[id], times: oddText(times, words.lang) });
    // A multiple is its own name.
    const field = odd({ group: 'place', value: id, times: `×${times / 100}` });
    field.classList.add('place--short');
    return field;
  });
  const element = part('fieldset', 'places', part('legend', 'out-of-sight', words.place), ...fields);
  return { element, fields };
}

/** Renders a table with a dealer: the studio, the cloth, the last results and what can be bet on. */
export function liveTable(stage, opened, around) {
  const { options, dealer: host, shown } = opened;
  const { words, amount, grouped, stakes, asked } = around;
  const timer = clock(words);
  const history = road(words, opened.road);
  const sign = tableSign(stakes, words, opened.currency);
  const { element: places, fields } = options.some(({ id }) => id === 'n0')
    ? rouletteTable(options, words)
    : placesOf(options, words);
  for (const [index, { id }] of options.entries()) fields[index].classList.add('place', `place--${id}`);
  const showOdds = (times) => {
    for (const [index, { id }] of options.entries())
      fields[index].querySelector('bdi').textContent = oddText(times[id], words.lang);
  };
  const table = opened.fights ? arena(opened, asked, words, showOdds, leave) : cloth(options, words);
  const studio = table.studio?.(sign, timer.element) ?? dealer(host, words, sign, timer.element);
  if (table.dealerFrame) studio.querySelector('.scene--dealer').setAttribute('viewBox', table.dealerFrame);
  const rail = chipRail(stakes, words, { amount, grouped });
  around.controls.prepend(rail.element);
  stage.append(
    part('div', 'slip table', part('div', 'table__view', studio, table.element), history.element, places),
  );
  const last = opened.road.at(-1);
  if (last && host) {
    table.move({ shown });
    table.show({ shown, ...last });
  }
  const picked = () => places.querySelector('input:checked');
  const bet = part('span', 'place__bet');
  bet.setAttribute('aria-hidden', 'true');
  let taking;
  const mark = () => {
    clearTimeout(taking);
    bet.classList.remove('place__bet--lost');
    picked()?.closest('.place').append(bet);
  };
  /** Takes a lost chip off the table. The choice stays, so that the next bet can repeat it. */
  const take = () => {
    bet.classList.add('place__bet--lost');
    taking = setTimeout(() => bet.remove(), TAKEN);
  };
  const asking = places.querySelector(`input[value="${table.chosen}"]`);
  if (asking) {
    asking.checked = true;
    mark();
  }
  const clear = () => {
    for (const field of fields) field.classList.remove('place--won');
  };
  /** Whether the choice is the one of the last round. */
  let isPlayed = false;
  /** Removes the bet and the result of a fight from the odds of the next one. A new choice stays. */
  function leave() {
    clear();
    if (!isPlayed) return;
    isPlayed = false;
    // After a round the button is disabled, so the focus is nowhere.
    const hadFocus = document.hasFocus() && document.activeElement === document.body;
    picked().checked = false;
    bet.remove();
    around.changed();
    around.say(words.place);
    if (hadFocus) places.querySelector('input').focus({ preventScroll: true });
  }
  const choose = () => {
    isPlayed = false;
    clear();
    table.choose?.();
  };
  places.addEventListener('change', choose);
  // A press on the choice of the last round changes nothing, except that it bets on the next fight.
  places.addEventListener('click', ({ target }) => {
    mark();
    if (!opened.fights || !isPlayed || target.type !== 'radio') return;
    choose();
    around.changed();
  });
  let stake;
  return {
    hint: asking ? words.ready : words.place,
    // No bet is on a fight whose odds are not shown yet.
    ready: () => Boolean(picked()) && !(opened.fights && isPlayed),
    choice: () => ({ option: picked().value, ...table.choice?.() }),
    onStake(step, isBusy) {
      rail.show(step, isBusy);
      bet.replaceChildren(chip(step, chipText(stakes.steps[step], grouped)));
      if (stake !== step) mark();
      stake = step;
    },
    async show(answer) {
      timer.close();
      table.begin?.();
      clear();
      mark();
      try {
        const round = await answer;
        // On a low screen the cloth can be scrolled out of sight.
        table.element.scrollIntoView?.({ block: 'nearest' });
        await pause(table.move(round));
        table.show(round);
        history.add(round);
        for (const [index, { id }] of options.entries())
          fields[index].classList.toggle('place--won', id === round.fallen || id === `n${round.points}`);
        const own = picked().closest('.place');
        own.classList.toggle('place--won', round.win > round.bet);
        isPlayed = true;
        if (!round.win) take();
        return round;
      } finally {
        timer.restart();
      }
    },
  };
}
