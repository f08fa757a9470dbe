import { odd, part } from './parts.js';

/** Returns the label of an option: `stand17` and `x6` contain a number. */
function nameOf(id, words) {
  if (/^x\d/.test(id)) return `×${id.slice(1)}`;
  return words[id] ?? words[id.replace(/\d+$/, '')].replace('*', id.replace(/\D/g, ''));
}

const lookOf = (piece) => (/[♥♦]|^red$/.test(piece) ? 'piece piece--red' : 'piece');

/** Renders the fields of a table, with the pieces of a round above them. */
export function table(stage, options, words) {
  const felt = part('div', 'felt');
  const places = part('fieldset', 'match');
  places.append(
    part('legend', 'match__teams', words.place),
    ...options.map(({ id, times }) =>
      odd({ group: 'place', value: id, name: nameOf(id, words), times: (times / 100).toFixed(2) }),
    ),
  );
  stage.append(part('div', 'slip', felt, places));
  const picked = () => places.querySelector('input:checked');
  return {
    hint: words.place,
    ready: () => Boolean(picked()),
    choice: () => ({ option: picked().value }),
    tell: ({ win, bet }) => (win === bet ? words.back : undefined),
    async show(answer) {
      const round = await answer;
      felt.replaceChildren(
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
