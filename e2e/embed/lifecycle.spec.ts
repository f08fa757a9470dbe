import type { Page } from 'playwright/test';
import { expect, test } from '../support/test-environment.ts';
import { board, listen, openPage, reports, wins } from './partner-page.ts';

/** Calls a method of `Foyer`. */
function foyer(page: Page, method: 'mount' | 'update' | 'unmount', options?: Record<string, unknown>) {
  return page.evaluate(
    ([name, given]) => {
      const element = document.getElementById('board')!;
      (window as never as { Foyer: Record<string, (...rest: unknown[]) => void> }).Foyer[name]!(
        element,
        given,
      );
    },
    [method, options] as const,
  );
}

/** Counts running polls: timers of many seconds, including those of scripts before the page's own. */
async function countPolls(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const running = new Set<number>();
    const { setInterval: repeat, setTimeout: start, clearTimeout: stop } = window;
    const clear = (id: number) => {
      running.delete(id);
      stop(id);
    };
    Object.assign(window, {
      running,
      setInterval: (...args: Parameters<typeof setInterval>) => {
        const id = repeat(...args);
        running.add(id);
        return id;
      },
      setTimeout: (call: () => void, ms = 0) => {
        const id = start(() => {
          running.delete(id);
          call();
        }, ms);
        if (ms > 5_000) running.add(id);
        return id;
      },
      clearInterval: clear,
      clearTimeout: clear,
    });
  });
  return () => page.evaluate(() => (window as unknown as { running: Set<number> }).running.size);
}

test('Foyer mounts, unmounts and mounts again, and listens until it is stopped', { tag: '@EM-1' }, async ({
  page,
  environment,
}) => {
  const polls = await countPolls(page);
  await listen(page);
  await openPage(page, environment, { body: '<div id="board"><a href="/wins">All wins</a></div>' });
  await page.waitForFunction(() => 'Foyer' in window);
  await page.evaluate(() => {
    type On = (name: string, listener: (event: CustomEvent) => void) => () => void;
    const { on } = (window as never as { Foyer: { on: On } }).Foyer;
    const received: string[] = [];
    const end = on('ready', ({ detail }) => {
      received.push(detail.mount);
      end();
    });
    Object.assign(window, { received });
  });
  const received = () => page.evaluate(() => (window as never as { received: string[] }).received);
  await foyer(page, 'mount', { foyer: 'winners', limit: 4 });
  await expect.poll(received).toEqual(['winners']);
  await expect(wins(page)).toHaveCount(4);
  await expect(page.getByText('All wins')).toBeHidden();
  await expect.poll(polls).toBe(1);

  await foyer(page, 'unmount');
  await expect(page.getByText('All wins')).toBeVisible();
  const left = await page.locator('#board').evaluate(({ shadowRoot }) => ({
    html: shadowRoot!.innerHTML,
    sheets: shadowRoot!.adoptedStyleSheets.length,
  }));
  expect(left).toEqual({ html: '<slot></slot>', sheets: 0 });
  expect(await polls()).toBe(0);

  await foyer(page, 'mount', { foyer: 'winners', limit: 3 });
  await expect(wins(page)).toHaveCount(3);
  await expect.poll(async () => (await reports(page)).filter(({ name }) => name === 'ready').length).toBe(2);
  expect(await received()).toHaveLength(1);

  await test.step('a mount that moves to another document ends, and others still mount', async () => {
    await page.evaluate(() => {
      const frame = document.body.appendChild(document.createElement('iframe'));
      frame.contentDocument!.body.append(document.getElementById('board')!);
    });
    await expect.poll(polls).toBe(0);
    await expect(page.frameLocator('iframe').getByText('All wins')).toBeVisible();
    await page.evaluate(() => {
      document.querySelector('iframe')!.remove();
      const mount = document.createElement('div');
      Object.assign(mount.dataset, { foyer: 'winners', limit: '2' });
      document.body.append(mount);
    });
    await expect(wins(page)).toHaveCount(2);
  });
  expect(environment.problems).toEqual([]);
});

test('added mounts mount; removed ones stop requests and timers; invalid attributes are reported once by name', {
  tag: '@EM-1',
}, async ({ page, environment }) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  const polls = await countPolls(page);
  await openPage(page, environment, { body: '<main></main>' });
  await page.waitForFunction(() => 'Foyer' in window);
  const add = () =>
    page.evaluate(() => {
      const box = document.createElement('section');
      const mount = document.createElement('div');
      mount.dataset.foyer = 'winners';
      box.append(mount);
      document.querySelector('main')!.append(box);
    });
  await add();
  await expect(wins(page)).toHaveCount(20);
  const removed = await page.locator('section > [data-foyer]').elementHandle();
  await page.evaluate(() => document.querySelector('section')!.remove());
  await expect.poll(() => removed.evaluate(({ shadowRoot }) => shadowRoot!.innerHTML)).toBe('<slot></slot>');
  await expect.poll(polls).toBe(0);

  environment.fault({ endpoint: 'getWinners', latency: 20_000 });
  await page.evaluate(() => Object.assign(document.documentElement, { lang: 'es' }));
  const requested = page.waitForRequest(/getWinnerBoard/i);
  await add();
  await requested;
  // Earlier than the call's timeout of 10 s.
  const ended = page.waitForEvent('requestfailed', {
    predicate: (request) => /getWinnerBoard/i.test(request.url()),
    timeout: 9_000,
  });
  await page.evaluate(() => document.querySelector('section')!.remove());
  expect((await ended).failure()?.errorText).toContain('ABORTED');
  await test.step('invalid attributes fall back', async () => {
    environment.demo.gateway.faults?.clear();
    expect(warnings).toEqual([]);
    await page.evaluate(() => {
      document.documentElement.lang = 'en';
      const wrong = { foyer: 'winners', limit: 'many', lang: 'xx', minHeight: '-4' };
      for (const attributes of [wrong, wrong, { foyer: 'bingo' }]) {
        const mount = document.createElement('div');
        Object.assign(mount.dataset, attributes);
        document.body.append(mount);
      }
      document.body.append(Object.assign(document.createElement('ul'), { id: 'list' }));
      document.getElementById('list')!.dataset.foyer = 'winners';
    });
    await expect(page.locator('[data-limit]').first().getByRole('listitem')).toHaveCount(20);
    await expect(page.locator('[data-limit]').first()).toHaveCSS('min-height', '460px');
    expect(warnings.sort()).toEqual([
      'Foyer: data-foyer="bingo" is not known',
      'Foyer: data-lang="xx" is not EN, ES, HI, JA, KO, PT, TY, UR',
      'Foyer: data-limit="many" is not 1 to 100',
      'Foyer: data-min-height="-4" is not 0 to 9999',
    ]);
  });
  expect(environment.problems).toEqual([]);
});

test('changed attributes update a mount in place; errors of the embed’s code are reported once, errors of the page are not', {
  tag: '@EM-1',
}, async ({ page, environment }) => {
  await listen(page);
  await openPage(page, environment, { body: board });
  await expect(wins(page)).toHaveCount(10);
  const frame = page.locator('#board .embed');
  await frame.evaluate((element) => void Object.assign(element, { mine: true }));

  await page.locator('#board').evaluate((host) => host.setAttribute('data-limit', '3'));
  await expect(wins(page)).toHaveCount(3);
  await foyer(page, 'update', { limit: 5, lang: 'ur' });
  await expect(wins(page)).toHaveCount(5);
  await expect(page.locator('#board .embed')).toHaveCSS('direction', 'rtl');
  // Elements that re-render keep the language: the pause button and the board.
  await page.locator('#board').getByRole('button', { name: 'روکیں' }).click();
  await expect(page.locator('#board').getByRole('button', { name: 'چلائیں' })).toBeVisible();
  await expect(page.locator('#board').getByRole('region', { name: 'تازہ بڑی جیت' })).toBeVisible();
  await foyer(page, 'update', { lang: null });
  await expect(page.locator('#board .embed')).toHaveCSS('direction', 'ltr');
  await page.evaluate(() => Object.assign(document.documentElement, { lang: 'ur' }));
  await expect(page.locator('#board .embed')).toHaveCSS('direction', 'rtl');
  await foyer(page, 'update', { minHeight: 700 });
  await expect(page.locator('#board')).toHaveCSS('min-height', '700px');
  expect(await frame.evaluate((element) => 'mine' in element)).toBe(true);
  expect(environment.problems).toEqual([]);

  const throwIn = (address: string) =>
    page.evaluate(
      (file) =>
        new Promise<void>((resolve) => {
          const error = new Error('x is not a function');
          error.stack = `${error}\n    at draw (${file}:1:2)`;
          setTimeout(() => {
            setTimeout(resolve);
            throw error;
          });
        }),
      address,
    );
  const defects = async () => (await reports(page)).filter(({ detail }) => detail.code === 'defect');
  const { origin, partnerOrigin } = environment.demo;
  await throwIn(`${partnerOrigin}/page.js`);
  expect(await defects()).toEqual([]);
  await throwIn(`${origin}/embed/winners-1a2b.js`);
  await throwIn(`${origin}/embed/winners-1a2b.js`);
  expect(await defects()).toEqual([{ name: 'error', detail: { mount: 'winners', code: 'defect' } }]);
  await foyer(page, 'unmount');
  await foyer(page, 'mount', { foyer: 'winners', limit: 3 });
  await expect(wins(page)).toHaveCount(3);
  await foyer(page, 'unmount');
  await throwIn(`${origin}/embed/winners-1a2b.js`);
  expect(await defects()).toHaveLength(1);
});
