import { openDesk, part, say } from '/demo/desk/desk.js';
import { drawPlots } from './plots.js';
import { splitDays } from './split-days.js';
import { kinds, tableOf } from './tables.js';

const AT = '/demo/partners';
const range = part('range');
const figures = part('figures');
const numbers = new Intl.NumberFormat('en');

/** Error messages by code. */
const problems = {
  day: 'Choose two days.',
  order: 'The first day comes after the last.',
  future: 'These days are still to come.',
  long: 'Choose a year at most.',
  wrong: 'This code and secret do not belong together.',
  many: 'That was too often. Wait a minute.',
  invalid: 'Enter your code and your secret.',
};

const widgetNames = { winners: 'Winners', announcements: 'Announcements', lobby: 'Lobby', login: 'Login' };

/** Increases with each request, so that late responses to older ones are dropped. */
let round = 0;

const { ask, complain, showSignIn, showOpen, start } = openDesk(AT, {
  problems,
  load,
  close() {
    round++;
    figures.hidden = true;
    part('whose').hidden = true;
  },
});

/** Returns the range in the address, so that reload and back show the same. */
const asked = () => {
  const query = new URLSearchParams(location.search);
  return { from: query.get('from') ?? '', to: query.get('to') ?? '' };
};

function goTo({ from, to }) {
  history.pushState(null, '', `${AT}?${new URLSearchParams({ from, to })}`);
  void load();
}

function shiftedBack(day, days) {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - days);
  return date.toISOString().slice(0, 10);
}

async function load() {
  const mine = ++round;
  const { from, to } = asked();
  say('Loading');
  const { status, body } = await ask(`/figures?${new URLSearchParams({ from, to })}`);
  if (mine !== round) return;
  if (status === 401) return showSignIn();
  figures.hidden = false;
  showOpen();
  say('');
  const shown = status === 200;
  part('report').hidden = !shown;
  complain(range, shown ? '' : body.error);
  range.elements.from.value = shown ? body.from : from;
  range.elements.to.value = shown ? body.to : to;
  if (shown) show(body);
}

function show(report) {
  const { partner, from, to, today, total, days, widgets, hosts } = report;
  const whose = part('whose');
  whose.hidden = false;
  whose.textContent = `Figures of ${partner}`;
  range.dataset.today = today;
  for (const preset of range.querySelectorAll('[data-days]')) {
    const is = to === today && from === shiftedBack(today, preset.dataset.days - 1);
    preset.setAttribute('aria-pressed', String(is));
  }
  part('totals').replaceChildren(
    ...kinds.map(({ key, name }) => {
      const box = document.createElement('div');
      const term = document.createElement('dt');
      const value = document.createElement('dd');
      term.textContent = name;
      value.textContent = numbers.format(total[key]);
      box.append(term, value);
      return box;
    }),
  );
  const nothing = kinds.every(({ key }) => total[key] === 0);
  part('empty').hidden = !nothing;
  for (const section of document.querySelectorAll('.part')) section.hidden = nothing;
  if (nothing) return;
  tableOf(
    part('days'),
    'Day',
    [...days].reverse().map(({ day, ...counts }) => ({ name: day, ...counts })),
  );
  tableOf(part('widgets'), 'Widget', named(widgets, 'Not known', widgetNames));
  tableOf(part('hosts'), 'Page', named(hosts, 'Elsewhere, such as a newsletter'));
  const { complete, current } = splitDays(days, today);
  part('plots').hidden = complete.length === 0;
  part('today').hidden = !current;
  part('today').textContent = current ? `Today so far: ${countsOf(current)}.` : '';
  if (complete.length > 0) drawPlots(part('plots'), complete);
}

const countsOf = (day) =>
  kinds.map(({ key, name }) => `${numbers.format(day[key])} ${name.toLowerCase()}`).join(', ');

const named = (rows, unknown, names = {}) =>
  rows.map(({ name, ...counts }) => ({ name: names[name] ?? (name || unknown), ...counts }));

range.addEventListener('submit', (event) => {
  event.preventDefault();
  goTo({ from: range.elements.from.value, to: range.elements.to.value });
});
range.addEventListener('click', ({ target }) => {
  const { days } = target.dataset;
  const { today } = range.dataset;
  if (days && today) goTo({ from: shiftedBack(today, days - 1), to: today });
});
addEventListener('popstate', () => void load());

await start();
