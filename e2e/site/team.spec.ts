import { expect, openSite, test } from '../support/test-environment.ts';

test('walks down the team, goes back, and keeps a saved rebate', { tag: ['@WL-9', '@WL-10'] }, async ({
  page,
  environment,
}) => {
  await environment.session('agent10');
  await openSite(page, environment, '/m/member/team');
  await page.getByRole('link', { name: /^silva_br/ }).click();
  await page.getByRole('link', { name: /^costa_br/ }).click();
  await expect(page.getByRole('navigation', { name: 'Levels' })).toHaveText(/silva_br.*costa_br/);
  await expect(page.getByRole('link', { name: /^farias_br/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: 'costa_br', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await page.goBack();
  await expect(page.getByRole('link', { name: /^bruna_s/ })).toBeVisible();
  await page.getByRole('link', { name: 'Set rebates' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Game rebate settings');
  await page.getByRole('button', { name: /^Slots/ }).click();
  const field = page.getByRole('textbox', { name: 'Aster' });
  await expect(field).toHaveValue('0.7');
  await field.fill('0.95');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Must be from')).toBeVisible();
  await expect(field).toBeFocused();
  await field.fill('0.75');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: /^Slots/ }).click();
  await expect(field).toHaveValue('0.75');
  expect(environment.problems).toEqual([]);
});
