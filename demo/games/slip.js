import { odd, part } from './parts.js';

const OUTCOMES = ['home', 'draw', 'away'];

/** Returns the score of a match, with a dash for a side that has not played yet; empty without a score. */
const boardOf = (shown) => (shown.some(Boolean) ? shown.map((side) => side || '–').join(' : ') : '');

/** Renders the matches of a bet slip, the asked one first; the player chooses one outcome of one match. */
export function slip(stage, all, words, asked) {
  const first = all.filter(({ id }) => id === asked.match);
  const fixtures = [...first, ...all.filter((fixture) => !first.includes(fixture))];
  const list = document.createElement('div');
  list.className = 'slip';
  const scores = new Map();
  for (const fixture of fixtures) {
    const match = document.createElement('fieldset');
    match.className = 'match';
    const teams = document.createElement('legend');
    teams.className = 'match__teams';
    const score = document.createElement('bdi');
    score.className = 'match__score';
    const names = document.createElement('bdi');
    names.textContent = `${fixture.home} – ${fixture.away}`;
    // Home first, as in the names, in every language.
    score.dir = 'ltr';
    score.textContent = boardOf(fixture.progress?.shown ?? []);
    // A space within an isolate is at its end, which can be the other side of the line.
    teams.append(names, ' ', score);
    scores.set(fixture.id, score);
    match.append(
      teams,
      ...OUTCOMES.filter((outcome) => fixture.odds[outcome]).map((outcome) =>
        odd({
          group: 'outcome',
          value: outcome,
          name: words[outcome],
          times: (fixture.odds[outcome] / 100).toFixed(2),
          data: { fixture: fixture.id },
        }),
      ),
    );
    list.append(match);
  }
  // The slip with its one bet follows the matches.
  const bets = part('p', 'slip__bet');
  bets.hidden = true;
  stage.append(part('div', 'slip__box', list, bets));

  const picked = () => list.querySelector('input:checked');
  const showBet = () => {
    const { fixture: id } = picked().dataset;
    const { home, away, odds } = fixtures.find((one) => one.id === id);
    const outcome = picked().value;
    bets.replaceChildren(
      part('strong', '', words.slip),
      ' ',
      part('bdi', '', `${home} – ${away}`),
      ' · ',
      part('bdi', '', words[outcome]),
      ' · ',
      part('bdi', '', (odds[outcome] / 100).toFixed(2)),
    );
    bets.hidden = false;
  };
  list.addEventListener('change', showBet);
  const input = first.length > 0 && list.querySelector(`.match input[value="${asked.outcome}"]`);
  if (input) {
    input.checked = true;
    showBet();
  }
  return {
    hint: words.choose,
    ready: () => Boolean(picked()),
    choice: () => ({ fixture: picked().dataset.fixture, outcome: picked().value }),
    async show(answer) {
      const round = await answer;
      const [home, away] = round.result.score;
      scores.get(round.result.fixture).textContent = `${home} : ${away}`;
      return round;
    },
  };
}
