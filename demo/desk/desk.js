/** What the pages of all desks do alike: ask, say, complain, sign in and out. */

export const part = (id) => document.getElementById(id);

export const NO_ANSWER = 'The desk does not answer. Try again.';
const signIn = part('sign-in');

/** Says something to everybody, screen readers included; once while it stays the same. */
export function say(text) {
  if (part('state').textContent !== text) part('state').textContent = text;
}

/** Whether somebody was told something of their own: what comes by itself leaves that. */
export const saysNothing = () => ['', 'Loading', NO_ANSWER].includes(part('state').textContent);

/**
 * A desk at a path. `problems` says why something cannot be done, by the gateway's code; `load` shows what the desk has,
 * and `close` takes it away.
 */
export function openDesk(at, { problems, load, close }) {
  async function ask(path, body, method = body ? 'POST' : 'GET') {
    try {
      const answer = await fetch(at + path, {
        method,
        ...(body && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
      });
      return { status: answer.status, body: answer.status === 204 ? {} : await answer.json() };
    } catch {
      return { status: 0, body: { error: 'none' } };
    }
  }
  const problemOf = (error) => problems[error] ?? NO_ANSWER;
  const complain = (form, error) => {
    form.querySelector('.problem').textContent = error ? problemOf(error) : '';
  };

  function show(open) {
    signIn.hidden = open;
    part('leave').hidden = !open;
  }
  function showSignIn() {
    close();
    show(false);
    say('');
  }
  async function enter() {
    complain(signIn, '');
    const { status, body } = await ask('/session', Object.fromEntries(new FormData(signIn)));
    if (status !== 200) return complain(signIn, body.error);
    signIn.reset();
    await load();
  }
  async function leave() {
    const { status } = await ask('/session', undefined, 'DELETE');
    if (status !== 204) return say(NO_ANSWER);
    // Nobody who comes after finds anything in the page.
    location.replace(at);
  }

  signIn.addEventListener('submit', (event) => {
    event.preventDefault();
    void enter();
  });
  part('leave').addEventListener('click', () => void leave());

  return {
    ask,
    complain,
    showSignIn,
    /** Shows what the desk has, to who has it open. */
    showOpen: () => show(true),
    async start() {
      const { body } = await ask('/session');
      if (body.error) say(NO_ANSWER);
      else if (body.subject) await load();
      else showSignIn();
    },
  };
}
