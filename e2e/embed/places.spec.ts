import type { Page } from 'playwright/test';
import { expect, test } from '../support/test-environment.ts';
import { openPage, wins } from './partner-page.ts';

const mount = (id: string) => `<div id="${id}" data-foyer="winners" data-limit="3"></div>`;
const width = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((host) => Math.round(host.getBoundingClientRect().width));

test('a mount keeps a readable width in containers that are sized by their content', {
  tag: '@EM-1',
}, async ({ page, environment }) => {
  const places = ['float', 'item', 'cell', 'track', 'inline', 'fit', 'absolute'];
  await openPage(page, environment, {
    css: `
      #in-float { float: inline-start } .row { display: flex; clear: both } .grid { display: grid; grid-template-columns: auto 1fr }
      #in-inline { display: inline-block } #in-fit { inline-size: fit-content } #in-absolute { position: absolute }`,
    body:
      `<div id="in-float">${mount('float')}</div>` +
      `<div class="row"><div>${mount('item')}</div><p>Beside</p></div>` +
      `<table><tr><td>${mount('cell')}</td><td>Beside</td></tr></table>` +
      `<div class="grid"><div>${mount('track')}</div><p>Beside</p></div>` +
      `<div id="in-inline">${mount('inline')}</div>` +
      `<div id="in-fit">${mount('fit')}</div>` +
      `<div id="in-absolute">${mount('absolute')}</div>`,
  });
  await expect(wins(page).first()).toBeVisible();
  for (const place of places) {
    expect(await width(page, place), place).toBeGreaterThanOrEqual(240);
    expect(await width(page, place), place).toBeLessThanOrEqual(360);
  }
  expect(environment.problems).toEqual([]);
});

test('a mount as a flex item shares the row and fills it', { tag: '@EM-1' }, async ({
  page,
  environment,
}) => {
  await page.setViewportSize({ width: 900, height: 800 });
  await openPage(page, environment, {
    css: 'body { margin: 0 } .row { display: flex } aside { flex: none; inline-size: 300px }',
    body: `<div class="row">${mount('item')}<aside>Beside</aside></div><main>${mount('wide')}</main>`,
  });
  await expect(wins(page)).toHaveCount(6);
  expect(await width(page, 'item')).toBe(600);
  expect(await width(page, 'wide')).toBe(900);
});

test('a mount next to a float takes the remaining width, and below it all', { tag: '@EM-1' }, async ({
  page,
  environment,
}) => {
  await page.setViewportSize({ width: 900, height: 800 });
  await openPage(page, environment, {
    css: 'body { margin: 0 } aside { float: left; inline-size: 300px; block-size: 200px }',
    body: `<aside>Floats</aside>${mount('beside')}`,
  });
  await expect(wins(page)).toHaveCount(3);
  const { x, y } = (await page.locator('#beside').boundingBox())!;
  const text = (await wins(page).first().boundingBox())!;
  // Next to the float at full width, or below it; never under it.
  expect(x >= 300 || y >= 200).toBe(true);
  expect(text.x >= 300 || text.y >= 200).toBe(true);
});

test('visibility and pointer-events of the page apply to a mount', { tag: '@EM-1' }, async ({
  page,
  environment,
}) => {
  await openPage(page, environment, {
    css: '#closed { visibility: hidden } #through { pointer-events: none }',
    body: `<div id="closed">${mount('hidden')}</div><div id="through">${mount('untouched')}</div>`,
  });
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
});
