import { part } from './parts.js';

/** Renders one chip with a value. */
export const chip = (step, text) =>
  part(
    'span',
    `chip chip--${step % 10}${text.length > 3 ? ' chip--long' : ''}`,
    part('bdi', 'chip__value', text),
  );

/** Returns the value that is printed on a chip: thousands as K. */
export function chipText(cents, grouped) {
  const value = cents / 100;
  return value < 1000 ? grouped(value) : `${grouped(value / 1000)}K`;
}

/** Renders the stakes as chips to choose from. */
export function chipRail({ steps, choose }, words, { amount, grouped }) {
  let shown;
  const inputs = steps.map((cents, step) => {
    const input = document.createElement('input');
    input.type = 'radio';
    input.name = 'chip';
    input.setAttribute('aria-label', amount(cents));
    input.addEventListener('change', (event) => {
      event.stopPropagation();
      choose(step);
    });
    return input;
  });
  // A fieldset does not snap when it is scrolled.
  const element = part('div', 'chips');
  element.setAttribute('role', 'radiogroup');
  element.setAttribute('aria-label', words.chips);
  element.append(
    ...inputs.map((input, step) =>
      part('label', 'chips__one', input, chip(step, chipText(steps[step], grouped))),
    ),
  );
  return {
    element,
    show(step, isBusy) {
      if (shown !== undefined && shown !== step)
        inputs[step].scrollIntoView?.({ block: 'nearest', inline: 'center' });
      shown = step;
      inputs[step].checked = true;
      for (const input of inputs) input.disabled = isBusy;
    },
  };
}
