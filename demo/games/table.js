import { dealer } from './dealer.js';
import { odd, part } from './parts.js';
import { sceneOf } from './scene.js';

/** Returns the label of an option: `stand17` and `x6` contain a number. */
function nameOf(id, words) {
  if (/^x\d/.test(id)) return `×${id.slice(1)}`;
  return words[id] ?? words[id.replace(/\d+$/, '')].replace('*', id.replace(/\D/g, ''));
}

const lookOf = (piece) => (/[♥♦]|^red$/.test(piece) ? 'piece piece--red' : 'piece');

/** Renders the fields of a table below its scene and the pieces of a round. */
export function table(stage, { options, dealer: host }, words) {
  const scene = sceneOf(options);
  const rows = part('div', 'felt__rows');
  const felt = part('div', 'felt', scene.element, rows);
  const places = part('fieldset', 'match');
  places.append(
    part('legend', 'match__teams', words.place),
    ...options.map(({ id, times }) =>
      odd({ group: 'place', value: id, name: nameOf(id, words), times: (times / 100).toFixed(2) }),
    ),
  );
  const cloth = host ? part('div', 'live', dealer(host), felt) : felt;
  stage.append(part('div', 'slip', cloth, places));
  const picked = () => places.querySelector('input:checked');
  return {
    hint: words.place,
    ready: () => Boolean(picked()),
    choice: () => ({ option: picked().value }),
    tell: ({ win, bet }) => (win === bet ? words.back : undefined),
    async show(answer) {
      const round = await answer;
      if (scene.leaves) scene.element.remove();
      else scene.show(round.shown[0].pieces[0], { option: picked().value });
      rows.replaceChildren(
        ...round.shown.map(({ label, pieces }) =>
          part(
            'p',
            'felt__row',
            part('span', 'felt__label', words[label] ?? label),
            ...pieces.map((piece) => part('bdi', lookOf(piece), words[piece] ?? piece)),
          ),
        ),
      );
      return round;
    },
  };
}
