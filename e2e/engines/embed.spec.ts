import { hardPages } from '../../demo/partner/hard-pages.ts';
import type { Tab } from './engine.ts';
import { expect, test } from './engine-test.ts';

/** What a reader finds in the first mount of a kind. */
function mounted(tab: Tab, name: string) {
  return tab.run((foyer) => {
    const host = document.querySelector(`[data-foyer="${foyer}"]`);
    const frame = host?.shadowRoot?.querySelector<HTMLElement>('.embed');
    const shown = frame && getComputedStyle(frame);
    return {
      items: [...(frame?.querySelectorAll('li') ?? [])].filter((item) => !item.closest('[aria-hidden=true]'))
        .length,
      direction: shown?.direction,
      language: frame?.lang,
      wide: (host?.getBoundingClientRect().width ?? 0) > 200,
    };
  }, name);
}

test('EM-1 WB-1 the winners board shows on a partner’s page under its strict policy @smoke', async ({
  tab,
  demo,
}) => {
  await tab.open(demo.partnerOrigin);
  await tab.run(() => document.querySelector('[data-foyer]')!.scrollIntoView());
  await expect
    .poll(() => mounted(tab, 'winners'))
    .toEqual({ items: 10, direction: 'ltr', language: 'en', wide: true });
});

test('EM-1 LN-1 in Urdu it runs right to left', async ({ tab, demo }) => {
  await tab.open(`${demo.partnerOrigin}/ur`);
  await tab.run(() => document.querySelector('[data-foyer]')!.scrollIntoView());
  await expect.poll(() => mounted(tab, 'winners')).toMatchObject({ direction: 'rtl', language: 'ur' });
});

test('EM-1 by keyboard a win is reached and chosen, and its page is told', async ({ tab, demo }) => {
  await tab.open(demo.partnerOrigin);
  await tab.run(() => {
    const told: unknown[] = [];
    Object.assign(window, { told });
    document.addEventListener('foyer:game', (event) => {
      event.preventDefault();
      told.push((event as CustomEvent).detail);
    });
    document.querySelector('[data-foyer]')!.scrollIntoView();
  });
  await expect.poll(async () => (await mounted(tab, 'winners')).items).toBe(10);
  const onWin = () =>
    tab.run(() => Boolean(document.activeElement?.shadowRoot?.activeElement?.closest('li')));
  // Past the links of the page and the board's own buttons.
  for (let step = 0; step < 12 && !(await onWin()); step += 1) await tab.press('Tab');
  await tab.press('Enter');
  const told = () => tab.run(() => (window as unknown as { told: { mount: string }[] }).told);
  await expect.poll(told).toMatchObject([{ mount: 'winners' }]);
});

test('EM-1 the winners board shows on every hard page', async ({ tab, demo }) => {
  const failed: string[] = [];
  for (const { name } of hardPages) {
    await tab.open(`${demo.partnerOrigin}/hard/${name}`);
    const items = async () => (name === 'sandbox' ? tab.runInFrame(shownWins) : tab.run(shownWins));
    await expect
      .poll(items)
      .toBe(6)
      .catch(() => failed.push(name));
    // Engines differ in when an import map is too late.
    const own = () => tab.run(() => document.documentElement.dataset.own);
    if (name === 'import-map') await expect.poll(own).toBe('ran');
  }
  expect(failed).toEqual([]);
});

/** How many wins a reader finds, in whatever there is of mounts. */
function shownWins(): number {
  const host = [...document.querySelectorAll('[data-foyer]')].find(({ shadowRoot }) => shadowRoot);
  return host?.shadowRoot?.querySelectorAll('li:not([aria-hidden=true])').length ?? 0;
}
