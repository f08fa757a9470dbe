/** Shared functions of the back office pages: requests, messages, login and logout. */

export const part = (id) => document.getElementById(id);

export const NO_ANSWER = 'The desk does not answer. Try again.';
const signIn = part('sign-in');

/** Shows a message and announces it to screen readers, once per change. */
export function say(text) {
  if (part('state').textContent !== text) part('state').textContent = text;
}

/** Returns whether no message of an action is visible; background messages must not replace those. */
export const hasNoMessage = () => ['', 'Loading', NO_ANSWER].includes(part('state').textContent);

/**
 * Connects a page to its API at `at`. `problems` maps the gateway's error codes to messages, `load` renders
 * the data, and `close` removes them.
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
    // Removes the data from the page, so that the next person finds none.
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
    showOpen: () => show(true),
    async start() {
      const { body } = await ask('/session');
      if (body.error) say(NO_ANSWER);
      else if (body.subject) await load();
      else showSignIn();
    },
  };
}
