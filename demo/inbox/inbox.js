/** Milliseconds between polls. */
const EVERY = 1500;
/** A code of six digits, or the temporary password at the end of its line. */
const SECRET = /\b\d{6}\b|(?<=password is )\S+/;

const list = document.getElementById('list');
const state = document.getElementById('state');
const filter = document.getElementById('filter');
const template = document.getElementById('message');
const times = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'medium' });

let last = 0;
/** Increases with each change of the filter, so that late responses to the old one are dropped. */
let round = 0;
let timer;

function shown({ kind, recipient, subject, text, at }) {
  const item = template.content.cloneNode(true).firstElementChild;
  const part = (name) => item.querySelector(`.message__${name}`);
  part('kind').textContent = kind === 'sms' ? 'SMS' : 'E-mail';
  part('to').textContent = recipient;
  part('time').textContent = times.format(at);
  part('time').dateTime = new Date(at).toISOString();
  part('subject').textContent = subject;
  part('subject').hidden = !subject;
  part('text').textContent = text;
  const secret = SECRET.exec(text)?.[0];
  const copy = part('copy');
  if (secret && navigator.clipboard) {
    copy.hidden = false;
    copy.textContent = `Copy ${secret}`;
    copy.addEventListener('click', async () => {
      await navigator.clipboard.writeText(secret);
      copy.textContent = 'Copied';
    });
  }
  return item;
}

async function look() {
  const mine = round;
  clearTimeout(timer);
  try {
    const query = new URLSearchParams({ filter: filter.value.trim(), after: String(last) });
    const answer = await fetch(`/demo/inbox/messages?${query}`);
    const { list: messages } = await answer.json();
    if (mine !== round) return;
    const fresh = messages.map(shown);
    list.prepend(...fresh);
    if (fresh.length) last = messages[0].id;
    const count = list.children.length;
    document.getElementById('empty').hidden = count > 0;
    const none = filter.value.trim() ? 'No message to this number or address' : 'No messages yet';
    document.getElementById('empty-title').textContent = none;
    say(count ? `${count} ${count === 1 ? 'message' : 'messages'}` : '');
  } catch {
    if (mine !== round) return;
    say('The demo does not answer. Trying again.');
  }
  timer = setTimeout(() => void look(), EVERY);
}

/** Writes only changes, because screen readers announce them. */
function say(text) {
  if (state.textContent !== text) state.textContent = text;
}

filter.addEventListener('input', () => {
  round++;
  last = 0;
  list.replaceChildren();
  void look();
});
void look();
