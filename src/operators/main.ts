import {
  type Facet,
  facets,
  type OperatorFigures,
  type ReportRow,
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
const stateTexts = { current: 'in use', stale: 'wrong: an earlier one is in use', missing: 'none in use' };
const numbers = new Intl.NumberFormat('en');
const times = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });
/** The reports are at most two weeks old. */
const recentTimes = new Intl.DateTimeFormat('en', {
  month: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

const none = { text: 'none', style: 'is-none' };

const select = (name: string) => choice.elements.namedItem(name) as HTMLSelectElement;

function setOptions(name: string, options: readonly (readonly [value: string, text: string])[]): void {
  const list = select(name);
  const chosen = list.value;
  list.replaceChildren(...options.map(([value, text]) => new Option(text, value)));
  if (options.some(([value]) => value === chosen)) list.value = chosen;
}

function showState(text: string, part?: HTMLElement): void {
  at('state').textContent = text;
  for (const one of [signIn, at('figures')]) one.hidden = one !== part;
  at('leave').hidden = part !== at('figures');
}

/** Number of the latest request, so that the response of an earlier one is not shown. */
let latestRequest = 0;

async function show(): Promise<void> {
  const request = ++latestRequest;
  const query = new URLSearchParams(new FormData(choice) as unknown as Record<string, string>);
  const figures = await fetchFigures(query);
  if (request !== latestRequest) return;
  if (figures === 'closed') return showState('', signIn);
  if (figures === 'away')
    return showState('Cannot reach the front server. Try again in a moment.', at('figures'));
  showState('', at('figures'));
  const vital = select('vital').value as Vital;
  const by = select('by').value as Facet;
  fill(figures, vital, by);
}

function fill(figures: OperatorFigures, vital: Vital, by: Facet): void {
  const { rows, days, releases, routes, countries } = figures;
  const all = (list: readonly string[]) => [['', 'All'] as const, ...list.map((one) => [one, one] as const)];
  setOptions('route', all(routes));
  setOptions('release', all(releases));
  setOptions('country', all(countries));
  at('since').textContent = `Since ${times.format(figures.since)} (up to 14 days)`;
  at('meaning').textContent =
    `${vitalTexts[vital].meaning}. Good: p75 of ${formatVital(vital, vitalTexts[vital].limits[0])} or less.` +
    (rows.length > PLOTTED ? ` The plot shows the ${PLOTTED} with the most visits.` : '');
  fillTable(at('groups'), {
    columns: [names[by], 'p50', 'p75', 'p95', 'Rating', 'Samples'],
    rows: rows.map(({ group, p50, p75, p95, count }) => {
      const rating = ratingOf(vital, p75);
      const percentiles = [p50, p75, p95].map((value) => formatVital(vital, value));
      return [group, ...percentiles, { text: rating, style: `is-${rating}` }, numbers.format(count)];
    }),
    empty: 'No samples yet.',
  });
  fillTable(at('days'), {
    columns: ['Day', 'p75', 'Samples'],
    rows: days.map(({ day, p75, count }) => [day, formatVital(vital, p75), numbers.format(count)]),
    empty: 'No samples yet.',
  });
  fillTable(at('parts'), {
    caption: 'Average of each part, all visits',
    columns: ['Part', 'Average'],
    rows: figures.parts.map(({ name, value }) => [toWords(name), formatVital(vital, value)]),
    empty: 'No parts reported.',
  });
  fillTable(at('elements'), {
    caption: 'Elements, all visits',
    columns: ['Element', 'Count'],
    rows: figures.elements.map(({ name, value }) => [name, numbers.format(value)]),
    empty: 'No elements reported.',
  });
  fillReports('defects', figures.defects, 'No errors.');
  fillReports('policies', figures.policies, 'No violations.');
  fillTable(at('brands'), {
    columns: ['Brand', 'site.json', 'Problems', 'Notes'],
    texts: ['site.json', 'Problems', 'Notes'],
    rows: figures.brands.map(({ host, state, problems, notes }) => [
      host,
      { text: stateTexts[state], style: state === 'current' ? 'is-good' : 'is-poor' },
      problems.length ? { text: problems.join('; '), style: 'is-poor' } : none,
      notes.length ? notes.join('; ') : none,
    ]),
    empty: 'This server does not watch settings.',
  });
  const refused = Object.entries(figures.refused).map(([why, count]) => `${why} ${numbers.format(count)}`);
  at('taken').textContent =
    `Reports accepted: ${numbers.format(figures.taken)}. Rejected: ${refused.join(', ') || 'none'}.`;
  // The tables show a message instead of empty axes.
  for (const plot of ['groups-plot', 'days-plot']) at(plot).hidden = !rows.length;
  drawPlots(vital, figures, at('groups-plot'), at('days-plot'));
}

const toWords = (name: string) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** Returns the fields of a report, with names that are quieter than values. */
function contentOf(what: ReportRow['what']): Node[] {
  return Object.entries(what).flatMap(([name, value], at) => {
    const label = document.createElement('span');
    label.textContent = `${at ? ', ' : ''}${name}: `;
    return [label, new Text(typeof value === 'string' ? value : JSON.stringify(value))];
  });
}

function fillReports(id: string, rows: readonly ReportRow[], empty: string): void {
  fillTable(at(id), {
    columns: ['Report', 'Route', 'Release', 'Count', 'Latest'],
    texts: ['Route', 'Release'],
    rows: rows.map(({ what, route, release, count, last }) => [
      { text: contentOf(what), style: 'is-report' },
      route,
      release,
      numbers.format(count),
      recentTimes.format(last),
    ]),
    empty,
  });
}

setOptions(
  'vital',
  vitals.map((vital) => [vital, vitalTexts[vital].name]),
);
setOptions(
  'by',
  facets.map((facet) => [facet, names[facet]]),
);
for (const facet of facets) setOptions(facet, [['', 'All']]);
choice.addEventListener('change', () => void show());
choice.addEventListener('submit', (event) => {
  event.preventDefault();
  void show();
});
async function signInByToken(): Promise<void> {
  const field = signIn.elements.namedItem('token') as HTMLInputElement;
  const problem = await open(field.value);
  signIn.querySelector('.problem')!.textContent = problem;
  if (problem) return;
  field.value = '';
  await show();
}

signIn.addEventListener('submit', (event) => {
  event.preventDefault();
  void signInByToken();
});
at('leave').addEventListener('click', () => void close().then(show));
void show();
