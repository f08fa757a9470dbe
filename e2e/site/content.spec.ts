import { expect, openSite, test } from '../support/house.ts';

/** What an operator's editor, or whoever got at it, might send. */
const hostile = `
  <p style="font-size:30px; position:fixed; inset:0; background-image:url(https://evil.example/x.png)">Friday terms</p>
  <script>window.broken = 'script'</script>
  <img src="x" onerror="window.broken = 'onerror'">
  <svg onload="window.broken = 'svg'"><a href="javascript:window.broken=1">svg link</a></svg>
  <a href="javascript:window.broken = 'link'">bad link</a>
  <a href="/m/hot-games">hot games</a>
  <a href="https://elsewhere.example/terms">terms outside</a>
  <iframe src="https://evil.example/"></iframe><form action="https://evil.example"><input name="password"></form>
  <style>body { display: none }</style><b onclick="window.broken = 'click'">bold`;

test('PR-1 hostile content shows its harmless part, and nothing of it runs', async ({ page, house }) => {
  await page.route('**/MCSFE_getPromotions*', async (route) => {
    const answer = await (await route.fetch()).json();
    answer.value.promotions[0].content = hostile;
    await route.fulfill({ json: answer });
  });
  await openSite(page, house, '/m/activity');
  await page.getByText('More').first().click();
  const content = page.locator('.html').first();
  await expect(content.getByText('Friday terms')).toBeVisible();
  await content.getByText('bold').click();
  await content.getByText('bad link').click();

  expect(await page.evaluate(() => 'broken' in window)).toBe(false);
  await expect(content.locator('script, iframe, form, input, style, svg')).toHaveCount(0);
  await expect(content.getByText('bad link')).not.toHaveAttribute('href');
  const outside = content.getByRole('link', { name: 'terms outside' });
  await expect(outside).toHaveAttribute('target', '_blank');
  await expect(outside).toHaveAttribute('rel', 'noopener noreferrer');
  const terms = content.getByText('Friday terms');
  await expect(terms).toHaveCSS('font-size', '30px');
  await expect(terms).toHaveCSS('position', 'static');
  await expect(terms).toHaveCSS('background-image', 'none');
  // What the policy refused besides is told in the console; nothing of the page broke.
  expect(house.problems.filter((problem) => problem.startsWith('uncaught'))).toEqual([]);

  await content.getByRole('link', { name: 'hot games' }).click();
  await page.waitForURL('**/m/hot-games');
  await expect(page.getByRole('heading', { name: /hot games/i })).toBeVisible();
});
