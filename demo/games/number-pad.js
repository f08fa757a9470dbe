import { part } from './parts.js';

const KEYS = [...'123456789.0', '⌫'];

/** Whether the player has no keyboard: a terminal names the iframe of its games so. */
const isTerminal = () => window.name === 'terminal';

function press(field, key) {
  const { selectionStart: start, selectionEnd: end } = field;
  if (key !== '⌫') field.setRangeText(key, start, end, 'end');
  else field.setRangeText('', start === end ? Math.max(0, start - 1) : start, end, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Renders keys for a field of an amount, which are shown while it has the focus. Returns nothing where there is a keyboard. */
export function numberPad(field, words) {
  if (!isTerminal()) return '';
  field.inputMode = 'none';
  const keyOf = (key, onPress) => {
    const button = part('button', 'pad__key', key);
    button.type = 'button';
    if (key === '⌫') button.setAttribute('aria-label', words.deleteDigit);
    // The field keeps the focus.
    button.addEventListener('pointerdown', (event) => event.preventDefault());
    button.addEventListener('click', onPress);
    return button;
  };
  const done = keyOf(words.done, () => {
    pad.hidden = true;
    field.blur();
  });
  done.classList.add('pad__key--done');
  const keys = KEYS.map((key) => keyOf(key, () => press(field, key)));
  const pad = part('div', 'pad', ...keys, done);
  pad.setAttribute('role', 'group');
  pad.setAttribute('aria-label', words.stake);
  pad.hidden = true;
  const show = () => {
    if (!pad.hidden) return;
    pad.hidden = false;
    // The first digit replaces the stake.
    field.select();
  };
  field.addEventListener('click', show);
  field.addEventListener('focus', show);
  return pad;
}
