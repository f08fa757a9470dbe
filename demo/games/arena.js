import { draw, picture } from './drawing.js';
import { part } from './parts.js';
import { plumagesOf, rooster } from './rooster.js';

/** Milliseconds for which a result is shown before the next fight. */
const SHOWN = 5_000;
/** Milliseconds of a fight. */
const FIGHT = 1_500;
/** Options by the outcomes of the site's list. */
const OPTIONS = { home: 'meron', draw: 'draw', away: 'wala' };
const COLOURS = { meron: '#d3323f', wala: '#2f6fd6' };

const stop = (colour, offset) => draw('stop', { 'stop-color': colour, offset });

/** A row of people in the stand, as heads and shoulders in the dark. */
const crowd = (y, from, colour) =>
  draw(
    'g',
    { fill: colour },
    ...Array.from({ length: 22 }, (_, index) => {
      const x = from + index * 24;
      const high = (index * 7) % 5;
      return draw('path', {
        d: `M${x - 11} ${y + 20}c0 -11 5 -14 11 -14s11 3 11 14zM${x} ${y - 7 + high}a6.5 6.5 0 1 1 -.01 0z`,
      });
    }),
  );

/** A lamp with its cone of light. */
const lamp = (x) => [
  draw('path', { d: `M${x - 9} 26L${x - 74} 236H${x + 74}L${x + 9} 26z`, fill: 'url(#arena-light)' }),
  draw('path', { d: `M${x} 0V16M${x - 13} 27c0 -15 26 -15 26 0z`, stroke: '#1a0f0a', fill: '#e8b75a' }),
];

/** A side's mat on the sand, which is lit when its bird wins. */
const mat = (x, side) =>
  draw(
    'g',
    { class: `arena__mat arena__mat--${side}` },
    draw('ellipse', { class: 'arena__glow', cx: x, cy: 224, rx: 84, ry: 20, fill: '#ffe6a3' }),
    draw('ellipse', { cx: x, cy: 224, rx: 70, ry: 13, fill: COLOURS[side], 'fill-opacity': '.55' }),
    draw('ellipse', {
      cx: x,
      cy: 224,
      rx: 70,
      ry: 13,
      fill: 'none',
      stroke: '#ffe9c2',
      'stroke-opacity': '.7',
      'stroke-width': 1.5,
    }),
  );

function scene(birds) {
  const element = picture(
    'arena',
    480,
    // The cloth covers the lowest sand.
    280,
    draw(
      'defs',
      {},
      draw('linearGradient', { id: 'arena-wall', x2: 0, y2: 1 }, stop('#2a1016', 0), stop('#5a2a1c', 1)),
      draw('radialGradient', { id: 'arena-sand' }, stop('#e9bf7c', 0), stop('#a8703a', 1)),
      draw(
        'linearGradient',
        { id: 'arena-light', x2: 0, y2: 1 },
        draw('stop', { 'stop-color': '#ffdf9a', 'stop-opacity': '.34' }),
        draw('stop', { 'stop-color': '#ffdf9a', 'stop-opacity': 0, offset: 1 }),
      ),
    ),
    draw('path', { d: 'M0 0H480V250H0z', fill: 'url(#arena-wall)' }),
    draw('path', { d: 'M0 60H480M0 94H480', stroke: '#1a0a0c', 'stroke-width': 3 }),
    crowd(44, -6, '#40191b'),
    crowd(78, 6, '#33130f'),
    crowd(112, -6, '#260d0b'),
    // The boards around the ring, behind and at both ends.
    draw('path', { d: 'M0 138C120 124 360 124 480 138V186H0z', fill: '#7a3f1c' }),
    draw('path', {
      d: 'M0 138C120 124 360 124 480 138M0 160C120 146 360 146 480 160',
      fill: 'none',
      stroke: '#e8b75a',
      'stroke-width': 2.5,
    }),
    draw('path', {
      d: Array.from({ length: 15 }, (_, index) => `M${16 + index * 32} 128V186`).join(''),
      stroke: '#4f2410',
      'stroke-width': 2,
    }),
    draw('ellipse', { cx: 240, cy: 238, rx: 330, ry: 74, fill: 'url(#arena-sand)' }),
    draw('ellipse', {
      cx: 240,
      cy: 222,
      rx: 196,
      ry: 30,
      fill: 'none',
      stroke: '#fff3d6',
      'stroke-opacity': '.55',
      'stroke-width': 2,
      'stroke-dasharray': '14 10',
    }),
    ...lamp(140),
    ...lamp(340),
    mat(158, 'meron'),
    mat(322, 'wala'),
    birds,
  );
  element.setAttribute('preserveAspectRatio', 'xMidYMax slice');
  return element;
}

/** A side's plate: its name, and its bird's. */
function plate(side, words) {
  const bird = part('bdi', 'arena__bird');
  const element = part('p', `side side--${side}`, part('strong', 'side__name', words[side]), bird);
  return { element, bird };
}

/**
 * Renders the arena of cockfights: two birds, the sides' plates and the number of the fight. `showOdds` gets the odds
 * of a fight by option; `onNext` is called when the next fight follows a result by itself. A result keeps the odds that
 * it was paid by until the next fight is shown or chosen.
 */
export function arena({ fights }, asked, words, showOdds, onNext) {
  const birds = draw('g', { class: 'arena__birds' });
  const picture = scene(birds);
  const [meron, wala] = ['meron', 'wala'].map((side) => plate(side, words));
  const number = part('strong', 'arena__number');
  const league = part('bdi', 'arena__league');
  const board = part('p', 'side side--board arena__fight', number, league);
  const rows = part('div', 'cloth__sides', meron.element, board, wala.element);
  const index = fights.findIndex(({ id }) => id === asked.match);
  let current = Math.max(0, index);
  let timer;

  // After a result, bets are on the next fight.
  const following = () => (current + 1) % fights.length;
  const betOn = () => fights[timer ? following() : current];
  const showBets = () =>
    showOdds(
      Object.fromEntries(Object.entries(betOn().odds).map(([outcome, odd]) => [OPTIONS[outcome], odd])),
    );
  const showWinner = (fallen) => {
    for (const [side, { element }] of Object.entries({ meron, wala })) {
      element.classList.toggle('side--won', side === fallen);
      picture.querySelector(`.arena__mat--${side}`).classList.toggle('arena__mat--won', side === fallen);
    }
    board.classList.toggle('side--won', fallen === 'draw');
    birds.dataset.won = fallen ?? '';
  };
  const showFight = () => {
    const fight = fights[current];
    meron.bird.textContent = fight.meron;
    wala.bird.textContent = fight.wala;
    number.textContent = words.fight.replace('*', fight.number);
    league.textContent = fight.competition;
    const [meronPlumage, walaPlumage] = plumagesOf(fight.meron, fight.wala);
    const left = draw('g', { transform: 'translate(98 108)' }, rooster(meronPlumage, COLOURS.meron));
    const right = draw(
      'g',
      { transform: 'translate(382 108) scale(-1 1)' },
      rooster(walaPlumage, COLOURS.wala),
    );
    birds.replaceChildren(left, right);
    showWinner();
    showBets();
  };
  const next = () => {
    clearTimeout(timer);
    timer = undefined;
    current = following();
    showFight();
  };
  showFight();
  return {
    /** The option that the player chose on the site. */
    chosen: index < 0 ? undefined : OPTIONS[asked.outcome],
    studio: (...more) => part('div', 'studio studio--arena', picture, ...more),
    element: part('div', 'cloth cloth--arena', rows),
    choice: () => ({ fixture: betOn().id }),
    /** A choice is for the fight that takes bets. */
    choose: showBets,
    /** A bet is on the next fight, as soon as one has a result. */
    begin: () => timer && next(),
    move() {
      birds.dataset.won = 'fighting';
      return FIGHT;
    },
    show({ fallen }) {
      showWinner(fallen);
      number.textContent = fallen === 'draw' ? words.draw : words.birdWins.replace('*', words[fallen]);
      timer = setTimeout(() => {
        next();
        onNext();
      }, SHOWN);
    },
  };
}
