import type { Page } from 'playwright/test';
import { expect, test } from '../support/test-environment.ts';
import { openPage, wins } from './partner-page.ts';

const mount = (id: string) => `<div id="${id}" data-foyer="winners" data-limit="3"></div>`;
const width = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((host) => Math.round(host.getBoundingClientRect().width));

test('a mount keeps a readable width in containers that are sized by their content, and the page’s visibility and pointer-events', {
  tag: '@EM-1',
}, async ({ page, environment }) => {
  const places = ['float', 'item', 'cell', 'track', 'inline', 'fit', 'absolute'];
  await openPage(page, environment, {
    css: `
      #in-float { float: inline-start } .row { display: flex; clear: both } .grid { display: grid; grid-template-columns: auto 1fr }
      #in-inline { display: inline-block } #in-fit { inline-size: fit-content } #in-absolute { position: absolute }
      #closed { visibility: hidden } #through { pointer-events: none }`,
    body:
      `<div id="in-float">${mount('float')}</div>` +
      `<div class="row"><div>${mount('item')}</div><p>Beside</p></div>` +
      `<table><tr><td>${mount('cell')}</td><td>Beside</td></tr></table>` +
      `<div class="grid"><div>${mount('track')}</div><p>Beside</p></div>` +
      `<div id="in-inline">${mount('inline')}</div>` +
      `<div id="in-fit">${mount('fit')}</div>` +
      `<div id="in-absolute">${mount('absolute')}</div>` +
      `<div id="closed">${mount('hidden')}</div><div id="through">${mount('untouched')}</div>`,
  });
  await expect(wins(page).first()).toBeVisible();
  for (const place of places) {
    expect(await width(page, place), place).toBeGreaterThanOrEqual(240);
    expect(await width(page, place), place).toBeLessThanOrEqual(360);
  }
  await page.locator('#untouched').scrollIntoViewIfNeeded();
  await expect(page.locator('#untouched').getByRole('listitem')).toHaveCount(3);
  await expect(page.locator('#hidden .winners')).toBeHidden();
  const events = (id: string) =>
    page
      .locator(`#${id} .winners__win`)
      .first()
      .evaluate((win) => getComputedStyle(win).pointerEvents);
  expect(await events('untouched')).toBe('none');
  await page.locator('#closed').evaluate((box) => box.setAttribute('id', 'open'));
  await expect(page.locator('#hidden .winners')).toBeVisible();
  expect(environment.problems).toEqual([]);
});

test('a mount as a flex item shares the row and fills it, and next to a float takes the remaining width', {
  tag: '@EM-1',
}, async ({ page, environment }) => {
  await page.setViewportSize({ width: 900, height: 2400 });
  await openPage(page, environment, {
    css:
      'body { margin: 0 } .row { display: flex } .row aside { flex: none; inline-size: 300px }' +
      '#float { float: left; inline-size: 300px; block-size: 200px }',
    body:
      `<div class="row">${mount('item')}<aside>Beside</aside></div><main>${mount('wide')}</main>` +
      `<section><aside id="float">Floats</aside>${mount('beside')}</section>`,
  });
  await expect(wins(page)).toHaveCount(9);
  expect(await width(page, 'item')).toBe(600);
  expect(await width(page, 'wide')).toBe(900);
  const float = (await page.locator('#float').boundingBox())!;
  // Next to the float at full width, or below it; never under it.
  for (const part of [page.locator('#beside'), page.locator('#beside').getByRole('listitem').first()]) {
    const { x, y } = (await part.boundingBox())!;
    expect(x >= 300 || y >= float.y + 200).toBe(true);
  }
});
