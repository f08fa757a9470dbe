import { problemOf, stateOf } from './terminal-state.js';

export const element = (tag, props = {}, ...children) => {
  const made = Object.assign(document.createElement(tag), props);
  made.append(...children);
  return made;
};

const times = new Intl.DateTimeFormat('en', {
  month: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
const timeOf = (at) => times.format(at);

/** Formats a duration in its two largest units. */
function lengthOf(seconds) {
  const parts = [
    [Math.floor(seconds / 86_400), 'd'],
    [Math.floor(seconds / 3600) % 24, 'h'],
    [Math.floor(seconds / 60) % 60, 'min'],
    [Math.floor(seconds) % 60, 's'],
  ];
  const first = parts.findIndex(([count]) => count > 0);
  if (first < 0) return '0 s';
  return parts
    .slice(first, first + 2)
    .filter(([count]) => count > 0)
    .map(([count, unit]) => `${count} ${unit}`)
    .join(' ');
}

const counted = (count, one) => `${count} ${one}${count === 1 ? '' : 's'}`;

/** Formats a route's name, such as `slotGames`, as words. */
const pageName = (route) =>
  route
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/^./, (letter) => letter.toUpperCase());

function factsOf({ beatAt, report, enrolled }, now, config) {
  if (!beatAt) return [];
  const runs = report.config ? `Version ${report.config}` : "The site's own";
  const refused =
    report.configSeen && report.configSeen !== report.config ? `, ${report.configSeen} refused` : '';
  const due =
    enrolled && config && report.configSeen !== config.version ? `, ${config.version} not seen yet` : '';
  return [
    ['Last heartbeat', `${lengthOf((now - beatAt) / 1000)} ago${enrolled ? '' : ', not signed'}`],
    ['Shows', report.page ? pageName(report.page) : 'No page'],
    ['Running for', lengthOf(report.uptime)],
    ...(enrolled
      ? [
          ['Screen changed', report.painted === null ? 'Not yet' : `${lengthOf(report.painted)} before that`],
          ['Restarts', `${report.restarts}, ${counted(report.reloads, 'page reload')}`],
          ['Configuration', runs + refused + due],
        ]
      : []),
    ['Build', report.build ? report.build.split('/').at(-1) : 'Unknown'],
  ];
}

const orders = {
  reload: 'Reload',
  restart: 'Restart',
  signOut: 'Log out',
  refresh: 'Refresh',
  exit: 'Exit',
};

const outcomes = {
  done: 'done',
  late: 'refused, too late',
  replayed: 'refused, taken before',
  foreign: "refused, another terminal's",
  forged: 'refused, not signed by you',
  unable: 'refused, cannot be done',
};

const outcomeOf = ({ outcome, expires_at }, now) =>
  outcomes[outcome] ?? (outcome || expires_at > now ? 'waits' : 'not taken in time');

const line = (at, text) =>
  element(
    'li',
    {},
    element('time', { dateTime: new Date(at).toISOString(), textContent: timeOf(at) }),
    element('span', { textContent: text }),
  );

/** Formats a command and its text. */
const askedOf = ({ what, text, seconds }) => {
  if (what !== 'message') return orders[what];
  return text ? `Message \u201c${text}\u201d for ${lengthOf(seconds)}` : 'Message taken away';
};

/** Creates the form for a message on the terminal's screen. */
function messageForm(name, send) {
  const text = element('input', { name: 'text', maxLength: 160, autocomplete: 'off', required: true });
  const seconds = element(
    'select',
    { name: 'seconds' },
    ...[60, 300, 900, 3600].map((each) => element('option', { value: each, textContent: lengthOf(each) })),
  );
  const away = element('button', { type: 'button', className: 'quiet-button', textContent: 'Take away' });
  away.setAttribute('aria-label', `Take away the message: ${name}`);
  away.addEventListener('click', () => void send('', 60));
  const form = element(
    'form',
    { className: 'add' },
    element('label', { className: 'field' }, element('span', { textContent: `Text for ${name}` }), text),
    element('label', { className: 'field' }, element('span', { textContent: 'For' }), seconds),
    element(
      'div',
      { className: 'acts' },
      element('button', { className: 'button', textContent: 'Show' }),
      away,
    ),
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void send(text.value, Number(seconds.value));
    form.reset();
  });
  return element('details', {}, element('summary', { textContent: 'Message' }), form);
}

/** Creates the card of a terminal once and updates it in place, so that focus and open parts stay. */
export function terminalCard({ id, name }, act) {
  const state = element('p', { className: 'card__state' });
  const problem = element('p', { className: 'card__problem' });
  const isPage = element('span', {
    textContent: 'A page without a supervisor: the desk sees it, and cannot control it. ',
  });
  const hint = element(
    'p',
    { className: 'note' },
    isPage,
    'Enrol its machine with a new key, or ',
    element('a', {
      href: `/kiosk/?terminal=${encodeURIComponent(id)}`,
      textContent: 'open it in this browser',
    }),
    '.',
  );
  const facts = element('dl', { className: 'facts' });
  const acts = element('div', { className: 'acts' });
  const events = element('ol', { className: 'lines' });
  const commands = element('ol', { className: 'lines' });
  const title = element('h3', { className: 'card__name' }, element('bdi', { textContent: name }));
  const button = (label, what) => {
    const made = element('button', { type: 'button', className: 'quiet-button', textContent: label });
    made.setAttribute('aria-label', `${label}: ${name}`);
    made.addEventListener('click', () => void act(what, id));
    return made;
  };
  const ofSupervisor = [
    button('Reload', 'reload'),
    button('Restart', 'restart'),
    button('Log out', 'signOut'),
    button('Refresh', 'refresh'),
  ];
  acts.append(...ofSupervisor, button('New key', 'key'));
  const message = messageForm(name, (text, seconds) => act('message', id, { text, seconds }));
  const happened = element('details', {}, element('summary', { textContent: 'Latest events' }), events);
  const given = element('details', {}, element('summary', { textContent: 'Commands' }), commands);
  const card = element(
    'li',
    { className: 'card' },
    element('div', { className: 'card__head' }, title, element('code', { textContent: id }), state),
    problem,
    facts,
    hint,
    acts,
    element('div', { className: 'card__more' }, message, given, happened),
  );

  const update = (terminal, now, config) => {
    const [text, tone] = stateOf(terminal, now);
    state.textContent = text;
    state.dataset.tone = tone;
    const [why, problemTone] = problemOf(terminal, now, timeOf) ?? [''];
    problem.hidden = !why;
    problem.textContent = why;
    problem.dataset.tone = problemTone;
    hint.hidden = terminal.enrolled;
    isPage.hidden = !terminal.beatAt;
    facts.replaceChildren(
      ...factsOf(terminal, now, config).flatMap(([term, value]) => [
        element('dt', { textContent: term }),
        element('dd', {}, element('bdi', { textContent: value })),
      ]),
    );
    for (const each of [...ofSupervisor, message]) each.hidden = !terminal.enrolled;
    given.hidden = terminal.commands.length === 0;
    happened.hidden = terminal.events.length === 0;
    commands.replaceChildren(
      ...terminal.commands.map((each) =>
        line(each.given_at, `${askedOf(each)}, ${each.given_by}: ${outcomeOf(each, now)}`),
      ),
    );
    events.replaceChildren(
      ...terminal.events.map(({ at, what, staff }) => line(at, staff ? `${what}, ${staff}` : what)),
    );
  };
  return { card, update };
}
