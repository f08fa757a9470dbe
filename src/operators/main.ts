import {
  type Facet,
  facets,
  type ReportRow,
  type VisitFigures,
  type Vital,
  vitals,
} from '../gateway/visit-figures.ts';
import { close, fetchFigures, open } from './fetch-figures.ts';
import { drawPlots, PLOTTED } from './plots.ts';
import { fillTable } from './tables.ts';
import { formatVital, ratingOf, vitalTexts } from './vital-texts.ts';

const at = <T extends HTMLElement = HTMLElement>(id: string) => document.getElementById(id) as T;
const signIn = at<HTMLFormElement>('sign-in');
const choice = at<HTMLFormElement>('choice');
const names: Record<Facet, string> = { route: 'Route', release: 'Release', country: 'Country' };
const numbers = new Intl.NumberFormat('en');
const times = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

const select = (name: string) => choice.elements.namedItem(name) as HTMLSelectElement;

/** Fills a select and keeps its value if possible. */
function offer(name: string, options: readonly (readonly [value: string, text: string])[]): void {
  const list = select(name);
  const chosen = list.value;
  list.replaceChildren(...options.map(([value, text]) => new Option(text, value)));
  if (options.some(([value]) => value === chosen)) list.value = chosen;
}

function say(text: string, part?: HTMLElement): void {
  at('state').textContent = text;
  for (const one of [signIn, at('figures')]) one.hidden = one !== part;
  at('leave').hidden = part !== at('figures');
}

/** Number of the last request; responses of earlier ones are ignored. */
let asked = 0;

async function show(): Promise<void> {
  const mine = ++asked;
  const query = new URLSearchParams(new FormData(choice) as unknown as Record<string, string>);
  const figures = await fetchFigures(query);
  if (mine !== asked) return;
  if (figures === 'closed') return say('', signIn);
  if (figures === 'away')
    return say('The front server cannot be reached. Read again in a moment.', at('figures'));
  say('', at('figures'));
  const vital = select('vital').value as Vital;
  const by = select('by').value as Facet;
  fill(figures, vital, by);
}

function fill(figures: VisitFigures, vital: Vital, by: Facet): void {
  const { rows, days, releases, routes, countries } = figures;
  const all = (list: readonly string[]) => [['', 'All'] as const, ...list.map((one) => [one, one] as const)];
  offer('route', all(routes));
  offer('release', all(releases));
  offer('country', all(countries));
  at('since').textContent = `Since ${times.format(figures.since)}, at most 14 days`;
  at('meaning').textContent =
    `${vitalTexts[vital].meaning}. Good up to ${formatVital(vital, vitalTexts[vital].limits[0])} for three visits of four (p75).` +
    (rows.length > PLOTTED ? ` The plot has the ${PLOTTED} with most visits.` : '');
  fillTable(at('groups'), {
    columns: [names[by], 'p50', 'p75', 'p95', 'Measured'],
    rows: rows.map(({ group, p50, p75, p95, count }) => {
      const rating = ratingOf(vital, p75);
      const middle = { text: `${formatVital(vital, p75)}, ${rating}`, style: `is-${rating}` };
      return [group, formatVital(vital, p50), middle, formatVital(vital, p95), numbers.format(count)];
    }),
    empty: 'Nothing was measured yet.',
  });
  fillTable(at('days'), {
    columns: ['Day', 'p75', 'Measured'],
    rows: days.map(({ day, p75, count }) => [day, formatVital(vital, p75), numbers.format(count)]),
    empty: 'Nothing was measured yet.',
  });
  fillTable(at('parts'), {
    caption: 'Means of its parts, of all visits',
    columns: ['Part', 'Mean'],
    rows: figures.parts.map(({ name, value }) => [inWords(name), formatVital(vital, value)]),
    empty: 'Its parts were not told.',
  });
  fillTable(at('elements'), {
    caption: 'Elements, of all visits',
    columns: ['Element', 'Times'],
    rows: figures.elements.map(({ name, value }) => [name, numbers.format(value)]),
    empty: 'No element was told.',
  });
  told('defects', figures.defects, 'Nothing went wrong.');
  told('policies', figures.policies, 'Nothing was refused.');
  const refused = Object.entries(figures.refused).map(([why, count]) => `${why} ${numbers.format(count)}`);
  at('taken').textContent =
    `Reports taken: ${numbers.format(figures.taken)}. Refused: ${refused.join(', ') || 'none'}.`;
  // Hide empty axes; the table says that there is no data.
  for (const plot of ['groups-plot', 'days-plot']) at(plot).hidden = !rows.length;
  drawPlots(vital, figures, at('groups-plot'), at('days-plot'));
}

/** Splits `timeToFirstByte` into words. */
const inWords = (name: string) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

function told(id: string, rows: readonly ReportRow[], empty: string): void {
  fillTable(at(id), {
    columns: ['What', 'Route', 'Release', 'Times', 'Last'],
    rows: rows.map(({ what, route, release, count, last }) => [
      Object.entries(what)
        .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
        .join(', '),
      route,
      release,
      numbers.format(count),
      times.format(last),
    ]),
    empty,
  });
}

offer(
  'vital',
  vitals.map((vital) => [vital, vitalTexts[vital].name]),
);
offer(
  'by',
  facets.map((facet) => [facet, names[facet]]),
);
for (const facet of facets) offer(facet, [['', 'All']]);
choice.addEventListener('change', () => void show());
choice.addEventListener('submit', (event) => {
  event.preventDefault();
  void show();
});
async function enter(): Promise<void> {
  const field = signIn.elements.namedItem('token') as HTMLInputElement;
  const problem = await open(field.value);
  signIn.querySelector('.problem')!.textContent = problem;
  if (problem) return;
  field.value = '';
  await show();
}

signIn.addEventListener('submit', (event) => {
  event.preventDefault();
  void enter();
});
at('leave').addEventListener('click', () => void close().then(show));
void show();
