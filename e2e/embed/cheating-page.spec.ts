import type { Page } from 'playwright/test';
import { expect, PASSWORD, test } from '../support/test-environment.ts';
import { agreeToPlay, button, openLogin, openLoginPage, operatorFrame, signInByFrame } from './login-page.ts';
import { board, wins } from './partner-page.ts';

interface Heard {
  received: unknown[];
}

/** Records every message, listener and request of the page, and opens closed shadow roots. */
async function recordMessages(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (window !== top) return;
    const received: unknown[] = [];
    Object.assign(window, { received });
    const note = (what: string, value: unknown) => received.push([what, value]);
    addEventListener('message', ({ data }) => note('message', data), true);
    const { postMessage, addEventListener: listen } = MessagePort.prototype;
    const { set } = Object.getOwnPropertyDescriptor(MessagePort.prototype, 'onmessage')!;
    MessagePort.prototype.postMessage = function (...args: unknown[]) {
      note('sent', args[0]);
      return postMessage.apply(this, args as never);
    };
    MessagePort.prototype.addEventListener = function (...args: unknown[]) {
      note('listens', args[0]);
      return listen.apply(this, args as never);
    };
    Object.defineProperty(MessagePort.prototype, 'onmessage', {
      set(handler: (event: MessageEvent) => void) {
        set!.call(this, (event: MessageEvent) => {
          note('port', event.data);
          handler(event);
        });
      },
    });
    const { fetch: get } = window;
    window.fetch = (...args) => {
      note('fetch', args);
      return get(...args);
    };
    const { attachShadow } = Element.prototype;
    Element.prototype.attachShadow = function (init) {
      return attachShadow.call(this, { ...init, mode: 'open' });
    };
    const { addEventListener: add } = EventTarget.prototype;
    EventTarget.prototype.addEventListener = function (...args: unknown[]) {
      note('hears', args[0]);
      return add.apply(this, args as never);
    };
    customElements.define = () => {};
  });
}

/** Returns everything that a script of the page can read: documents, shadow roots, globals, messages and storage. */
function readableTexts(page: Page): Promise<string> {
  return page.evaluate(() => {
    const texts: string[] = [];
    const walk = (root: Document | ShadowRoot) => {
      texts.push(root instanceof Document ? root.documentElement.outerHTML : root.innerHTML);
      for (const element of root.querySelectorAll('*')) if (element.shadowRoot) walk(element.shadowRoot);
    };
    walk(document);
    const seen = new WeakSet();
    const plain = (_: string, value: unknown) => {
      if (typeof value !== 'object' || !value) return value;
      if (seen.has(value) || value instanceof Node || value === window) return undefined;
      seen.add(value);
      return value;
    };
    for (const name of Object.getOwnPropertyNames(window)) {
      try {
        texts.push(`${name}=${JSON.stringify((window as never)[name], plain)}`);
      } catch {
        // Some objects of a window cannot be serialised.
      }
    }
    texts.push(JSON.stringify((window as unknown as Heard).received));
    texts.push(JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]));
    texts.push(
      performance
        .getEntries()
        .map(({ name }) => name)
        .join(' '),
    );
    return texts.join('\n');
  });
}

test('ignores forged, replayed and second greetings, and hides password, token, name and balance from the partner’s page', {
  tag: '@EM-1',
}, async ({ page, environment }) => {
  await recordMessages(page);
  await openLoginPage(page, environment, { body: button + board });
  await openLogin(page);
  await test.step('forged, replayed and second greetings', async () => {
    const heard = (await page.evaluate(() => (window as unknown as Heard).received)) as [string, unknown][];
    const greeting = heard.find(([what]) => what === 'message')![1] as string;
    expect(greeting).toMatch(/^foyer:ready:[0-9a-f]{32}$/);
    expect(await forge(page, greeting)).toEqual([]);
  });
  let token = '';
  await test.step('the first port still works, and the operator frame has the session', async () => {
    await signInByFrame(page);
    await page.getByRole('button', { name: 'My account' }).click();
    await expect(operatorFrame(page).getByText('₹25,000')).toBeVisible();
    const frame = page.frames().find((one) => one.url().includes('/embed/frame'))!;
    const stored = await frame.evaluate(() => JSON.stringify({ ...localStorage }));
    [, token = ''] = /\\"token\\":\\"([^\\]+)/.exec(stored) ?? [];
    expect(token.length).toBeGreaterThan(20);
  });
  await test.step('the page cannot read any of it', async () => {
    const all = await readableTexts(page);
    // Wins of the board have any amount, ₹2,25,000 too.
    const texts = all.replace(/(?<=class="winners__amount"[^>]*>)[^<]*/g, '');
    expect(texts).toContain('foyer:ready:');
    for (const secret of [PASSWORD, token, 'maya7', 'Maya', '25,000', '25000'])
      expect(texts).not.toContain(secret);
  });
});

/** Sends greetings that are not the frame's own. Returns the answers to them. */
function forge(page: Page, greeting: string): Promise<unknown[]> {
  return page.evaluate(async (text) => {
    const answers: unknown[] = [];
    const { origin } = new URL(document.querySelector('script')!.src);
    // Sent from this page, from an iframe, and again from the frame's own window, each as a greeting.
    const other = document.body.appendChild(document.createElement('iframe')).contentWindow!;
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => answers.push(data);
    window.dispatchEvent(new MessageEvent('message', { data: 'foyer:ready:1', origin, source: other }));
    window.dispatchEvent(new MessageEvent('message', { data: text, origin, source: window }));
    window.postMessage('foyer:ready:2', '*');
    // A second port for the frame.
    let frame: HTMLIFrameElement | null = null;
    for (const element of document.querySelectorAll('*'))
      frame ??= element.shadowRoot?.querySelector('iframe') ?? null;
    const port = text.replace('ready', 'port');
    frame!.contentWindow!.postMessage(port, origin, [port2]);
    port1.postMessage({ type: 'play' });
    await new Promise((resolve) => setTimeout(resolve, 500));
    return answers;
  }, greeting);
}

test('refuses a covered form, sends it once visible, and keeps the session in memory if the browser denies storage to frames', {
  tag: '@EM-1',
}, async ({ page, environment }) => {
  await page.addInitScript(() => {
    if (window === top) return;
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await openLoginPage(page, environment);
  const frame = await openLogin(page);
  await expect(frame.getByText('Your browser does not save logins on this page')).toBeVisible();
  await page.evaluate(() => {
    const cover = document.createElement('div');
    cover.popover = 'manual';
    cover.id = 'cover';
    document.body.append(cover);
    for (const [name, value] of Object.entries({
      inset: '0',
      width: '100vw',
      height: '100vh',
      opacity: '0.01',
    })) {
      cover.style.setProperty(name, value);
    }
    cover.style.setProperty('pointer-events', 'none');
    cover.showPopover();
  });
  await page.waitForTimeout(1_000);
  await frame.getByLabel(/^Username/).fill('maya7');
  await frame.getByLabel(/^Password/).fill(PASSWORD);
  await frame.locator('form button[type=submit]').press('Enter');
  await expect(frame.getByText('Part of this is hidden')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.evaluate(() => document.getElementById('cover')!.remove());
  await signInByFrame(page);
  await expect(page.locator('#login')).toHaveText('My account');
});

test('blocks clicks on a game while the page hides or covers the frame', { tag: '@EM-1' }, async ({
  page,
  environment,
}) => {
  await openLoginPage(page, environment, { body: button + board });
  await openLogin(page);
  await signInByFrame(page);
  await wins(page).first().getByRole('button').click();
  await agreeToPlay(page);
  const frame = operatorFrame(page);
  const spin = frame.frameLocator('iframe').getByRole('button', { name: 'Spin' });
  await expect(spin).toBeVisible();
  const presses = await spin.evaluateHandle((element) => {
    const seen = { count: 0 };
    element.ownerDocument.addEventListener('pointerdown', () => (seen.count += 1), true);
    return seen;
  });
  const { x, y, width, height } = (await spin.boundingBox())!;
  const press = () => page.mouse.click(x + width / 2, y + height / 2);
  const pressed = () => presses.evaluate(({ count }) => count);
  const star = frame.getByRole('button', { name: /^Favourite:/ });
  const covered = frame.getByText('Part of this is hidden');
  /** Sets a style property on the dialog or its frame as a page's script can; an empty value removes it. */
  const style = (part: string, name: string, value: string) =>
    page.evaluate(
      ([selector = '', property = '', text = '']) => {
        const root = document.documentElement.lastElementChild!.shadowRoot!;
        root.querySelector<HTMLElement>(selector)!.style.setProperty(property, text);
      },
      [part, name, value],
    );
  for (const [part, name, value] of [
    ['dialog', 'opacity', '0.02'],
    ['iframe', 'clip-path', 'inset(80% 0 0 0)'],
    ['dialog', 'translate', '0 20%'],
    ['dialog', 'scale', '4'],
  ] as const) {
    await test.step(name, async () => {
      const before = await pressed();
      await style(part, name, value);
      await expect(covered).toBeVisible();
      await press();
      expect(await pressed()).toBe(before);
      await star.dispatchEvent('click');
      await expect(star).toHaveAttribute('aria-pressed', 'false');
      await style(part, name, '');
      await expect(covered).toHaveCount(0);
      // The browser may send a press by the frames of a moment ago.
      await expect(async () => {
        if ((await pressed()) === before) await press();
        expect(await pressed()).toBe(before + 1);
      }).toPass();
    });
  }
});
