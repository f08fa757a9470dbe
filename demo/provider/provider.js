const ticket = new URLSearchParams(location.search).get('ticket') ?? '';
const check = document.querySelector('#check');
const none = document.querySelector('#none');
const problem = document.querySelector('.problem');

check.hidden = !ticket;
none.hidden = Boolean(ticket);

for (const button of document.querySelectorAll('[data-verified]')) {
  button.addEventListener('click', () => void end(button.dataset.verified === 'true'));
}

async function end(verified) {
  const answer = await fetch('/demo/provider/answer', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ticket, verified }),
  }).catch(() => undefined);
  if (!answer?.ok) {
    problem.textContent = 'This check is over. Begin it again on the site.';
    return;
  }
  const { backUrl } = await answer.json();
  location.replace(backUrl);
}
