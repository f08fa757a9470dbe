import { pennant, sportIcon } from './crest.js';
import { part } from './parts.js';

/** Groups matches by sport and league, live ones first; sports and leagues are in the order in which they begin. */
export function groupsOf(fixtures) {
  const sports = [...new Set(fixtures.map(({ sport }) => sport))];
  const groups = Map.groupBy(fixtures, ({ sport, competition, progress }) =>
    [progress ? 'live' : 'next', sport, competition].join(),
  );
  return [...groups.values()].toSorted(
    ([a], [b]) =>
      Number(!a.progress) - Number(!b.progress) || sports.indexOf(a.sport) - sports.indexOf(b.sport),
  );
}

/** Renders the matches of a league under its name. */
export function league(matches, elements, words) {
  const [{ sport, sportName = '', competition = '', progress }] = matches;
  const title = part('h2', 'league__title', pennant(competition));
  title.append(
    part(
      'span',
      'league__names',
      part('span', 'league__sport', sportIcon(sport), part('bdi', '', sportName)),
      ' ',
      part('bdi', 'league__name', competition),
    ),
    ' ',
  );
  if (progress) title.append(part('span', 'league__live', words.live), ' ');
  title.append(part('bdi', 'league__count', String(matches.length)));
  return part('section', 'league', title, part('ul', 'league__matches', ...elements));
}

/** Renders buttons that leave the matches of one sport; nothing for a single sport. */
export function sportFilter(fixtures, { words, choose }) {
  const names = new Map(fixtures.map(({ sport, sportName }) => [sport, sportName]));
  if (names.size < 2) return '';
  const buttons = [['', words.allSports], ...names].map(([code, name]) => {
    const button = part('button', 'sports-filter__one', part('bdi', '', name));
    button.type = 'button';
    button.setAttribute('aria-pressed', String(!code));
    button.addEventListener('click', () => {
      for (const one of buttons) one.setAttribute('aria-pressed', String(one === button));
      choose(code);
    });
    return button;
  });
  const element = part('div', 'sports-filter', ...buttons);
  element.setAttribute('role', 'group');
  element.setAttribute('aria-label', words.sports);
  return element;
}
