import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';

/**
 * What axe finds on a page, or in the parts of it that are given, each with its elements. Colours, which take it longest,
 * are the same in all languages: it looks at them where the text runs from left to right.
 */
export async function violations(page: Page, ...parts: string[]): Promise<string[]> {
  // In the page itself: a window of its own, which only frames of other origins need, takes longer than the rest.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  if (await page.evaluate(() => document.dir === 'rtl')) axe.disableRules('color-contrast');
  for (const part of parts) axe.include(part);
  const found = await axe.analyze();
  return found.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  );
}
