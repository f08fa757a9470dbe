import type { Tab } from './engine.ts';
import { expect, test } from './engine-test.ts';
import { counts, focus, focused, inOperatorFrame } from './mounts.ts';

const label = (tab: Tab) =>
  tab.run(
    () => document.querySelector('[data-foyer=login]')!.shadowRoot!.querySelector('button')!.textContent,
  );

/** Returns whether the dialog is open. */
const dialogOpen = (tab: Tab) =>
  tab.run(() =>
    Boolean(document.documentElement.lastElementChild!.shadowRoot?.querySelector('dialog[open]')),
  );

test('a visitor signs in in the operator frame and plays over the page; the close button and Back return', {
  tag: ['@EM-1', '@smoke'],
}, async ({ tab, demo }) => {
  await tab.open(`${demo.partnerOrigin}/hard/plain`);
  await tab.run(() => {
    const reports: unknown[] = [];
    Object.assign(window, { reports });
    document.addEventListener('foyer:session', (event) => reports.push((event as CustomEvent).detail));
    document.querySelector('[data-foyer=login]')!.scrollIntoView();
  });
  await expect
    .poll(() => counts(tab))
    .toEqual({ winners: 6, announcements: expect.any(Number), lobby: 3, login: 1 });

  await test.step('the game asks for a sign-in', async () => {
    await focus(tab, 'lobby', '.game-tile__play, .game-tile button');
    await tab.press('Enter');
    await expect.poll(() => inOperatorFrame(tab)).not.toBeNull();
    const field = (name: string) =>
      tab.runInFrame(
        1,
        (of) => document.querySelector<HTMLInputElement>(`input[name="${of}"]`)!.focus(),
        name,
      );
    await clickIn(tab, 'input[name=username]');
    await expect.poll(() => inOperatorFrame(tab)).toBe('username');
    await tab.type('maya7');
    await field('password');
    await tab.type('foyer-1234');
    await tab.press('Enter');
  });

  await test.step('a window of the operator asks for consent, and closes', async () => {
    const requested = () =>
      tab.runInFrame(1, () => document.querySelectorAll('.frame__consent').length).catch(() => 0);
    await expect.poll(requested).toBe(1);
    await clickIn(tab, '.frame__consent button');
    await tab.inPopup(async (popup) => {
      const enabled = () =>
        popup.run(() => {
          const button = document.querySelector<HTMLButtonElement>('.frame__consent button:enabled');
          const place = button?.classList.contains('button--primary') && button.getBoundingClientRect();
          return place ? [place.left + place.width / 2, place.top + place.height / 2] : [];
        });
      await expect.poll(async () => (await enabled()).length).toBe(2);
      const [x, y] = await enabled();
      await popup.click(x!, y!);
    });
  });

  await test.step('the game runs, and the page knows that a player is signed in', async () => {
    const game = () => tab.runInFrame(2, () => document.querySelectorAll('button').length).catch(() => 0);
    await expect.poll(game).toBeGreaterThan(0);
    expect(await tab.run(() => (window as unknown as { reports: unknown[] }).reports.at(-1))).toEqual({
      mount: 'login',
      signedIn: true,
    });
    expect(await label(tab)).toBe('My account');
  });

  await test.step('the close button and Back end it', async () => {
    const close = () =>
      tab.run(() => {
        const root = document.documentElement.lastElementChild!.shadowRoot!;
        const { left, top, width, height } = root.querySelector('dialog > button')!.getBoundingClientRect();
        return [left + width / 2, top + height / 2] as const;
      });
    await tab.click(...(await close()));
    await expect.poll(() => dialogOpen(tab)).toBe(false);
    expect(await focused(tab)).toMatch(/^lobby button/);
    await tab.press('Enter');
    await expect.poll(() => dialogOpen(tab)).toBe(true);
    await tab.run(() => history.back());
    await expect.poll(() => dialogOpen(tab)).toBe(false);
    expect(await focused(tab)).toMatch(/^lobby button/);
  });
});

/** Clicks an element in the operator frame. */
async function clickIn(tab: Tab, selector: string): Promise<void> {
  const [left, top] = await tab.run(() => {
    const root = document.documentElement.lastElementChild!.shadowRoot!;
    const place = root.querySelector('iframe')!.getBoundingClientRect();
    return [place.left, place.top] as const;
  });
  const [x, y] = await tab.runInFrame(
    1,
    (wanted) => {
      const place = document.querySelector(wanted)!.getBoundingClientRect();
      return [place.left + place.width / 2, place.top + place.height / 2] as const;
    },
    selector,
  );
  await tab.click(left + x, top + y);
}
