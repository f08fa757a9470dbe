import { part } from './parts.js';

/** Milliseconds between updates of the countdown, and between polls after a draw was due. */
const TICK = 1_000;
const LOOK = 4_000;

/** Lays numbers out from left to right in every language. */
function ltr(className, text) {
  const element = part('bdi', className, text);
  element.dir = 'ltr';
  return element;
}

const two = (number) => String(number).padStart(2, '0');

/** Formats hours, minutes and seconds; days count as hours. */
function timeText(ms) {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return (parts[0] ? parts : parts.slice(1)).map(two).join(':');
}

/** Renders the ticket: balls to choose, or digits in order. */
function chooser({ kind, count, of }, words, onChange) {
  const box = part('fieldset', 'numbers', part('legend', 'draw__title', words.pick.replace('*', count)));
  if (kind === 'digits') {
    const fields = Array.from({ length: count }, (_, index) => {
      const field = part('select', 'numbers__digit');
      field.setAttribute('aria-label', `${index + 1} / ${count}`);
      field.append(...['–', ...'0123456789'].map((digit) => new Option(digit, digit === '–' ? '' : digit)));
      return field;
    });
    box.append(part('div', 'numbers__digits', ...fields));
    return {
      box,
      chosen: () => fields.map(({ value }) => value).filter(Boolean),
      choose: () => {
        for (const field of fields) field.value = String(Math.floor(Math.random() * 10));
      },
    };
  }
  const balls = Array.from({ length: of }, (_, index) => {
    const input = document.createElement('input');
    input.type = 'checkbox';
    input.value = two(index + 1);
    const label = part('label', 'numbers__ball', input, part('bdi', '', input.value));
    return { input, label };
  });
  box.append(part('div', 'numbers__balls', ...balls.map(({ label }) => label)));
  const inputs = balls.map(({ input }) => input);
  const chosen = () => inputs.filter(({ checked }) => checked).map(({ value }) => value);
  const hold = () => {
    const full = chosen().length >= count;
    for (const input of inputs) input.disabled = full && !input.checked;
  };
  box.addEventListener('change', () => {
    hold();
    onChange();
  });
  return {
    box,
    chosen,
    choose() {
      const left = [...inputs];
      for (const input of inputs) input.checked = false;
      for (let index = 0; index < count; index++)
        left.splice(Math.floor(Math.random() * left.length), 1)[0].checked = true;
      hold();
    },
  };
}

/** Renders a lottery: the next draw, a ticket, the player's tickets and the latest results. */
export function draw(stage, opened, { words, grouped, amount, ask, onNews }) {
  let { draw: view, tickets } = opened;
  let ahead = view.now - Date.now();
  let looked = 0;
  const head = part('p', 'draw__head');
  const own = part('ul', 'draw__list');
  const results = part('ul', 'draw__list');
  const pick = chooser(view.form, words, () => {});
  const quick = part('button', 'draw__quick', words.quick);
  quick.type = 'button';
  quick.addEventListener('click', () => {
    pick.choose();
    stage.dispatchEvent(new Event('change'));
  });
  const prizes = part(
    'p',
    'draw__prizes',
    `${words.pays}: `,
    ...view.prizes.flatMap(({ hits, times }, index) => [
      index ? ' · ' : '',
      ltr('draw__prize', `${hits} → ×${grouped(times)}`),
    ]),
  );
  const ownBox = part('section', 'draw__part', part('h2', 'draw__title', words.tickets), own);
  stage.append(
    part(
      'div',
      'slip',
      head,
      pick.box,
      quick,
      prizes,
      ownBox,
      part('h2', 'draw__title', words.results),
      results,
    ),
  );

  const line = (number, numbers, ...more) =>
    part(
      'li',
      'draw__line',
      part('bdi', 'draw__number', number),
      part('bdi', 'draw__balls', numbers.join(' ')),
      ...more,
    );
  const state = ({ open, win }) =>
    open ? words.waits : win ? `${words.win} \u2068${amount(win)}\u2069` : words.nothing;
  const refresh = () => {
    ownBox.hidden = !tickets.length;
    own.replaceChildren(
      ...tickets.map((ticket) =>
        line(ticket.number, ticket.numbers, part('span', ticket.win ? 'ticket__won' : '', state(ticket))),
      ),
    );
    results.replaceChildren(
      ...view.results.map(({ number, numbers, extra }) =>
        line(number, numbers, ...(extra.length ? [ltr('draw__extra', `+ ${extra.join(' ')}`)] : [])),
      ),
    );
  };
  const tick = () => {
    const now = Date.now() + ahead;
    const [text, until] = view.closesAt > now ? [words.closes, view.closesAt] : [words.drawn, view.drawsAt];
    const time = part('bdi', '', timeText(until - now));
    const [before, after] = text.split('*');
    head.replaceChildren(
      part('strong', '', words.drawNo.replace('*', view.number)),
      part('span', '', before, time, after),
    );
    const due = view.closesAt <= now || tickets.some(({ open }) => open);
    if (due && now - looked > LOOK) void look();
  };
  async function look() {
    looked = Date.now() + ahead;
    try {
      const news = await ask('draw', {});
      const won = news.tickets.find(
        ({ open, win }, index) =>
          !open && win && tickets[index]?.open && tickets.length === news.tickets.length,
      );
      ({ draw: view, tickets } = news);
      ahead = view.now - Date.now();
      refresh();
      onNews(news.balance, won?.win ?? 0);
    } catch {
      // Retries with the next poll.
    }
  }
  refresh();
  tick();
  setInterval(tick, TICK);
  return {
    hint: words.pick.replace('*', view.form.count),
    label: words.buy,
    ready: () => pick.chosen().length === view.form.count,
    choice: () => ({ numbers: pick.chosen() }),
    tell: () => words.bought,
    async show(answer) {
      const round = await answer;
      await look();
      return round;
    },
  };
}
