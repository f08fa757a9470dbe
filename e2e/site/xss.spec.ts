import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { hostileContent } from '../../tests/support/hostile-content.ts';
import { xssCorpus } from '../../tests/support/xss-corpus.ts';
import { expect, openSite, test } from '../support/test-environment.ts';

/** Everything with `npm run test:xss`, otherwise one text in twelve. */
const whole = process.env.FOYER_XSS === 'all';
const corpus = [...Object.values(hostileContent), ...xssCorpus()];
const tried = corpus.filter((_, place) => whole || place % 12 === 0);
const assets = join(import.meta.dirname, '../../dist/site/assets');

test('no content of the corpus runs, loads or escapes under the site’s own policy', { tag: '@PR-1' }, async ({
  page,
  environment,
}) => {
  const file = readdirSync(assets).find((name) => /^sanitise-.*\.js$/.test(name));
  const outside: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(environment.demo.origin)) outside.push(request.url());
  });
  await test.step('opens a page under the policy of the site', async () => {
    await openSite(page, environment, '/m/help');
    await page.locator('main h1, main h2').first().waitFor();
    // Requests of the page itself do not belong to the corpus.
    await page.waitForLoadState('networkidle');
    outside.length = 0;
    environment.problems.length = 0;
  });
  const wrong = await test.step('renders each text and fires its events', () =>
    page.evaluate(
      async ([address, texts]) => {
        const code: Record<string, unknown> = await import(address);
        const sanitised = Object.values(code).find((each) => typeof each === 'function') as (
          text: string,
        ) => DocumentFragment;
        const place = document.body.appendChild(document.createElement('div'));
        place.className = 'html';
        const found: string[] = [];
        for (const text of texts) {
          place.replaceChildren(sanitised(text));
          for (const element of place.querySelectorAll<HTMLElement>('*')) {
            for (const { name, value } of element.attributes) {
              // A broken picture is harmless, whatever its data URL contains.
              const inert = name === 'src' && element.localName === 'img' && value.startsWith('data:');
              const leads =
                /^(href|src)$/.test(name) && /^[^/]*:/.test(value) && !value.startsWith('https:') && !inert;
              if (leads || /^on|^(srcdoc|action|formaction|xlink)/.test(name)) found.push(`${name}: ${text}`);
            }
            for (const kind of ['mouseover', 'pointerenter', 'focus', 'scroll', 'toggle']) {
              element.dispatchEvent(new Event(kind, { bubbles: true }));
            }
            if (!element.hasAttribute('href')) element.click();
          }
          if ('broken' in window) found.push(`runs: ${text}`);
        }
        await new Promise((resolve) => setTimeout(resolve, 500));
        if ('broken' in window) found.push('something ran later');
        return found;
      },
      [`/m/assets/${file}`, tried] as const,
    ));
  await test.step('none ran, loaded or violated the policy', () => {
    const failed = [...wrong, ...outside, ...environment.problems];
    console.log(`XSS: ${tried.length} tried, ${failed.length} failed`);
    expect(failed).toEqual([]);
  });
});
