import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright/test';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Returns axe's violations on a page, or in the given parts of it, with their elements. Checks contrast, the slowest
 * rule, only on left-to-right pages: colours are the same in all languages.
 */
export async function violations(page: Page, ...parts: string[]): Promise<string[]> {
  // Parsing half a megabyte takes as long as a third of the checks, and in-page navigation keeps it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(async (selectors) => {
    const { axe } = window as unknown as {
      axe: { run(context: object, options: RunOptions): Promise<AxeResults> };
    };
    const found = await axe.run(selectors.length ? { include: selectors } : document, {
      resultTypes: ['violations'],
      // Would fetch all sheets again and wait for sound, which no page has.
      preload: false,
      rules: { 'color-contrast': { enabled: document.dir !== 'rtl' } },
    });
    return found.violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
    );
  }, parts);
}
