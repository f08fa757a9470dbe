import { pennant, sportIcon } from './crest.js';
import { arrange, part } from './parts.js';

const keyOf = ({ sport, competition, progress }) => [progress ? 'live' : 'next', sport, competition].join();

/** Groups matches by sport and league, live ones first; sports and leagues are in the order in which they begin. */
export function groupsOf(fixtures) {
  const sports = [...new Set(fixtures.map(({ sport }) => sport))];
  const groups = Map.groupBy(fixtures, keyOf);
  return [...groups.values()].toSorted(
    ([a], [b]) =>
      Number(!a.progress) - Number(!b.progress) || sports.indexOf(a.sport) - sports.indexOf(b.sport),
  );
}

/** Renders a league by its first match; `show` puts the cards of its matches under its name. */
function league({ sport, sportName = '', competition = '', progress }, words) {
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
  const count = part('bdi', 'league__count');
  title.append(count);
  const list = part('ul', 'league__matches');
  return {
    element: part('section', 'league', title, list),
    show(cards) {
      count.textContent = String(cards.length);
      arrange(list, cards);
    },
  };
}

/** Renders the leagues of a board. `show` takes the matches of each league, and keeps the leagues that were there. */
export function leagueBoard(words) {
  const element = part('div', 'board');
  let leagues = new Map();
  return {
    element,
    show(groups, cardOf) {
      // The match that was chosen on the site is a group before all others; its league follows it.
      const joined = Map.groupBy(groups.flat(), keyOf);
      leagues = new Map(
        [...joined].map(([key, matches]) => {
          const one = leagues.get(key) ?? league(matches[0], words);
          one.show(matches.map(cardOf));
          return [key, one];
        }),
      );
      arrange(
        element,
        [...leagues.values()].map((one) => one.element),
      );
    },
  };
}

/** Renders buttons that leave the matches of one sport; nothing for a single sport. */
export function sportFilter(sports, { words, choose }) {
  if (sports.length < 2) return '';
  const buttons = [{ code: '', name: words.allSports }, ...sports].map(({ code, name }) => {
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
