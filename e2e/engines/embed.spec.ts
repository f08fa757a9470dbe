import { hardPages } from '../../demo/partner/hard-pages.ts';
import { expect, test } from './engine-test.ts';
import { counts, mounted } from './mounts.ts';

test('a mount runs right to left on a page in Urdu', { tag: ['@EM-1', '@LN-1'] }, async ({ tab, demo }) => {
  await tab.open(`${demo.partnerOrigin}/ur`);
  await tab.run(() => document.querySelector('[data-foyer]')!.scrollIntoView());
  await expect
    .poll(async () => (await mounted(tab)).winners)
    .toMatchObject({ direction: 'rtl', language: 'ur' });
});

test('a win is reached and chosen by keyboard, and the page learns it', { tag: '@EM-1' }, async ({
  tab,
  demo,
}) => {
  await tab.open(demo.partnerOrigin);
  await tab.run(() => {
    const reports: unknown[] = [];
    Object.assign(window, { reports });
    document.addEventListener('foyer:game', (event) => {
      event.preventDefault();
      reports.push((event as CustomEvent).detail);
    });
    document.querySelector('[data-foyer]')!.scrollIntoView();
  });
  await expect.poll(async () => (await counts(tab)).winners).toBe(10);
  const onWin = () =>
    tab.run(() => Boolean(document.activeElement?.shadowRoot?.activeElement?.closest('li')));
  // After the page's links and the board's own buttons.
  for (let step = 0; step < 12 && !(await onWin()); step += 1) await tab.press('Tab');
  await tab.press('Enter');
  const reports = () => tab.run(() => (window as unknown as { reports: { mount: string }[] }).reports);
  await expect.poll(reports).toMatchObject([{ mount: 'winners' }]);
});

test('all mounts show on every hard page', { tag: '@EM-1' }, async ({ tab, demo }) => {
  const failed: unknown[] = [];
  for (const { name } of hardPages) {
    await tab.open(`${demo.partnerOrigin}/hard/${name}`);
    // In an iframe only visible mounts are near.
    let down = false;
    const all = async () => {
      down = !down;
      await tab.run((below) => {
        const last = document.querySelector('[data-foyer=login]') ?? document.body;
        if (below) last.scrollIntoView({ block: 'end' });
        else scrollTo(0, 0);
      }, down);
      const { announcements, lobby, ...others } = await counts(tab, name === 'sandbox');
      // Without an origin an engine may refuse the page's style sheet, and the lobby has a fourth column.
      return { ...others, announcements: Math.min(announcements!, 1), lobby: Math.min(lobby!, 3) };
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
