import { countUp } from './count-up.js';
import { draw, picture as drawing } from './drawing.js';
import { applyColours, motifOf, pictureAddress } from './motifs.js';
import { pause } from './motion.js';
import { numbersOf, part } from './parts.js';
import { resultOf } from './round-result.js';

/** Symbols of the gateway, the rarest first. */
const SYMBOLS = ['seven', 'crown', 'gem', 'bell', 'koi', 'leaf', 'lantern'];
/** Rows of each payline per reel, in the gateway's order. */
const LINES = [
  [0, 0, 0],
  [1, 1, 1],
  [2, 2, 2],
  [0, 1, 2],
  [2, 1, 0],
];
/** Minimum milliseconds of the first reel's turn, and between the stops of two reels. */
const TURN = 500;
const NEXT = 250;

function imageOf(className, source) {
  const image = new Image(64, 64);
  image.alt = '';
  image.className = className;
  image.src = source;
  return image;
}

/** Renders the winning lines as small pictures of the reels. */
function linesGuide() {
  const pictures = LINES.map((rows) =>
    drawing(
      'line',
      34,
      34,
      ...[0, 1, 2].flatMap((reel) =>
        [0, 1, 2].map((row) =>
          draw('rect', {
            x: 1 + reel * 11,
            y: 1 + row * 11,
            width: 10,
            height: 10,
            rx: 2.5,
            fill: rows[reel] === row ? '#ffc93c' : '#2c3345',
          }),
        ),
      ),
    ),
  );
  for (const one of pictures) one.setAttribute('class', 'lines__one');
  return part('div', 'lines', ...pictures);
}

/** Renders what symbols pay for a stake: three on a line, and two at its start. `pictureOf` renders a symbol. */
function paytable({ paytable: rows, stakes }, pictureOf, amount) {
  const sums = [];
  const sumOf = (count, times) => {
    const sum = part('bdi', 'pays__sum');
    sums.push({ sum, times });
    return part('span', 'pays__count', part('bdi', 'pays__times', `${count}×`), sum);
  };
  const element = part(
    'ul',
    'pays',
    ...rows.map(({ symbol, three, two }) =>
      part(
        'li',
        'pays__one',
        pictureOf(symbol),
        part('span', 'pays__sums', sumOf(3, three), ...(two ? [sumOf(2, two)] : [])),
      ),
    ),
  );
  // Symbols have no names.
  element.setAttribute('aria-hidden', 'true');
  const showStake = (step) => {
    for (const { sum, times } of sums) sum.textContent = amount(Math.round(stakes[step] * times));
  };
  return { element, showStake };
}

/** Renders a sign with the game's name, over its highest prize until its first win, and then its last one. */
function signOf({ game: { name }, topPrize }, words, amount) {
  const title = part('bdi', 'cabinet__title', name);
  title.style.setProperty('--letters', Math.max(8, name.length));
  const won = part('p', 'cabinet__won', `${words.topPrize} `, part('bdi', '', `×${topPrize}`));
  const element = part('div', 'cabinet__sign', title, won);
  // The status line announces the result, and the page has the name.
  element.setAttribute('aria-hidden', 'true');
  return { element, tell: (win) => won.replaceChildren(`${words.lastWin} `, countUp(win, amount)) };
}

/** Renders three reels. `show` spins them until the round's promise resolves, then shows it. */
export function reels(stage, opened, words, amount) {
  const { game } = opened;
  // The cover shows the symbols that its address chooses, without the version in it.
  const number = numbersOf(game.icon.replace(/-\w+(?=\/)/, ''));
  const { motif, pictures, hues } = motifOf(game.ownName);
  document.documentElement.dataset.motif = motif;
  applyColours(game.icon, hues);
  // The cover is the rarest symbol and the motif's best picture the next. Of the others each game has its own choice.
  const [cover, next, ...common] = SYMBOLS;
  const [best, ...others] = pictures;
  const chosen = { [next]: best };
  for (const symbol of common) [chosen[symbol]] = others.splice(number(others.length), 1);
  // The first two reels have different symbols, so no opening position looks like a win.
  const rest = [...SYMBOLS];
  const opening = [];
  while (rest.length) opening.push(...rest.splice(number(rest.length), 1));

  /** Renders a symbol. The cover is in a medal, as it is square and all others are cut out. */
  const symbolOf = (symbol) =>
    symbol === cover
      ? part(
          'span',
          'medal',
          imageOf('medal__cover', game.icon),
          imageOf('medal__rim', pictureAddress('medal')),
        )
      : imageOf('', pictureAddress(chosen[symbol]));

  const frame = document.createElement('div');
  frame.className = 'reels';
  // The status line announces the result.
  frame.setAttribute('aria-hidden', 'true');
  const columns = [0, 1, 2].map((column) => {
    const reel = document.createElement('div');
    reel.className = 'reel';
    for (let row = 0; row < 3; row++) {
      const cell = document.createElement('div');
      cell.className = 'cell';
      cell.append(symbolOf(opening[(column * 3 + row) % opening.length]));
      reel.append(cell);
    }
    frame.append(reel);
    return reel;
  });
  const lines = drawing('lines', 300, 300);
  lines.setAttribute('class', 'reels__lines');
  // Cells can be higher than wide.
  lines.setAttribute('preserveAspectRatio', 'none');
  frame.append(lines);
  const clear = () => {
    frame.classList.remove('reels--won');
    lines.replaceChildren();
  };
  /** Draws a line through the symbols that won. */
  const mark = ({ line, count }) => {
    for (let reel = 0; reel < count; reel++)
      columns[reel].children[LINES[line][reel]].classList.add('cell--win');
    const points = LINES[line].slice(0, count).map((row, reel) => `${50 + reel * 100} ${50 + row * 100}`);
    lines.append(draw('path', { class: 'reels__line', d: `M${points.join('L')}`, pathLength: 1 }));
  };
  const sign = signOf(opened, words, amount);
  const pays = paytable(opened, symbolOf, amount);
  stage.append(part('div', 'cabinet', sign.element, frame));

  return {
    guide: { title: words.lines, element: part('div', 'slot-guide', linesGuide(), pays.element) },
    onStake: pays.showStake,
    ready: () => true,
    choice: () => undefined,
    async show(answer) {
      clear();
      for (const reel of columns) {
        reel.className = 'reel reel--spinning';
        for (const cell of reel.children) cell.classList.remove('cell--win');
      }
      try {
        const [round] = await Promise.all([answer, pause(TURN)]);
        for (const [index, reel] of columns.entries()) {
          round.spin.reels[index].forEach((symbol, row) => {
            reel.children[row].replaceChildren(symbolOf(symbol));
          });
          reel.className = 'reel reel--landed';
          await pause(NEXT);
        }
        round.spin.wins.forEach(mark);
        const isWin = resultOf(round.bet, round.win) === 'win';
        frame.classList.toggle('reels--won', isWin);
        if (isWin) sign.tell(round.win);
        return round;
      } finally {
        for (const reel of columns) reel.classList.remove('reel--spinning');
      }
    },
  };
}
