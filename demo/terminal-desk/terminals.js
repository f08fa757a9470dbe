import { hasNoMessage, NO_ANSWER, openDesk, part, say } from '/demo/desk/desk.js';
import { element, terminalCard } from './terminal-card.js';
import { countIn, findTerminals, isHeard } from './terminal-state.js';

const AT = '/demo/terminals';
/** Milliseconds between polls. */
const EVERY = 5_000;
const add = part('add');
const find = part('find');

const problems = {
  wrong: 'This is not the secret.',
  many: 'That was too often. Wait a minute.',
  invalid: 'Something is missing, or too long.',
  taken: 'There is a terminal of this name already, or there are too many.',
  unable: 'This terminal is not enrolled any more.',
};

const venues = new Map();
const cards = new Map();
/** The last report. */
let fleet;
/** Cards shown at first, and by each press of the button. */
const PART = 60;
let most = PART;
let timer;
let announcement;

const { ask, complain, showSignIn, showOpen, start } = openDesk(AT, {
  problems,
  load,
  close() {
    clearTimeout(timer);
    part('fleet').hidden = true;
    part('count').hidden = true;
  },
});

/** Shows the outcome of an action for a few seconds; its card may be far below the page's message. */
function announce(text) {
  say(text);
  clearTimeout(announcement);
  announcement = setTimeout(() => say(''), 8_000);
}

/** Creates a venue's section once, so that unsaved input stays. */
function venuePart({ id, name, config }) {
  const list = element('ul', { className: 'cards' });
  const text = element('textarea', {
    value: config?.text ?? '',
    spellcheck: false,
    maxLength: 32_000,
    required: true,
  });
  const version = element('p', { className: 'note' });
  const told = element('p', { className: 'problem', role: 'alert' });
  const form = element(
    'form',
    { className: 'config' },
    element('label', { className: 'field' }, element('span', { textContent: `kiosk.json of ${name}` }), text),
    version,
    told,
    element('button', { className: 'button', textContent: 'Set' }),
  );
  const set = async () => {
    told.textContent = '';
    try {
      JSON.parse(text.value);
    } catch (error) {
      told.textContent = `This is not JSON: ${error.message}`;
      return;
    }
    const { status, body } = await ask('/fleet/config', { venue: id, text: text.value });
    told.textContent = status === 200 ? '' : (problems[body.error] ?? NO_ANSWER);
    if (status === 200)
      announce(`${name} is set to version ${body.version}. Each terminal takes it when nobody is there.`);
    await load();
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void set();
  });
  const online = element('p', { className: 'note' });
  const box = element(
    'section',
    {},
    element(
      'div',
      { className: 'venue' },
      element('h2', { className: 'venue__name', textContent: name }),
      online,
    ),
    element(
      'details',
      { className: 'part' },
      element('summary', { textContent: `Configuration of ${name}` }),
      form,
    ),
    list,
  );
  part('venues').append(box);
  add.elements.venue.append(element('option', { value: id, textContent: name }));
  return { list, version, online };
}

function showKey(terminal, key) {
  part('key-of').textContent = terminal;
  part('key-line').textContent = `npm run kiosk -- --enrol ${key}`;
  part('key').showModal();
}

async function act(what, terminal, more = {}) {
  if (what === 'key') {
    if (!confirm(`A new key for ${terminal}? The machine that has the old one is no terminal any more.`))
      return;
    const { status, body } = await ask('/fleet/key', { terminal });
    if (status === 200) showKey(terminal, body.key);
    else announce(problems[body.error] ?? NO_ANSWER);
    return load();
  }
  const { status, body } = await ask('/fleet/commands', { terminal, order: what, ...more });
  announce(
    status === 200
      ? `Given to ${terminal}: it is taken with the next heartbeat.`
      : (problems[body.error] ?? NO_ANSWER),
  );
  await load();
}

function show({ now, venues: all, terminals }) {
  for (const venue of all) {
    if (!venues.has(venue.id)) venues.set(venue.id, venuePart(venue));
    const { version } = venue.config ?? {};
    venues.get(venue.id).version.textContent = version
      ? `Version ${version} is set.`
      : "Nothing is set: the site's own kiosk.json holds.";
  }
  fleet = { now, venues: all, terminals };
  showFound();
  showCounts();
}

const sums = [
  ['visit', 'In use'],
  ['idle', 'Free'],
  ['ill', 'Attention'],
].map(([show, name]) => ({ show, name, value: element('dd') }));
part('sums').append(
  ...sums.map(({ name, value }) => element('div', {}, element('dt', { textContent: name }), value)),
);

function showCounts() {
  const { now, venues: all, terminals } = fleet;
  const onlineOf = (some) => `${some.filter((terminal) => isHeard(terminal, now)).length} of ${some.length}`;
  part('count').hidden = false;
  part('count').textContent = `${onlineOf(terminals)} terminals online`;
  for (const { id } of all)
    venues.get(id).online.textContent = `${onlineOf(terminals.filter(({ venue }) => venue === id))} online`;
  for (const { show, value } of sums) value.textContent = countIn(terminals, now, show);
}

/** Shows the terminals that are searched for, in parts, because there may be hundreds. */
function showFound() {
  const { now, venues: all, terminals } = fleet;
  const found = findTerminals(terminals, all, now, Object.fromEntries(new FormData(find)));
  const listed = found.slice(0, most);
  for (const terminal of listed) {
    if (!cards.has(terminal.id)) cards.set(terminal.id, terminalCard(terminal, act));
  }
  for (const { id, config } of all) {
    const own = listed.filter(({ venue }) => venue === id);
    const { list } = venues.get(id);
    const elements = own.map((terminal) => cards.get(terminal.id).card);
    // Moving a card would end what someone types in it.
    if (elements.length !== list.children.length || elements.some((each, at) => each !== list.children[at]))
      list.replaceChildren(...elements);
    for (const terminal of own) cards.get(terminal.id).update(terminal, now, config);
  }
  const text =
    listed.length === terminals.length ? '' : `${listed.length} of ${found.length} found terminals are shown`;
  if (part('found').textContent !== text) part('found').textContent = text;
  part('more').hidden = listed.length === found.length;
}

async function load() {
  clearTimeout(timer);
  const { status, body } = await ask('/fleet/report');
  if (status === 401) return showSignIn();
  // Scheduled first, so that an error below does not stop the polling.
  timer = setTimeout(() => void load(), EVERY);
  if (status !== 200) return say(NO_ANSWER);
  if (hasNoMessage()) say('');
  part('fleet').hidden = false;
  showOpen();
  show(body);
}

async function addTerminal() {
  complain(add, '');
  const terminal = Object.fromEntries(new FormData(add));
  const { status, body } = await ask('/fleet/terminals', terminal);
  if (status !== 200) return complain(add, body.error);
  add.reset();
  showKey(terminal.id, body.key);
  await load();
}

find.addEventListener('input', () => {
  most = PART;
  showFound();
});
part('more').addEventListener('click', () => {
  most += PART;
  showFound();
});
find.addEventListener('submit', (event) => event.preventDefault());
part('key-close').addEventListener('click', () => part('key').close());
add.addEventListener('submit', (event) => {
  event.preventDefault();
  void addTerminal();
});

await start();
