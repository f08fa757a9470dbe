import puppeteer, { type BrowserContext, type Frame, type Page } from 'puppeteer-core';
import type { Engine, Tab } from './engine.ts';

/** puppeteer's types allow handles as arguments, which no test passes. */
function evaluate<Given extends unknown[], Answer>(
  where: Page | Frame,
  work: (...given: Given) => Answer | Promise<Answer>,
  given: Given,
): Promise<Answer> {
  return where.evaluate(work as (...given: unknown[]) => Promise<Answer>, ...given);
}

/** Starts Firefox over WebDriver BiDi. */
export async function startFirefox(executablePath: string): Promise<Engine> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true });
  return {
    async newTab(): Promise<Tab> {
      // A separate context, so that tabs share no storage.
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport({ width: 390, height: 844 });
      return tabOf(page, context);
    },
    close: () => browser.close(),
  };
}

function tabOf(page: Page, context: BrowserContext): Tab {
  return {
    async open(address) {
      await page.goto(address, { waitUntil: 'load' });
    },
    run: (work, ...given) => evaluate(page, work, given),
    async runInFrame(deep, work, ...given) {
      let frame = page.mainFrame();
      for (let level = 1; level <= deep; level++) {
        const [first] = frame.childFrames();
        if (!first) throw new Error(`There is no frame ${level} deep`);
        frame = first;
      }
      return evaluate(frame, work, given);
    },
    click: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    inPopup: async (use) => use(tabOf((await context.pages()).at(-1)!, context)),
    picture: async () => Buffer.from(await page.screenshot()),
    close: () => context.close(),
  };
}
