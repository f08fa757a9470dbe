import type { Locator, Page } from 'playwright/test';
import { shiftsOf, sumOf, watchShifts } from '../support/layout-shift.ts';
import type { TestEnvironment } from '../support/test-environment.ts';

/** An event or layout shift that the page recorded in `window.reports`. */
export interface Told {
  name: string;
  detail: Record<string, unknown>;
}

/** Records every event of the embed and every layout shift, from before the page's own scripts. */
export async function listen(page: Page): Promise<void> {
  await watchShifts(page);
  await page.addInitScript(() => {
    const notes = Object.assign(window, { reports: [] as unknown[] });
    for (const name of ['ready', 'error', 'resize', 'game', 'session']) {
      document.addEventListener(`foyer:${name}`, (event) => {
        notes.reports.push({ name, detail: (event as CustomEvent).detail });
      });
    }
  });
}

export function reports(page: Page): Promise<Told[]> {
  return page.evaluate(() => (window as unknown as { reports: Told[] }).reports);
}

export async function shift(page: Page): Promise<number> {
  return sumOf(await shiftsOf(page));
}

interface Options {
  head?: string;
  body?: string;
  /** `script-src` of the policy; the operator's origin by default. */
  scripts?: string;
  css?: string;
  /** `connect-src` of the policy; the operator's origin by default. */
  connect?: string;
  lang?: string;
  /** `frame-src` of the policy; the page's own origin by default. */
  frames?: string;
  /** Additional headers. */
  headers?: Record<string, string>;
  /** Additional directives of the policy. */
  policy?: string;
}

/** Opens a partner's page for one test under a strict policy. */
export async function openPage(page: Page, { demo }: TestEnvironment, options: Options): Promise<void> {
  const { origin, partnerOrigin } = demo;
  // A page from a route handler has no network address, so Chromium treats this machine as foreign.
  await page.context().grantPermissions(['local-network-access']);
  const {
    head = scriptTag(origin),
    body = '',
    scripts = origin,
    css = '',
    lang = 'en',
    frames = "'self'",
    connect = origin,
  } = options;
  const strict =
    `default-src 'none'; script-src ${scripts}; style-src 'self'; img-src data: ${origin}; connect-src ${connect}; ` +
    `frame-src ${frames}; require-trusted-types-for 'script'`;
  await page.route(`${partnerOrigin}/page.css`, (route) =>
    route.fulfill({ body: css, contentType: 'text/css' }),
  );
  await page.route(`${partnerOrigin}/page`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: { 'Content-Security-Policy': `${strict}; ${options.policy ?? ''}`, ...options.headers },
      body:
        `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>Partner</title>` +
        `<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">` +
        `<link rel="stylesheet" href="/page.css">${head}</head><body>${body}</body></html>`,
    }),
  );
  await page.goto(`${partnerOrigin}/page`);
}

/** Answers the site's pages with empty ones, for tests that look at the address of a new tab only. */
export async function emptySite(page: Page, { demo }: TestEnvironment): Promise<void> {
  await page
    .context()
    .route(`${demo.origin}/m/**`, (route) =>
      route.request().resourceType() === 'document'
        ? route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Site</title>' })
        : route.fallback(),
    );
}

export function scriptTag(origin: string, more = '', partner = 'acme'): string {
  return `<script async src="${origin}/embed/foyer.js" data-partner="${partner}" ${more}></script>`;
}

export const board = '<div id="board" data-foyer="winners" data-limit="10"></div>';

/** Returns the wins in the accessibility tree. */
export function wins(page: Page): Locator {
  return page.locator('[data-foyer=winners]').getByRole('listitem');
}
