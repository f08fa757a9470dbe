const OUTCOMES = ['home', 'draw', 'away'];

/** Draws the matches of a bet slip; one outcome of one match is chosen at a time. */
export function slip(stage, fixtures, words) {
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
    names.textContent = `${fixture.home} – ${fixture.away} `;
    teams.append(names, score);
    scores.set(fixture.id, score);
    match.append(teams, ...OUTCOMES.map((outcome) => odd(fixture, outcome, words)));
    list.append(match);
  }
  stage.append(list);

  const picked = () => list.querySelector('input:checked');
  return {
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

function odd(fixture, outcome, words) {
  const label = document.createElement('label');
  label.className = 'odd';
  const input = document.createElement('input');
  input.type = 'radio';
  // One group over all matches: the slip holds one bet.
  input.name = 'outcome';
  input.value = outcome;
  input.dataset.fixture = fixture.id;
  const name = document.createElement('small');
  name.textContent = words[outcome];
  const times = document.createElement('bdi');
  times.textContent = (fixture.odds[outcome] / 100).toFixed(2);
  label.append(input, name, times);
  return label;
}
