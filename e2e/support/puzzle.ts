import type { Page } from 'playwright/test';
import type { TestEnvironment } from './test-environment.ts';

/** Returns the solution of the newest puzzle or captcha. */
export async function answer(environment: TestEnvironment): Promise<string> {
  const reply = await fetch(`${environment.demo.origin}/__answer`);
  return ((await reply.json()) as { answer: string }).answer;
}

interface Pointer {
  press(x: number, y: number): Promise<unknown>;
  move(x: number, y: number): Promise<unknown>;
  lift(): Promise<unknown>;
}

function mouse({ mouse }: Page): Pointer {
  return {
    async press(x, y) {
      await mouse.move(x, y);
      await mouse.down();
    },
    move: (x, y) => mouse.move(x, y),
    lift: () => mouse.up(),
  };
}

/** Returns a touch pointer; the page must have touch enabled. */
export async function finger(page: Page): Promise<Pointer> {
  const browser = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints });
  return {
    press: (x, y) => touch('touchStart', [{ x, y }]),
    move: (x, y) => touch('touchMove', [{ x, y }]),
    lift: () => touch('touchEnd', []),
  };
}

/** Drags the piece like a hand: fast, then slower. */
export async function drag(page: Page, to: number, by: Pointer = mouse(page)): Promise<void> {
  const range = page.locator('.slider__range');
  const { x, y, width, height } = (await range.boundingBox())!;
  const max = Number(await range.getAttribute('max'));
  // The handle is as wide as the piece of the puzzle.
  const share = await range.evaluate((one) => one.style.getPropertyValue('--piece'));
  const thumb = (width * Number.parseFloat(share)) / 100;
  const at = (value: number) => x + thumb / 2 + ((width - thumb) * value) / max;
  await by.press(at(0), y + height / 2);
  for (const part of [0.04, 0.15, 0.34, 0.58, 0.79, 0.93, 0.99, 1]) {
    await by.move(at(to * part), y + height / 2 + part);
    await page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), 40 + 40 * part);
  }
  await by.lift();
}
