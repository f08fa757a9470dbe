import { hardPages } from '../../demo/partner/hard-pages.ts';
import { expect, test } from './engine-test.ts';
import { counts, mounted } from './mounts.ts';

test('EM-1 LN-1 on a page in Urdu a mount runs right to left', async ({ tab, demo }) => {
  await tab.open(`${demo.partnerOrigin}/ur`);
  await tab.run(() => document.querySelector('[data-foyer]')!.scrollIntoView());
  await expect
    .poll(async () => (await mounted(tab)).winners)
    .toMatchObject({ direction: 'rtl', language: 'ur' });
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
  await expect.poll(async () => (await counts(tab)).winners).toBe(10);
  const onWin = () =>
    tab.run(() => Boolean(document.activeElement?.shadowRoot?.activeElement?.closest('li')));
  // Past the links of the page and the board's own buttons.
  for (let step = 0; step < 12 && !(await onWin()); step += 1) await tab.press('Tab');
  await tab.press('Enter');
  const told = () => tab.run(() => (window as unknown as { told: { mount: string }[] }).told);
  await expect.poll(told).toMatchObject([{ mount: 'winners' }]);
});

test('EM-1 all four mounts show on every hard page', async ({ tab, demo }) => {
  const failed: unknown[] = [];
  for (const { name } of hardPages) {
    await tab.open(`${demo.partnerOrigin}/hard/${name}`);
    // In a frame only what is in view is near.
    let down = false;
    const all = async () => {
      down = !down;
      await tab.run((below) => scrollTo(0, below ? document.documentElement.scrollHeight : 0), down);
      const { announcements, ...others } = await counts(tab, name === 'sandbox');
      return { ...others, announcements: Math.min(announcements!, 1) };
    };
    await expect
      .poll(all)
      .toEqual({ winners: 6, announcements: 1, lobby: 3, login: 1 })
      .catch(async () => failed.push([name, await all()]));
    // Engines differ in when an import map is too late.
    const own = () => tab.run(() => document.documentElement.dataset.own);
    if (name === 'import-map') await expect.poll(own).toBe('ran');
  }
  expect(failed).toEqual([]);
});
