import { draw } from './drawing.js';
import { part } from './parts.js';

/** Milliseconds in which a second tap on what was there before is not a choice. */
const UNREADY = 450;

/** Signs on the buttons: a card more, none, twice the stake, and two hands. */
const SIGNS = {
  hit: 'M12 4v16M4 12h16',
  stand: 'M4 12h16',
  split: 'M12 3v5M12 8C12 13 5 11 5 17M12 8C12 13 19 11 19 17M2 14l3 4 3-4M16 14l3 4 3-4',
  double: 'M4 9c0-6 8-6 8-1c0 4-8 7-8 11h8M15 12l6 7M21 12l-6 7',
};

function signOf(kind) {
  const path = draw('path', { d: SIGNS[kind] });
  return draw('svg', { class: 'move__sign', viewBox: '0 0 24 24', 'aria-hidden': 'true' }, path);
}

/** Renders the buttons of a turn of blackjack. */
export function moveButtons(words, amount) {
  const raises = [];
  const buttons = ['hit', 'stand', 'double', 'split'].map((kind) => {
    const label = part('span', 'move__name', words[kind]);
    const button = part('button', `move move--${kind}`, signOf(kind), label);
    button.type = 'button';
    button.value = kind;
    if (kind !== 'double' && kind !== 'split') return button;
    const raise = part('bdi', 'move__more');
    button.append(raise);
    raises.push(raise);
    return button;
  });
  const [hit] = buttons;
  const element = part('fieldset', 'moves', part('legend', 'out-of-sight', words.myTurn), ...buttons);
  // Disabled buttons would lose the focus between two cards.
  const enable = (isOn) => {
    for (const button of buttons) button.setAttribute('aria-disabled', String(!isOn));
  };
  enable(false);
  return {
    element,
    /** Resolves to the player's choice, or to nothing after some milliseconds. */
    choose({ moves, stake }, left) {
      const readyAt = performance.now() + UNREADY;
      for (const button of buttons) button.hidden = !moves.includes(button.value);
      for (const raise of raises) raise.textContent = `+${amount(stake)}`;
      element.dataset.count = String(moves.length);
      enable(true);
      // Not from a part of the page that the player is in.
      if (document.activeElement === document.body || element.parentElement?.contains(document.activeElement))
        if (!element.contains(document.activeElement)) hit.focus({ preventScroll: true });
      return new Promise((resolve) => {
        const end = (kind) => {
          clearTimeout(timeout);
          element.removeEventListener('click', choose);
          enable(false);
          resolve(kind);
        };
        const choose = ({ target }) => {
          const button = target.closest('button');
          if (button && performance.now() >= readyAt) end(button.value);
        };
        const timeout = setTimeout(end, left);
        element.addEventListener('click', choose);
      });
    },
  };
}
