import type { Tab } from './engine.ts';
import { expect, test } from './engine-test.ts';
import { counts, focus, focused, inOperatorFrame, mounted, tabTo } from './mounts.ts';

/** Content of each mount that shows its data. */
const shown = {
  winners: 6,
  announcements: expect.any(Number),
  lobby: 3,
  login: 1,
};

/** Opens a partner's page with all mounts under its strict policy. */
async function openAll(tab: Tab, partner: string): Promise<void> {
  await tab.open(`${partner}/hard/plain`);
  // In a small window the last one is only near the viewport after scrolling.
  await tab.run(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(() => counts(tab)).toEqual(shown);
  expect((await counts(tab)).announcements).toBeGreaterThan(3);
  await tab.run(() => scrollTo(0, 0));
}

test('all mounts show on a partner’s page under its strict policy', { tag: '@EM-1' }, async ({
  tab,
  demo,
}) => {
  await openAll(tab, demo.partnerOrigin);
  const all = await mounted(tab);
  for (const [name, { direction, cut, width }] of Object.entries(all)) {
    expect([name, direction, cut]).toEqual([name, 'ltr', []]);
    expect(width, name).toBeGreaterThan(name === 'login' ? 60 : 300);
  }
});

test('all mounts run right to left in Urdu at their reserved heights', { tag: ['@EM-1', '@LN-1'] }, async ({
  tab,
  demo,
}) => {
  await openAll(tab, demo.partnerOrigin);
  await tab.run(() => {
    for (const host of document.querySelectorAll<HTMLElement>('[data-foyer]')) host.dataset.lang = 'ur';
  });
  const is = { direction: 'rtl', language: expect.stringMatching(/^ur/i), cut: [] };
  await expect.poll(() => mounted(tab)).toMatchObject({ winners: is, announcements: is, lobby: is });
  await expect.poll(() => counts(tab)).toEqual(shown);
  const { winners, announcements, lobby } = await mounted(tab);
  expect([winners!.height, announcements!.height, lobby!.height]).toEqual([580, 248, 477]);
  const [page, label, first, second] = await tab.run(() => {
    const rootOf = (name: string) => document.querySelector(`[data-foyer="${name}"]`)!.shadowRoot!;
    const [one, other] = rootOf('lobby').querySelectorAll('.game-tile');
    return [
      getComputedStyle(document.body).direction,
      rootOf('login').querySelector('button')!.textContent,
      one!.getBoundingClientRect().left,
      other!.getBoundingClientRect().left,
    ] as const;
  });
  expect([page, label]).toEqual(['ltr', 'لاگ ان']);
  expect(first).toBeGreaterThan(second);
});

test('announcements, filters and login open and close by keyboard and return the focus', {
  tag: '@EM-1',
}, async ({ tab, demo, engineName }) => {
  await openAll(tab, demo.partnerOrigin);
  const inDialog = (mount: string) =>
    tab.run((name) => {
      const root = document.querySelector(`[data-foyer="${name}"]`)!.shadowRoot!;
      return Boolean(root.activeElement?.closest('dialog[open]'));
    }, mount);
  // Starts at the banners or the lobby's search, to save steps.
  for (const [mount, from, wanted] of [
    ['announcements', 'a:last-of-type', /marquee__title/],
    ['lobby', 'input', /lobby__filter/],
  ] as const) {
    await focus(tab, mount, from);
    const reached = await tabTo(tab, wanted, 12);
    await tab.press('Enter');
    await expect.poll(() => inDialog(mount)).toBe(true);
    await tab.press('Escape');
    await expect.poll(() => inDialog(mount)).toBe(false);
    expect(await focused(tab)).toBe(reached);
  }
  await focus(tab, 'lobby', '.lobby__pages button:last-child');
  await tabTo(tab, /^login button/, 3);
  await tab.press('Enter');
  await expect.poll(() => inOperatorFrame(tab)).not.toBeNull();
  // WebKit gives a cross-origin frame no focus before a user gesture in it.
  if (engineName === 'webkit') await tab.press('Tab');
  await expect.poll(() => inOperatorFrame(tab)).toBe('username');
  await tab.press('Escape');
  await expect.poll(() => focused(tab)).toMatch(/^login button/);
});
