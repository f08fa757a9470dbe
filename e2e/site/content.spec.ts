import { hostileContent } from '../../tests/support/hostile-content.ts';
import { forward } from '../support/forward.ts';
import { expect, openSite, test } from '../support/test-environment.ts';

/** Content from an operator's editor, or from an attacker with access to it. */
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

test('content never runs, loads, escapes its box or violates the policy, and its harmless part is shown', {
  tag: '@PR-1',
}, async ({ page, environment }) => {
  const samples = [['mixed', hostile], ...Object.entries(hostileContent)];
  await page.route('**/MCSFE_getPromotions*', async (route) => {
    const answer = await (await forward(route)).json();
    const [first] = answer.value.promotions;
    answer.value.promotions = samples.map(([title, content], index) => {
      return { ...first, id: `h${index}`, title, content: `<p>start</p>${content}`, announcementImages: [] };
    });
    await route.fulfill({ json: answer });
  });
  const outside: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(environment.demo.origin)) outside.push(request.url());
  });
  await test.step('opens the page with the hostile content', async () => {
    await openSite(page, environment, '/m/activity');
    await page.locator('.promotion').first().waitFor();
  });
  await test.step('each text has allowed elements and attributes only, in its box, and runs nothing', async () => {
    expect(await page.evaluate(faultsOf, samples.length)).toEqual([]);
  });
  const content = page.locator('.html').first();
  await test.step('the harmless part of mixed content is shown', async () => {
    await page.getByText('More').first().click();
    await content.getByText('bold').click();
    await content.getByText('bad link').click();
    expect(await page.evaluate(() => 'broken' in window)).toBe(false);
    await expect(content.locator('script, iframe, form, input, style, svg')).toHaveCount(0);
    await expect(content.getByText('bad link')).not.toHaveAttribute('href');
    const terms = content.getByRole('link', { name: 'terms outside' });
    await expect(terms).toHaveAttribute('target', '_blank');
    await expect(terms).toHaveAttribute('rel', 'noopener noreferrer');
    const lead = content.getByText('Friday terms');
    await expect(lead).toHaveCSS('font-size', '30px');
    await expect(lead).toHaveCSS('position', 'static');
    await expect(lead).toHaveCSS('background-image', 'none');
  });
  await test.step('the page has not moved, loaded from elsewhere or violated its policy', async () => {
    expect(outside).toEqual([]);
    expect(environment.problems).toEqual([]);
    expect(new URL(page.url()).pathname).toMatch(/^\/m\/activity/);
  });
  await content.getByRole('link', { name: 'hot games' }).click();
  await page.waitForURL('**/m/hot-games');
  await expect(page.getByRole('heading', { name: /hot games/i })).toBeVisible();
});

/** Opens each promotion in the page, clicks what is in it, and returns what it should not contain or do. */
async function faultsOf(count: number): Promise<string[]> {
  const faults: string[] = [];
  const allowed = new Set(
    (
      'A B BLOCKQUOTE BR CODE DD DIV DL DT EM H3 H4 H5 HR I IMG LI OL P SMALL SPAN STRONG SUB SUP TABLE ' +
      'TBODY TD TH THEAD TR U UL'
    ).split(' '),
  );
  for (let index = 0; index < count; index++) {
    const card = document.querySelectorAll('.promotion')[index]!;
    const name = card.querySelector('.promotion__title')!.textContent;
    card.querySelector('button')!.click();
    // The first text waits for the sanitiser's code.
    for (let tries = 0; !card.querySelector('.html')?.childNodes.length; tries++) {
      if (tries > 300) break;
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    const html = card.querySelector<HTMLElement>('.html')!;
    for (const element of html.querySelectorAll<HTMLElement>('*')) {
      if (!allowed.has(element.tagName)) faults.push(`${name}: <${element.tagName}>`);
      for (const { name: attribute, value } of element.attributes) {
        if (/^on|^id$|^name$|^ping$|^download$|^is$|^slot$/.test(attribute))
          faults.push(`${name}: ${attribute}`);
        if (/^(href|src)$/.test(attribute) && /^[^/]*:/.test(value) && !value.startsWith('https:'))
          faults.push(`${name}: ${attribute} ${value}`);
      }
      const { position, backgroundImage, zIndex } = getComputedStyle(element);
      if (position !== 'static' || backgroundImage !== 'none' || zIndex !== 'auto')
        faults.push(`${name}: ${position} ${backgroundImage} ${zIndex}`);
      if (!element.hasAttribute('href')) element.click();
    }
    if (html.scrollWidth > html.clientWidth) faults.push(`${name}: ${html.scrollWidth} px wide`);
    if ('broken' in window) faults.push(`${name}: runs`);
  }
  return faults;
}
