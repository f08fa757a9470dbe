import { draw } from './drawing.js';
import { part } from './parts.js';

/** Milliseconds in which a second tap on what was there before is not a choice. */
const UNREADY = 450;

/** Signs on the buttons: a card more, none, and twice the stake. */
const SIGNS = {
  hit: 'M12 4v16M4 12h16',
  stand: 'M4 12h16',
  double: 'M4 9c0-6 8-6 8-1c0 4-8 7-8 11h8M15 12l6 7M21 12l-6 7',
};

function signOf(kind) {
  const path = draw('path', { d: SIGNS[kind] });
  return draw('svg', { class: 'move__sign', viewBox: '0 0 24 24', 'aria-hidden': 'true' }, path);
}

/** Renders the buttons of a turn of blackjack. */
export function moveButtons(words, amount) {
  const raise = part('bdi', 'move__more');
  const buttons = ['hit', 'stand', 'double'].map((kind) => {
    const label = part('span', 'move__name', words[kind]);
    const button = part('button', `move move--${kind}`, signOf(kind), label);
    button.type = 'button';
    button.value = kind;
    return button;
  });
  const [hit, , double] = buttons;
  double.append(raise);
  const element = part('fieldset', 'moves', part('legend', 'out-of-sight', words.myTurn), ...buttons);
  // Disabled buttons would lose the focus between two cards.
  const enable = (isOn) => {
    for (const button of buttons) button.setAttribute('aria-disabled', String(!isOn));
  };
  enable(false);
  return {
    element,
    /** Resolves to the player's choice, or to nothing after some milliseconds. */
    choose({ bet, you }, left) {
      const readyAt = performance.now() + UNREADY;
      double.hidden = you.pieces.length > 2;
      raise.textContent = `+${amount(bet)}`;
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
