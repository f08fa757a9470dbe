import { liveTable } from './live-table.js';
import { odd, part } from './parts.js';
import { piece } from './pieces.js';
import { sceneOf } from './scene.js';
import { seats } from './seats.js';

/** Returns the label of an option: `stand17` and `x6` contain a number. */
function nameOf(id, words) {
  if (/^x\d/.test(id)) return `×${id.slice(1)}`;
  return words[id] ?? words[id.replace(/\d+$/, '')].replace('*', id.replace(/\D/g, ''));
}

/** Renders the scene above the pieces of a round. */
function cloth(options, words, amount) {
  const scene = sceneOf(options);
  const rows = part('div', 'felt__rows');
  const element = part('div', 'felt', scene.element);
  if (!scene.isComplete) element.append(rows);
  return {
    element,
    choose: (option) => scene.aim?.(option),
    show({ shown, win }, option) {
      if (scene.leaves) scene.element.remove();
      else scene.show(shown[0].pieces[0], { option, prize: win ? amount(win) : '' });
      rows.replaceChildren(
        ...shown.map(({ label, pieces }) =>
          part(
            'p',
            'felt__row',
            part('span', 'felt__label', words[label] ?? label),
            ...pieces.map((text) => piece(text, words)),
          ),
        ),
      );
    },
  };
}

/** Renders the fields of a table below the table. */
export function table(stage, opened, around) {
  const { options, dealer: host } = opened;
  const { words, amount } = around;
  if (host) return liveTable(stage, opened, (id) => nameOf(id, words), around);
  const isDuel = options.length === 2 && options.every(({ id }) => id === 'left' || id === 'right');
  const view = isDuel ? seats(words, amount) : cloth(options, words, amount);
  const felt = isDuel ? part('div', 'felt felt--seats', view.element) : view.element;
  const places = part('fieldset', 'match');
  places.append(
    part('legend', 'match__teams', words.place),
    ...options.map(({ id, times }) =>
      odd({ group: 'place', value: id, name: nameOf(id, words), times: (times / 100).toFixed(2) }),
    ),
  );
  stage.append(part('div', 'slip slip--table', felt, places));
  const picked = () => places.querySelector('input:checked');
  places.addEventListener('change', () => view.choose(picked().value));
  return {
    hint: words.place,
    ready: () => Boolean(picked()),
    choice: () => ({ option: picked().value }),
    tell: ({ win, bet }) => (win === bet ? words.back : undefined),
    async show(answer) {
      const round = await answer;
      view.show(round, picked().value);
      return round;
    },
  };
}
