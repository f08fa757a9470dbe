import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from 'playwright';
import { quiet } from '../browser.ts';
import { observe } from './observers.ts';

/** Network and CPU of a mid-range phone on slow 4G, as in Lighthouse. */
const SLOW_4G = {
  offline: false,
  /** Latency in milliseconds. */
  latency: 150,
  /** Bytes per second: 1.6 Mbps and 750 kbps. */
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const CPU_SLOWDOWN = 4;

/** A page with empty cache and storage. */
export interface Phone {
  page: Page;
  cdp: CDPSession;
  /** Uncaught errors and policy violations, which invalidate the figures. */
  problems: string[];
  close(): Promise<void>;
}

export function launch(executablePath: string | undefined): Promise<Browser> {
  return chromium.launch({ args: quiet, ...(executablePath && { executablePath }) });
}

/** Opens an empty page with the network and CPU above by default. */
export async function openPhone(browser: Browser, { network = true, processor = true } = {}): Promise<Phone> {
  const context: BrowserContext = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  await observe(page);
  await cdp.send('Network.enable');
  await cdp.send('Page.enable');
  if (network) await cdp.send('Network.emulateNetworkConditions', SLOW_4G);
  if (processor) await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return { page, cdp, problems, close: () => context.close() };
}

/** Counts the processor time of the main thread from here on, for `mainThreadWork`. */
export async function countWork({ cdp }: Phone): Promise<void> {
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
}

/** Returns the milliseconds that the main thread has worked, with the tasks that ended. */
export async function mainThreadWork({ cdp }: Phone): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000;
}

/** Returns the number of elements, and JavaScript bytes after garbage collection. */
export async function holdings({ page, cdp }: Phone): Promise<{ elements: number; heap: number }> {
  const elements = await page.evaluate(() => document.querySelectorAll('*').length);
  // Twice: the first collection may release further objects.
  for (let time = 0; time < 2; time++) await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  return { elements, heap: usedSize };
}
