import { expect, test } from '../support/test-environment.ts';
import { board, openPage, wins } from './partner-page.ts';

test('requests code, texts and settings of a mount in parallel, each once, and waits for the operator’s language on a page in an unsupported one', {
  tag: '@EM-1',
}, async ({ page, environment }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  let arrive = () => {};
  const code = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/\/embed\/(?!foyer)[\w-]+\.js/, async (route) => {
    await code;
    await route.continue();
  });
  await openPage(page, environment, { body: board + board.replace('board', 'other') });
  const files = () => requests.filter((path) => path.startsWith('/embed/') && !path.endsWith('.js'));
  await expect.poll(() => files().length).toBe(2);
  expect(files().sort()).toEqual([
    '/embed/site.json',
    expect.stringMatching(/^\/embed\/texts\/winners\.EN-[\w-]+\.json$/),
  ]);
  arrive();
  await expect(wins(page)).toHaveCount(20);
  expect(files()).toHaveLength(2);
  await test.step('a page in an unsupported language', async () => {
    requests.length = 0;
    await openPage(page, environment, { body: board, lang: 'de' });
    await expect(wins(page)).toHaveCount(10);
    expect(requests.filter((path) => path.startsWith('/embed/texts/'))).toEqual([
      expect.stringMatching(/\/winners\.EN-[\w-]+\.json$/),
    ]);
  });
  expect(environment.problems).toEqual([]);
});
