import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type Page } from 'playwright';
import { findOrInstallChromium, quiet } from '../../e2e/browser.ts';

/**
 * `npm run dev:measure`: starts `npm run dev`, saves changes of a component, a style, a text, a handler of the demo and a store, and
 * prints the seconds until the browser shows each, and whether a form that was filled in before kept its values. Restores the files.
 */
const root = join(import.meta.dirname, '../..');
/** Measurements of each change, of which the median counts. */
const TIMES = 3;
/** Longest time from saving to the screen, in seconds. */
const GOAL = 1;
/** Milliseconds between changes. */
const PAUSE = 500;

interface Change {
  name: string;
  path: string;
  file: string;
  /** Text in the file, and the text that replaces it. */
  from: string;
  to: string;
  /** An expression that is true when the page shows the change. */
  isShown: string;
  /** Whether a reload is expected. */
  reloads?: boolean;
}

const LOGIN = '/m/login';
const changes: readonly Change[] = [
  {
    name: 'component',
    path: LOGIN,
    file: 'src/features/account/login/login-form.tsx',
    from: "label={t('account.username')}",
    to: "label={'Measured ' + t('account.username')}",
    isShown: "document.body.textContent.includes('Measured')",
  },
  {
    name: 'style',
    path: LOGIN,
    file: 'src/ui/button.css',
    from: '.button {',
    to: '.button { outline: 3px solid red;',
    isShown: "getComputedStyle(document.querySelector('form .button')).outlineStyle === 'solid'",
  },
  {
    name: 'text',
    path: LOGIN,
    file: 'src/i18n/messages/EN/account.json',
    from: '"welcomeBack": "',
    to: '"welcomeBack": "Measured ',
    isShown: "document.body.textContent.includes('Measured')",
  },
  {
    name: 'demo handler',
    path: '/m/notice',
    file: 'demo/gateway/handlers/announcements.ts',
    from: 'title: seed.title[language],',
    to: "title: 'Measured ' + seed.title[language],",
    isShown: "document.body.textContent.includes('Measured')",
  },
  {
    name: 'store',
    path: LOGIN,
    file: 'src/features/account/login/login-store.ts',
    from: 'import ',
    to: 'globalThis.measured = true;\nimport ',
    isShown: "globalThis.measured && document.querySelector('form .button')",
    reloads: true,
  },
];

const port = 4790;
const origin = `http://localhost:${port}`;
const data = mkdtempSync(join(tmpdir(), 'foyer-dev-'));
const options = ['--port', String(port), '--partner-port', String(port + 1), '--data', data];
const began = performance.now();
const server = spawn(process.execPath, ['demo/dev.ts', ...options], {
  cwd: root,
  stdio: ['ignore', 'pipe', 'inherit'],
});
await new Promise<void>((done) =>
  server.stdout.on('data', (text) => String(text).includes('is open') && done()),
);
const seconds = (since: number) => (performance.now() - since) / 1000;
console.log(`start          ${seconds(began).toFixed(2)} s`);

const executablePath = findOrInstallChromium();
const browser = await chromium.launch({ args: quiet, ...(executablePath && { executablePath }) });
const page = await browser.newPage({ viewport: { width: 390, height: 844 } });

/** Opens a page and fills in its form, if it has one. */
async function open(path: string): Promise<void> {
  await page.goto(origin + path);
  await page.locator('main h1, main h2, form').first().waitFor({ timeout: 60_000 });
  await page.waitForLoadState('networkidle');
  const name = page.locator('input[name=username]');
  if (path === LOGIN) await name.fill('typed');
}

const until = (expression: string, on: Page = page) =>
  on.waitForFunction(expression, undefined, { timeout: 20_000 });

/** Writes a file at once: a watcher could read half of it. */
function save(address: string, text: string): void {
  writeFileSync(`${address}~`, text);
  renameSync(`${address}~`, address);
}

async function measure({ file, from, to, isShown }: Change): Promise<{ taken: number; kept: boolean }> {
  const address = join(root, file);
  const source = readFileSync(address, 'utf8');
  if (!source.includes(from)) throw new Error(`${file} has no ${from}`);
  await page.evaluate('globalThis.visit = 1');
  try {
    const saved = performance.now();
    save(address, source.replace(from, to));
    await until(isShown);
    const taken = seconds(saved);
    const kept = await page.evaluate(
      "globalThis.visit === 1 && (document.querySelector('input[name=username]')?.value ?? 'typed') === 'typed'",
    );
    return { taken, kept: Boolean(kept) };
  } finally {
    // Watchers join changes that follow each other at once.
    await wait(PAUSE);
    save(address, source);
    await until(`!(${isShown})`);
    await wait(PAUSE);
  }
}

let isSlow = false;
try {
  await open(LOGIN);
  for (const change of changes) {
    const results = [];
    await open(change.path);
    for (let time = 0; time < TIMES; time++) results.push(await measure(change));
    const [, median = 0] = results.map(({ taken }) => taken).sort((a, b) => a - b);
    const kept = results.every((result) => result.kept);
    isSlow ||= median > GOAL || kept === Boolean(change.reloads);
    console.log(
      `${change.name.padEnd(14)} ${median.toFixed(2)} s  ${kept ? 'page and form kept' : 'reloaded'}`,
    );
  }
} finally {
  await browser.close();
  server.kill();
  rmSync(data, { recursive: true, force: true });
}
process.exit(isSlow ? 1 : 0);
