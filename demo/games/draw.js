import { ballRow, isolatedNumber, numberLine } from './ball.js';
import { chipRail } from './chip-rail.js';
import { drum } from './drum.js';
import { part, twoDigits } from './parts.js';
import { receipt } from './receipt.js';
import { sumOf } from './round-result.js';
import { ticket } from './ticket.js';

/** Milliseconds between updates of the countdown, and between polls after a draw was due. */
const TICK = 1_000;
const LOOK = 4_000;
const HOUR = 3_600;
const DAY = 24 * HOUR;

/** Renders a time as the site's list of lotteries does: days, then hours, minutes and seconds. */
function timeLeft(ms, words) {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const days = Math.floor(seconds / DAY);
  const units = [Math.floor(seconds / 60) % 60, seconds % 60];
  const isLong = seconds >= HOUR;
  if (isLong) units.unshift(Math.floor(seconds / HOUR) % 24);
  const digits = isolatedNumber(units.map(twoDigits).join(':'));
  const time = part('span', isLong ? 'draw__time draw__time--long' : 'draw__time', digits);
  if (days) {
    const dayText = (days === 1 ? words.oneDay : words.days).replace('*', days);
    time.prepend(part('bdi', 'number-line', dayText), ' ');
  }
  return time;
}

/** Renders what each number of hits pays for a stake. */
function prizeTable({ form, prizes }, words, { grouped, amount }) {
  const sums = prizes.map(() => part('bdi', 'prize__sum'));
  const rows = prizes.map(({ hits, times }, index) => {
    const dots = Array.from({ length: form.count }, (_, place) => {
      const isHit = form.kind === 'digits' ? place >= form.count - hits : place < hits;
      return part('i', isHit ? 'prize__dot prize__dot--hit' : 'prize__dot');
    });
    const marks = part('span', 'prize__dots', ...dots);
    marks.dir = 'ltr';
    marks.setAttribute('aria-hidden', 'true');
    const multiple = part('bdi', 'prize__times', `${hits} → ×${grouped(times)}`);
    multiple.dir = 'ltr';
    return part('li', 'prize', marks, multiple, sums[index]);
  });
  return {
    element: part(
      'section',
      'draw__part draw__prizes',
      part('h2', 'draw__title', words.pays),
      part('ul', 'prize-list', ...rows.toReversed()),
    ),
    show: (bet) =>
      prizes.forEach(({ times }, index) => {
        sums[index].textContent = amount(bet * times);
      }),
  };
}

/** Renders a lottery: its machine with the next draw, a ticket, the player's tickets and the latest results. */
export function draw(stage, opened, around) {
  const { words, amount, grouped, stakes, controls, ask, onNews, changed } = around;
  let { draw: view, tickets } = opened;
  const { kind } = view.form;
  let ahead = view.now - Date.now();
  let looked = 0;
  /** The number of the draw whose balls are rolling. */
  let rolling;
  const machine = drum(view.form, words);
  const sale = part('p', 'paper__sale');
  const own = part('ul', 'receipts');
  own.tabIndex = 0;
  own.setAttribute('aria-label', words.tickets);
  // In the page, and next to it on a wide screen.
  const pastLists = [part('ol', 'past'), part('ol', 'past')];
  const slip = ticket(view.form, words, changed);
  const prizes = prizeTable(view, words, around);
  const possible = part('bdi', 'paper__possible-sum');
  const ownBox = part('section', 'draw__part draw__own', part('h2', 'draw__title', words.tickets), own);
  const rail = chipRail(stakes, words, { amount, grouped });
  controls.prepend(rail.element);
  const paper = part(
    'section',
    'paper',
    sale,
    slip.element,
    part('p', 'paper__possible', part('span', '', words.possible), possible),
  );
  stage.append(
    part(
      'div',
      `draw draw--${kind}`,
      machine.element,
      ownBox,
      paper,
      prizes.element,
      part('section', 'draw__part draw__past', part('h2', 'draw__title', words.results), pastLists[0]),
    ),
  );

  const pastRow = ({ number, numbers, extra }) =>
    part(
      'li',
      'past__one',
      part('bdi', 'past__number', number),
      ballRow(kind, kind === 'digits' ? [...numbers.join('')] : numbers, extra),
    );
  const refresh = () => {
    ownBox.hidden = !tickets.length;
    const isOpen = ({ number, open }) => open || number === rolling;
    own.replaceChildren(
      ...tickets.map((one) =>
        receipt({ ...one, ...(isOpen(one) && { open: true, win: 0, hits: [] }) }, kind, words, amount),
      ),
    );
    // The tray has the latest result.
    for (const list of pastLists) list.replaceChildren(...view.results.slice(1).map(pastRow));
  };
  const tick = () => {
    const now = Date.now() + ahead;
    const { next } = view;
    machine.clock.replaceChildren(
      // A low screen shows it on the ticket alone.
      part(
        'strong',
        `draw__number${next.number === view.number ? ' draw__number--on-sale' : ''}`,
        ...numberLine(words.drawNo, next.number),
      ),
      part('span', 'draw__countdown', `${words.drawn} `, timeLeft(next.drawsAt - now, words)),
    );
    const [before, after] = words.closes.split('*');
    sale.replaceChildren(
      part('strong', '', ...numberLine(words.drawNo, view.number)),
      part('span', '', before, timeLeft(view.closesAt - now, words), after),
    );
    const isDue = Math.min(next.drawsAt, view.closesAt) <= now;
    if (isDue && !rolling && now - looked > LOOK) void look();
  };
  /** Fetches the draws. A new result rolls in before the page shows what it paid. */
  async function look() {
    looked = Date.now() + ahead;
    const last = view.results[0]?.number;
    const waiting = new Set(tickets.filter(({ open }) => open).map(({ reference }) => reference));
    let news;
    try {
      news = await ask('draw', {});
    } catch {
      // Retries with the next poll.
      return;
    }
    ({ draw: view, tickets } = news);
    ahead = view.now - Date.now();
    const settled = tickets.filter(({ open, reference }) => !open && waiting.has(reference));
    void reveal(last, () => {
      if (settled.length) onNews(news.balance, sumOf(settled, 'win'), sumOf(settled, 'bet'));
    });
    refresh();
  }
  async function reveal(last, finish) {
    const [latest] = view.results;
    if (latest && latest.number !== last && !rolling) {
      rolling = latest.number;
      await machine.draw(latest);
      rolling = undefined;
      refresh();
    }
    finish();
  }
  refresh();
  if (view.results[0]) machine.show(view.results[0]);
  slip.show();
  tick();
  setInterval(tick, TICK);
  return {
    hint: words.pick.replace('*', view.form.count),
    label: words.buy,
    guide: { title: words.results, element: pastLists[1] },
    ready: () => slip.chosen().length === view.form.count,
    choice: () => ({ numbers: slip.chosen() }),
    tell: () => words.bought,
    told: 'done',
    onStake(step, isBusy) {
      const bet = stakes.steps[step];
      rail.show(step, isBusy);
      prizes.show(bet);
      possible.textContent = amount(bet * view.prizes.at(-1).times);
    },
    async show(answer) {
      const round = await answer;
      await look();
      own.scrollTo?.({ left: 0 });
      // The receipt, and above it as much of the machine as fits.
      for (const one of [machine.element, ownBox]) one.scrollIntoView?.({ block: 'nearest' });
      return round;
    },
  };
}
