import { ball } from './ball.js';
import { part, twoDigits } from './parts.js';

const DIGITS = [...'0123456789'];

function button(className, text, onPress) {
  const element = part('button', className, text);
  element.type = 'button';
  element.addEventListener('click', onPress);
  return element;
}

/** Moves the focus in a grid of buttons by arrow keys. Only one of them is in the tab order. */
function followArrows(grid, buttons) {
  const focus = (index) => {
    const next = buttons[Math.max(0, Math.min(buttons.length - 1, index))];
    for (const one of buttons) one.tabIndex = one === next ? 0 : -1;
    return next;
  };
  focus(0);
  grid.addEventListener('focusin', ({ target }) => focus(buttons.indexOf(target.closest('button'))));
  grid.addEventListener('keydown', (event) => {
    const columns = buttons.filter(({ offsetTop }) => offsetTop === buttons[0].offsetTop).length;
    const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns }[event.key];
    if (!step) return;
    event.preventDefault();
    focus(buttons.indexOf(document.activeElement) + step).focus();
  });
}

/** Renders balls that the player takes and puts back. */
function ballField({ count, of }, changed) {
  const chosen = new Set();
  const buttons = Array.from({ length: of }, (_, index) => {
    const number = twoDigits(index + 1);
    const one = button('pick', ball(number, 'balls'), () => {
      if (!chosen.delete(number) && chosen.size < count) chosen.add(number);
      changed();
    });
    return one;
  });
  const grid = part('div', of === 36 ? 'picks picks--square' : 'picks', ...buttons);
  grid.dir = 'ltr';
  followArrows(grid, buttons);
  return {
    element: grid,
    chosen: () => [...chosen].sort((a, b) => Number(a) - Number(b)),
    clear: () => chosen.clear(),
    fill() {
      chosen.clear();
      const left = buttons.map((_, index) => twoDigits(index + 1));
      while (chosen.size < count) chosen.add(left.splice(Math.floor(Math.random() * left.length), 1)[0]);
    },
    show() {
      for (const one of buttons) {
        const isChosen = chosen.has(one.textContent);
        one.setAttribute('aria-pressed', isChosen);
        // Stays in reach of the keyboard, so it is not disabled.
        one.setAttribute('aria-disabled', !isChosen && chosen.size >= count);
      }
    },
  };
}

/** Renders places for digits, and keys that fill the current one. */
function digitField({ count }, changed) {
  const digits = Array(count).fill('');
  const faces = digits.map(() => part('bdi', 'place-digit__face'));
  const inputs = digits.map((_, index) => {
    const input = document.createElement('input');
    input.type = 'radio';
    input.name = 'place-digit';
    input.checked = index === 0;
    return input;
  });
  const current = () => inputs.findIndex(({ checked }) => checked);
  const slots = part(
    'div',
    'place-digits',
    ...inputs.map((input, index) => part('label', 'place-digit', input, faces[index])),
  );
  slots.dir = 'ltr';
  slots.addEventListener('change', changed);
  const keys = DIGITS.map((digit) =>
    button('pick pick--digit', ball(digit, 'digits'), () => {
      const at = current();
      digits[at] = digits[at] === digit ? '' : digit;
      const next = digits.indexOf('', at) < 0 ? digits.indexOf('') : digits.indexOf('', at);
      if (digits[at] && next >= 0) inputs[next].checked = true;
      changed();
    }),
  );
  const pad = part('div', 'picks picks--digits', ...keys);
  pad.dir = 'ltr';
  pad.setAttribute('role', 'group');
  followArrows(pad, keys);
  return {
    element: part('div', 'digit-field', slots, pad),
    chosen: () => digits.filter(Boolean),
    clear() {
      digits.fill('');
      inputs[0].checked = true;
    },
    fill: () =>
      digits.forEach((_, index) => {
        digits[index] = String(Math.floor(Math.random() * 10));
      }),
    show() {
      digits.forEach((digit, index) => {
        faces[index].textContent = digit || '–';
        inputs[index].setAttribute('aria-label', `${index + 1} / ${count}: ${digit || '–'}`);
      });
      pad.setAttribute('aria-label', `${current() + 1} / ${count}`);
      for (const key of keys) key.setAttribute('aria-pressed', key.textContent === digits[current()]);
    },
  };
}

/** Renders a ticket to fill in, with a quick pick. `onChange` follows each choice. */
export function ticket(form, words, onChange) {
  const sum = part('bdi', 'paper__count');
  const field = form.kind === 'digits' ? digitField(form, show) : ballField(form, show);
  const legend = part('legend', 'paper__title', words.pick.replace('*', form.count));
  const quick = button('paper__tool paper__tool--quick', words.quick, () => {
    field.fill();
    show();
  });
  const clear = button('paper__tool', words.clear, () => {
    field.clear();
    show();
    quick.focus();
  });
  function show() {
    const count = field.chosen().length;
    sum.textContent = `${count}/${form.count}`;
    clear.disabled = !count;
    field.show();
    onChange();
  }
  const element = part(
    'fieldset',
    'paper__field',
    legend,
    part('div', 'paper__tools', sum, quick, clear),
    field.element,
  );
  return { element, chosen: field.chosen, show };
}
