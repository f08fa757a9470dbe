import { fleetSecret, staff } from '../../demo/fixtures/operator/staff.ts';
import { terminals } from '../../demo/fixtures/operator/terminals.ts';
import { connectGateway } from '../../kiosk/supervisor/connect.ts';
import { enrol } from '../../kiosk/supervisor/identity.ts';
import { violations } from '../support/axe.ts';
import { expect, openTerminal, signIn, test } from './venue.ts';

const [lena] = staff;
const kiosk = {
  venue: 'Foyer Lounge',
  idleSeconds: 3600,
  terminals: { 'lounge-1': {}, 'lounge-2': { language: 'UR' } },
};

test.use({ kiosk });

test(
  'staff open the corner with a PIN, test the terminal and sign a visitor out',
  { tag: '@KI-1' },
  async ({ page, venue }, info) => {
    await page.setViewportSize({ width: 1080, height: 1920 });
    await page.clock.install();
    await openTerminal(page, venue, '?terminal=lounge-1');
    const token = await signIn(page, venue);
    const dialog = page.getByRole('dialog', { name: 'Staff' });
    await test.step('a finger that stays in the corner opens the sign-in', async () => {
      await page.mouse.move(20, 20);
      await page.mouse.down();
      await page.clock.runFor(4_000);
      await expect(dialog).toBeVisible();
      await page.mouse.up();
      expect(await violations(page)).toEqual([]);
    });
    const keys = page.locator('[data-keyboard]');
    const type = async (label: string, digits: string) => {
      await dialog.getByLabel(label).tap();
      for (const digit of digits) await keys.getByRole('button', { name: digit, exact: true }).tap();
    };
    await test.step('a wrong PIN shows an error', async () => {
      await type('Staff number', lena!.number);
      await type('PIN', '0000');
      await keys.getByRole('button', { name: 'Enter' }).tap();
      await expect(dialog.getByRole('alert')).toHaveText('Wrong staff number or PIN.');
    });
    await test.step('the right PIN opens the panel', async () => {
      await type('PIN', lena!.pin);
      await keys.getByRole('button', { name: 'Enter' }).tap();
      await expect(dialog.getByText('12 Lena Ortiz')).toBeVisible();
      await expect(dialog.getByRole('button', { name: 'Restart browser' })).toHaveCount(0);
      const within = dialog.locator('.dialog__panel');
      expect(await within.evaluate((each) => each.scrollWidth - each.clientWidth)).toBeLessThanOrEqual(0);
      expect(await violations(page)).toEqual([]);
    });
    await test.step('touch screen and sound can be tested', async () => {
      await dialog.getByRole('button', { name: 'Test sound' }).tap();
      await expect(dialog.getByText('A tone on the left, then one on the right.')).toBeVisible();
      await dialog.getByRole('button', { name: 'Test touch screen' }).tap();
      const fields = page.getByRole('dialog', { name: 'Test touch screen' });
      await fields.tap({ position: { x: 40, y: 40 } });
      await expect(fields.getByText('Touched: 1 of 48')).toBeVisible();
      await page.emulateMedia({ forcedColors: 'active' });
      await expect(fields.locator('.touch-test__field--touched')).toHaveCSS('outline-style', 'solid');
      await page.emulateMedia({ forcedColors: 'none' });
      expect(await violations(page)).toEqual([]);
      await fields.getByRole('button', { name: 'Back' }).tap();
    });
    await test.step('signing the visitor out closes the corner', async () => {
      await dialog.getByRole('button', { name: 'Log the visitor out' }).tap();
      await expect(page.getByRole('button', { name: 'Touch to start' })).toBeVisible();
      await expect(dialog).toHaveCount(0);
      await expect.poll(() => venue.hasSession(token)).toBe(false);
    });
    await test.step('the desk lists the actions, and its message appears on the screen', async () => {
      const [{ id, key }] = terminals as [(typeof terminals)[0]];
      await connectGateway(`${venue.origin}/kiosk/`);
      await enrol(info.outputPath('state'), id, key);
      await page.setViewportSize({ width: 768, height: 1024 });
      await page.goto(`${venue.origin}/demo/terminals`);
      await page.getByLabel('Secret').fill(fleetSecret);
      await page.getByRole('button', { name: 'Log in', exact: true }).click();
      await expect(page.locator('.card')).toHaveCount(terminals.length);
      await page.getByLabel('Find a terminal').fill('lounge bar');
      await expect(page.locator('.card:visible')).toHaveCount(1);
      const card = page.getByRole('listitem').filter({ hasText: 'Terminal 1, by the bar' });
      await card.getByText('Latest events').click();
      await expect(card.getByText('signOut, 12 Lena Ortiz')).toBeVisible();
      await card.getByText('Message', { exact: true }).click();
      await card.getByLabel('Text for').fill('<b>Tea</b> at five');
      await card.getByRole('combobox').selectOption('5 min');
      await card.getByRole('button', { name: 'Show' }).click();
      await card.getByText('Commands').click();
      await expect(card.getByText('Message “<b>Tea</b> at five” for 5 min, operator: waits')).toBeVisible();
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await violations(page)).toEqual([]);
      }
    });
    expect(venue.problems).toEqual([]);
  },
);

test('in Urdu the staff corner is on the right, opens by keys too, and fits a small screen', {
  tag: '@KI-1',
}, async ({ page, venue }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await openTerminal(page, venue, '?terminal=lounge-2');
  await test.step('the operator’s message appears above the page in any language', async () => {
    await page.evaluate((message) => {
      const word = { startedAt: 0, restarts: 0, reloads: 0, enrolled: false, events: [], message };
      document.documentElement.dataset.supervisor = JSON.stringify(word);
    }, 'The café closes at nine. '.repeat(6));
    await expect(page.getByRole('status').filter({ hasText: 'The café closes at nine.' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
  const dialog = page.getByRole('dialog', { name: 'عملہ' });
  await page.keyboard.down('Escape');
  await expect(dialog).toBeVisible();
  await page.keyboard.up('Escape');
  await dialog.getByLabel('عملے کا نمبر').fill(lena!.number);
  await dialog.getByLabel('پِن').fill(lena!.pin);
  await dialog.getByRole('button', { name: 'کھولیں' }).click();
  await expect(dialog.getByText(lena!.name)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  const overflow = () =>
    dialog.locator('.dialog__panel').evaluate((each) => each.scrollWidth - each.clientWidth);
  for (const [width, height] of [
    [360, 740],
    [768, 1024],
    [1280, 720],
    [1024, 600],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect(await overflow()).toBeLessThanOrEqual(0);
    const acts = dialog.locator('.staff-corner__acts button');
    expect((await acts.last().boundingBox())!.height).toBeGreaterThanOrEqual(64);
    // Landscape shows all fields at once.
    if (width > height) for (const act of await acts.all()) await expect(act).toBeInViewport({ ratio: 1 });
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});
