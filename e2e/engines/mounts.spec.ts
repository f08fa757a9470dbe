import type { Tab } from './engine.ts';
import { expect, test } from './engine-test.ts';
import { counts, focus, focused, inOperatorFrame, mounted, tabTo } from './mounts.ts';

/** What there is of each when it shows its data. */
const shown = {
  winners: 6,
  announcements: expect.any(Number),
  lobby: 3,
  login: 1,
};

/** A page of the partner's with all four, under its strict policy. */
async function openAll(tab: Tab, partner: string): Promise<void> {
  await tab.open(`${partner}/hard/plain`);
  // The last one is not near the view of a small window before that.
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
  // From the banners on, or the lobby's search, so that it ends before long.
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
  // WebKit lets a frame of another origin focus nothing of its own before it was used.
  if (engineName === 'webkit') await tab.press('Tab');
  await expect.poll(() => inOperatorFrame(tab)).toBe('username');
  await tab.press('Escape');
  await expect.poll(() => focused(tab)).toMatch(/^login button/);
});
