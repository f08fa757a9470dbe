import type { Page } from 'playwright/test';
import { sendDocumentPart } from '../../src/gateway/endpoints/identity.ts';
import { violations } from '../support/axe.ts';
import { unfit } from '../support/narrow.ts';
import { expect, openSite, test } from '../support/test-environment.ts';

/** Returns a photo as phones write it: a JPEG with a place in its EXIF segment. */
async function photo(page: Page): Promise<Buffer> {
  const drawn = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 3_000;
    canvas.height = 2_000;
    canvas.getContext('2d')!.fillText('Passport', 100, 100);
    return canvas.toDataURL('image/jpeg').split(',')[1]!;
  });
  const jpeg = Buffer.from(drawn, 'base64');
  const place = Buffer.from('Exif\0\0GPS 17.5390 S 149.5676 W');
  const head = Buffer.from([0xff, 0xe1, 0, place.length + 2]);
  return Buffer.concat([jpeg.subarray(0, 2), head, place, jpeg.subarray(2)]);
}

/** Everything that the page's origin keeps. */
const stored = (page: Page) =>
  page.evaluate(async () => {
    const cached: string[] = [];
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys()) cached.push(url);
    }
    const databases = (await indexedDB.databases()).map(({ name }) => name);
    return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, cached, databases]);
  });

test('a member who must be verified sends a photo without its place, and then withdraws nothing yet', {
  tag: ['@KY-2', '@KY-3', '@KY-5', '@KY-6'],
}, async ({ page, environment }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await environment.session('noor2');
  const parts: Buffer[] = [];
  page.on('request', (request) => {
    if (request.url().includes(sendDocumentPart.path))
      parts.push(Buffer.from(request.postDataJSON().data, 'base64'));
  });
  const document = page.getByRole('region', { name: 'Identity document' });
  await test.step('the withdrawal leads to the checks in place of its form', async () => {
    await openSite(page, environment, '/m/withdraw');
    const verify = page.getByRole('link', { name: 'Identity check' });
    await expect(verify).toBeVisible();
    await expect(page.locator('main input')).toHaveCount(0);
    expect({ axe: await violations(page), ...(await unfit(page)) }).toMatchObject({ axe: [], tooWide: 0 });
    await verify.click();
    await expect(document).toBeVisible();
    expect({ axe: await violations(page), ...(await unfit(page)) }).toMatchObject({ axe: [], tooWide: 0 });
  });
  const files = document.locator('input[type="file"][multiple]');
  await test.step('a script that is named like a photo is not sent', async () => {
    const buffer = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    await files.setInputFiles({ name: 'passport.jpg', mimeType: 'image/jpeg', buffer });
    await expect(document.getByText('Only JPEG, PNG and PDF files can be sent.')).toBeVisible();
    expect(parts).toEqual([]);
    await document.getByRole('button', { name: 'Remove: passport.jpg' }).click();
  });
  await test.step('a photo is sent in parts, without what its file says of its place', async () => {
    const buffer = await photo(page);
    expect(buffer.includes('GPS 17.5390')).toBe(true);
    await files.setInputFiles({ name: 'passport.jpg', mimeType: 'image/jpeg', buffer });
    await expect(document.getByRole('button', { name: 'Send for checking' })).toBeVisible();
    const sent = Buffer.concat(parts);
    expect([...sent.subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
    expect(sent.includes('GPS')).toBe(false);
    expect(sent.length).toBeGreaterThan(5_000);
    expect({ axe: await violations(page), ...(await unfit(page)) }).toMatchObject({ axe: [], tooWide: 0 });
  });
  await test.step('it is being checked, and the browser keeps nothing of it', async () => {
    await document.getByRole('button', { name: 'Send for checking' }).click();
    await expect(document.getByText('Being checked')).toBeVisible();
    await expect(document.locator('input')).toHaveCount(0);
    expect(await stored(page)).not.toMatch(/passport|blob:|identity/);
  });
  await test.step('in Urdu the page has no violations and fits', async () => {
    await openSite(page, environment, '/m/identity', 'UR');
    await expect(page.locator('.identity__check').first()).toBeVisible();
    expect({ axe: await violations(page), ...(await unfit(page)) }).toMatchObject({ axe: [], tooWide: 0 });
  });
  expect(environment.problems).toEqual([]);
});
