import { languageOf, wordsOf } from './chat-words.js';
import { findAnswer } from './find-answer.js';

/** Milliseconds for which an agent types. */
const TYPING = 900;
/** Milliseconds until the page asks for agents and answers again after a failure. */
const RETRY = 3000;
const MAX_NAMED = 3;

const query = new URLSearchParams(location.search);
const language = languageOf([query.get('language'), siteLanguage(), ...navigator.languages]);
const words = wordsOf(language);
const locale = language.toLowerCase();
const times = new Intl.DateTimeFormat(locale, { timeStyle: 'short', numberingSystem: 'latn' });
const part = (id) => document.getElementById(id);
const [log, input, typing] = [part('log'), part('input'), part('typing')];

let agents = [];
let answers = [];
/** Messages that wait for their reply. */
const waiting = [];

/** Returns the language that was chosen on the site of this origin. */
function siteLanguage() {
  try {
    return localStorage.getItem('MC_LANGUAGE');
  } catch {
    return null;
  }
}

function element(name, className, text = '') {
  const made = document.createElement(name);
  made.className = className;
  made.textContent = text;
  return made;
}

function portrait({ picture }, className) {
  const image = element('img', className);
  image.src = picture;
  image.alt = '';
  return image;
}

/** Adds a message of an agent, or of the player if there is none. */
function add(paragraphs, agent) {
  const at = new Date();
  const message = element('article', agent ? 'message' : 'message message--mine');
  const head = element('p', 'message__head');
  const time = element('time', '', times.format(at));
  time.dateTime = at.toISOString();
  time.dir = 'auto';
  head.append(element('bdi', agent ? '' : 'unseen', agent?.name ?? words.you), ' ', time);
  const bubble = element('div', 'message__bubble');
  bubble.dir = 'auto';
  bubble.append(...paragraphs.map((text) => element('p', '', text)));
  message.append(...(agent?.picture ? [portrait(agent, 'message__picture')] : []), head, bubble);
  log.append(message);
  // A long answer begins below the header; the document's end limits how far a short one moves.
  message.scrollIntoView();
}

function showEnd() {
  scrollTo({ top: document.documentElement.scrollHeight });
}

/** Adds a message of the player, and later the reply to it. */
function send(text) {
  add([text]);
  if (waiting.push(text) === 1) typeReply();
}

function typeReply() {
  const agent = agents[0] ?? { name: words.title };
  typing.hidden = false;
  part('typist').textContent = words.typing.replace('{name}', agent.name);
  showEnd();
  setTimeout(() => {
    typing.hidden = true;
    part('typist').textContent = '';
    add(findAnswer(waiting.shift(), answers, locale)?.paragraphs ?? [words.unknown], agent);
    if (waiting.length) typeReply();
  }, TYPING);
}

/** Shows who is online, their greeting and the questions with a button. */
function open() {
  const names = new Intl.ListFormat(locale, { type: 'unit' }).format(
    agents.slice(0, MAX_NAMED).map(({ name }) => name),
  );
  part('online').textContent = words.online.replace('{names}', names);
  part('people').append(...agents.slice(0, MAX_NAMED).map((agent) => portrait(agent, 'people__picture')));
  add([words.hello], agents[0]);
  for (const { question } of answers.filter(({ frequent }) => frequent)) {
    const button = element('button', 'question', question);
    button.type = 'button';
    button.addEventListener('click', () => send(question));
    const item = document.createElement('li');
    item.append(button);
    part('questions').append(item);
  }
  part('form').hidden = false;
  showEnd();
}

async function load() {
  try {
    const answer = await fetch(`/demo/chat/desk?language=${language}`);
    ({ agents, answers } = await answer.json());
  } catch {
    setTimeout(() => void load(), RETRY);
    return;
  }
  open();
}

document.documentElement.lang = locale;
document.documentElement.dir = language === 'UR' ? 'rtl' : 'ltr';
const title = query.get('title')?.trim().slice(0, 60) || words.title;
document.title = title;
part('title').textContent = title;
for (const id of ['hours', 'note']) part(id).textContent = words[id];
log.setAttribute('aria-label', words.conversation);
part('questions').setAttribute('aria-label', words.questions);
part('label').textContent = words.message;
input.placeholder = words.message;
part('send').setAttribute('aria-label', words.send);
const colour = query.get('headerColor') ?? '';
if (/^#[0-9a-f]{6}$/i.test(colour)) part('head').style.setProperty('--head', colour);

// An open redirect would let anyone link from here: only addresses of this origin.
const target = URL.canParse(query.get('backUrl') ?? '') ? new URL(query.get('backUrl')) : undefined;
if (target?.origin === location.origin) {
  const link = part('back');
  link.href = target.href;
  part('back-text').textContent = words.back;
  link.hidden = false;
}

part('form').addEventListener('submit', (event) => {
  event.preventDefault();
  const text = input.value.trim();
  input.value = '';
  input.focus();
  if (text) send(text);
});
void load();
