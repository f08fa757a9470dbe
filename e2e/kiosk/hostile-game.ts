import type { Page } from 'playwright/test';

/** A game of another origin that tries everything against the page around it, and reports what succeeded. */
const GAME = 'https://games.test/play';

/** Runs in the game, and appends each success to its title. */
const script = `
const got = [];
const done = (what) => { got.push(what); document.title = got.join(' '); };
const attempt = async (what, act) => { try { if (await act()) done(what); } catch {} };
setInterval(() => { focus(); parent.focus(); blur(); }, 500);
attempt('alert', () => { alert('x'); return confirm('x') || prompt('x') !== null; });
attempt('window', () => open('https://elsewhere.test/') !== null);
attempt('top', () => { top.location.href = 'https://elsewhere.test/'; });
attempt('camera', async () => Boolean(await navigator.mediaDevices.getUserMedia({ video: true })));
attempt('download', () => Object.assign(document.createElement('a'), { href: 'data:,x', download: 'x' }).click());
const sound = new AudioContext();
const tone = sound.createOscillator();
tone.connect(sound.destination);
tone.start();
onclick = () => {
  attempt('full', async () => { await document.documentElement.requestFullscreen(); return true; });
  attempt('window', () => open('https://elsewhere.test/') !== null);
  attempt('top', () => { top.location.href = 'https://elsewhere.test/'; });
  const form = Object.assign(document.createElement('form'), { action: 'https://elsewhere.test/', target: '_top' });
  document.body.append(form);
  form.submit();
};
onbeforeunload = () => 'x';
`;

/** Makes every launch open the hostile game. */
export async function launchHostileGame(page: Page): Promise<void> {
  await page.route('**/wps/game/launch*', (route) =>
    route.fulfill({ json: { success: true, value: { content: { game_url: GAME } } } }),
  );
  const body = `<!doctype html><title></title><body style="height:90vh"><script>${script}</script>`;
  await page.route(`${new URL(GAME).origin}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body }),
  );
}

/** Returns what the game achieved. */
export const achieved = (page: Page) =>
  page
    .frames()
    .find((frame) => frame.url() === GAME)!
    .title();
