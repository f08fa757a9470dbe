import { setTimeout as after } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright';
import { type Demo, startDemo } from '../../demo/server/demo.ts';
import { blockingTime, layoutShift } from './figures.ts';
import { notesOf } from './observers.ts';
import { countWork, mainThreadWork, openPhone, type Phone } from './phone.ts';
import { getPublishedSliders, type PublishedSlider } from './published-sliders.ts';
import { amount, times } from './report.ts';

/** A widget or slider, and its HTML. */
interface Subject {
  name: string;
  /** In the head. */
  script: string;
  /** The element, as its maker documents it. */
  element: string;
  slider?: PublishedSlider;
}

interface Figures {
  bytes: number;
  blocking: number;
  shift: number;
  /** Requests with the mount 4,000 px below the viewport. */
  far: number;
  /** Main-thread work for 50 of them in milliseconds; ours only load near the viewport. */
  fifty: number;
  /** Bytes added by 400 mounts and unmounts, after the first 100. */
  growth: number;
}

/** Milliseconds without a request until a page counts as done, and the timeout. */
const REST = 1_500;
const PATIENCE = 30_000;
const MANY = 50;
const TURNS = 500;
const FIRST_TURNS = 100;

/** `npm run bench -- --embed`: compares each mount with published sliders on one page. */
export async function measureEmbed(browser: Browser): Promise<string> {
  const demo = await startDemo({ port: 0, partnerPort: 0, database: ':memory:' });
  const published = getPublishedSliders();
  try {
    const rows: [string, Figures][] = [];
    for (const subject of subjectsOf(demo, published.found)) {
      rows.push([subject.name, await measure(browser, demo, subject)]);
      console.log(`${subject.name}: done`);
    }
    const skipped = published.skipped.map(
      (name) => `Skipped, since the registry did not hand it out: ${name}`,
    );
    return [tableOf(rows), ...skipped].join('\n');
  } finally {
    published.remove();
    await demo.close();
  }
}

const heights: Record<string, number> = { winners: 460, announcements: 100, lobby: 610 };

function subjectsOf(demo: Demo, sliders: readonly PublishedSlider[]): Subject[] {
  const script = `<script async src="${demo.origin}/embed/foyer.js" crossorigin data-partner="acme"></script>`;
  const own = Object.entries(heights).map(([name, height]) => ({
    name,
    script,
    element: `<div data-foyer="${name}"><svg display="block" width="1" height="${height}"></svg></div>`,
  }));
  // Without data, which only their own gateway has: the cost of their code alone.
  const others = sliders.map((slider) => ({
    name: `${slider.name}, without data`,
    script: `<script type="module" src="/sliders/${slider.tag}/${slider.module}"></script>`,
    element: `<${slider.tag} endpoint="${demo.origin}" lang="en"></${slider.tag}>`,
    slider,
  }));
  return [...own, ...others];
}

async function measure(browser: Browser, demo: Demo, subject: Subject): Promise<Figures> {
  const { element } = subject;
  const near = await visit(browser, demo, subject, element, true);
  const far = await visit(
    browser,
    demo,
    subject,
    `<svg display="block" width="1" height="4000"></svg>${element}`,
  );
  const fifty = await visit(browser, demo, subject, element.repeat(MANY));
  return {
    bytes: near.bytes,
    blocking: near.blocking,
    shift: near.shift,
    far: far.requests,
    fifty: fifty.work,
    growth: await growth(browser, demo, subject),
  };
}

/** Opens a partner's page with the subject; requests of the sliders get their packages' files. */
async function openPage(phone: Phone, demo: Demo, { script, slider }: Subject, body: string): Promise<void> {
  const { page } = phone;
  await page.context().grantPermissions(['local-network-access']);
  await page.route(`${demo.partnerOrigin}/sliders/**`, (route) => {
    const path = new URL(route.request().url()).pathname.split('/').slice(3).join('/');
    return route.fulfill({ contentType: 'text/javascript', body: slider!.read(path) });
  });
  const words = '<p>Words of the page.</p>'.repeat(40);
  await page.route(`${demo.partnerOrigin}/bench`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><meta charset="utf-8"><title>Page</title><link rel="icon" href="data:,">
        <meta name="viewport" content="width=device-width">${script}<body><p>Above</p>${body}${words}`,
    }),
  );
  await page.goto(`${demo.partnerOrigin}/bench`);
}

/** Opens the page and waits until it is idle. `slow`: with 4x CPU throttling. */
async function visit(browser: Browser, demo: Demo, subject: Subject, body: string, slow = false) {
  const phone = await openPhone(browser, { network: false, processor: slow });
  try {
    await countWork(phone);
    let last = performance.now();
    let requests = 0;
    const sizes: Promise<number>[] = [];
    phone.page.on('request', (request) => {
      last = performance.now();
      if (request.resourceType() !== 'document' && request.url().startsWith('http')) requests += 1;
    });
    phone.page.on('response', (response) => {
      last = performance.now();
      const { pathname } = new URL(response.url());
      // Code and texts; all subjects have their styles in the code.
      if (/\/(embed|sliders)\/.*\.(js|json)$/.test(pathname))
        sizes.push(response.body().then((body) => gzipSync(body, { level: 9 }).length));
    });
    await openPage(phone, demo, subject, body);
    const until = performance.now() + PATIENCE;
    while (performance.now() - last < REST && performance.now() < until) await after(100);
    const work = await mainThreadWork(phone);
    const notes = await notesOf(phone.page);
    return {
      requests,
      bytes: (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0),
      blocking: blockingTime(notes.tasks, 0),
      shift: layoutShift(notes.shifts),
      work,
    };
  } finally {
    await phone.close();
  }
}

/** Measures the memory that remains after mounts were removed. */
async function growth(browser: Browser, demo: Demo, subject: Subject): Promise<number> {
  const phone = await openPhone(browser, { network: false, processor: false });
  try {
    await openPage(phone, demo, subject, '<main></main>');
    const turn = (count: number) =>
      phone.page.evaluate(
        async ([times, element]) => {
          const place = document.querySelector('main')!;
          for (let index = 0; index < times; index++) {
            const template = document.createElement('template');
            template.innerHTML = element;
            place.replaceChildren(template.content);
            // After two frames it is near the viewport and has rendered.
            await new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)));
          }
          place.replaceChildren();
        },
        [count, subject.element] as const,
      );
    const held = async () => {
      for (let time = 0; time < 2; time++) await phone.cdp.send('HeapProfiler.collectGarbage');
      return (await phone.cdp.send('Runtime.getHeapUsage')).usedSize;
    };
    await turn(FIRST_TURNS);
    await after(REST);
    const before = await held();
    await turn(TURNS - FIRST_TURNS);
    await after(REST);
    return (await held()) - before;
  } finally {
    await phone.close();
  }
}

/** Formats all figures, and for sliders their ratio to the winners board, which shows a similar amount. */
function tableOf(rows: readonly [string, Figures][]): string {
  const own = rows.find(([name]) => name === 'winners')![1];
  const columns: [string, (figures: Figures) => string, (figures: Figures) => number][] = [
    ['code, gzip', ({ bytes }) => amount(bytes, 'kB'), ({ bytes }) => bytes],
    ['blocking, 4x CPU', ({ blocking }) => amount(blocking, 'ms'), ({ blocking }) => blocking],
    ['layout shift', ({ shift }) => amount(shift, 'score'), () => Number.NaN],
    ['requests when far', ({ far }) => String(far), ({ far }) => far],
    [`${MANY} of them, work`, ({ fifty }) => amount(fifty, 'ms'), ({ fifty }) => fifty],
    [`heap +${TURNS - FIRST_TURNS} mounts`, ({ growth: bytes }) => amount(bytes, 'kB'), () => Number.NaN],
  ];
  const lines = rows.map(([name, figures]) => [
    name,
    ...columns.map(([, text, value]) => {
      const times_ = name in heights ? Number.NaN : value(figures) / value(own);
      return Number.isFinite(times_) ? `${text(figures)} (${times(times_)} x)` : text(figures);
    }),
  ]);
  const all = [['', ...columns.map(([title]) => title)], ...lines];
  const widths = all[0]!.map((_, column) => Math.max(...all.map((line) => line[column]!.length)));
  return all
    .map((line) =>
      line
        .map((text, column) => (column ? text.padStart(widths[column]!) : text.padEnd(widths[0]!)))
        .join('  '),
    )
    .join('\n');
}
