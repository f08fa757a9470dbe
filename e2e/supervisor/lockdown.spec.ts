import { readdirSync } from 'node:fs';
import { ONCE } from './devtools.ts';
import { type Game, serve, serveGame } from './games.ts';
import { combinations } from './keys.ts';
import { endVisit, expect, type Machine, markPage, test, untilBack, untilUsed } from './machine.ts';

/** Pages and windows of the browser, and the size of the page. */
async function stateOf(machine: Machine) {
  const pages = await machine.devtools.pages().catch(() => []);
  return {
    pages: pages.map(({ url }) => url),
    windows: machine.display.windows().length,
    size: await machine.devtools.read('innerWidth + "x" + innerHeight', ONCE),
  };
}

/** The same, with changes that a key may have made to the page. */
const untouched = async (machine: Machine) => ({
  ...(await stateOf(machine)),
  marked: await machine.devtools.read('window.before ?? false', ONCE),
  scale: await machine.devtools.read('devicePixelRatio', ONCE),
});

/** Covers the page with an iframe of another origin that has the focus, as a game: the page receives no key. */
const overlay = `new Promise((done) => {
  window.heard = [];
  addEventListener('keydown', ({ code, target }) => window.heard.push(code + ' at ' + target.tagName), { capture: true });
  const game = document.createElement('iframe');
  game.sandbox = 'allow-scripts';
  game.style.cssText = 'position:fixed;inset:0;z-index:99;width:100%;height:100%;border:0';
  document.body.append(game);
  game.focus();
  done(document.activeElement === game);
})`;

/** A game with one large file field, which reports its clicks and what it finds of the last player. */
const fileGame = `<!doctype html><body style="margin:0"><input type=file style="position:fixed;inset:0;width:100%;height:100%">
<script>
(async () => {
  const found = [document.cookie, localStorage.who ?? '', (await indexedDB.databases()).length, (await caches.keys()).length];
  document.cookie = 'who=maya7; Secure; SameSite=None; Partitioned; Max-Age=9999999';
  localStorage.who = 'maya7';
  await caches.open('who');
  // Reports once it is painted: an earlier click would hit the page behind it.
  const painted = (done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 200)));
  indexedDB.open('who').onsuccess = () => painted(() => parent.postMessage({ found: found.join() }, '*'));
  addEventListener('click', ({ isTrusted }) => isTrusted && parent.postMessage({ click: true }, '*'), true);
})();
</script>`;

/** Requests for which browsers show bubbles or bars, or write a file. */
const requests: readonly string[] = [
  "Object.assign(document.createElement('a'), { href: URL.createObjectURL(new Blob(['x'])), download: 'x.txt' }).click()",
  "location.href = '/file'",
  'document.body.requestPointerLock()',
];

/** Reports which APIs with a bubble of the browser the game has. */
const FOUND = "parent.postMessage([navigator.registerProtocolHandler, window.EyeDropper].join(), '*')";

const openGame = (address: string) => `new Promise((done) => {
  document.getElementById('game')?.remove();
  window.clicks = 0;
  onmessage = ({ data }) => (data.click ? window.clicks++ : done(data.found));
  const game = Object.assign(document.createElement('iframe'), { id: 'game', src: '${address}' });
  game.sandbox = 'allow-scripts allow-forms allow-same-origin';
  game.style.cssText = 'position:fixed;inset:0;z-index:99;width:100%;height:100%;border:0';
  document.body.append(game);
})`;

test('no key, link or game leaves the terminal, and a game finds nothing of the last player', {
  tag: '@KI-1',
}, async ({ machine }) => {
  const game = await serveGame(machine, { '/files': fileGame });
  machine.start();
  await untilUsed(machine);
  const own = { pages: [machine.shown], windows: 1, size: '540x960' };
  await expect.poll(() => stateOf(machine)).toEqual(own);
  await test.step('a game opens no file dialog, and leaves nothing for the next player', () =>
    playFileGame(machine, openGame(`${game.origin}/files`)));
  await test.step('a game gets no bubble of the browser, and writes no file', () =>
    playAskingGame(machine, game));
  await test.step('no key reaches the browser, even while a game has the focus', async () => {
    expect(await machine.devtools.read(overlay, ONCE)).toBe(true);
    const activated = () => machine.devtools.read<boolean>('navigator.userActivation.isActive');
    await expect.poll(activated).toBe(false);
    const click = () => {
      machine.display.click(200, 500);
      return activated();
    };
    // This tells the page that the game is in use.
    await expect.poll(click).toBe(true);
    await markPage(machine);
    const press = async (keyboard: string, delay?: number) => {
      machine.display.press(combinations, delay);
      // The effect of a key takes a moment.
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      const found = await untouched(machine);
      expect(found, `${keyboard}\n${machine.journal()}`).toEqual({ ...own, marked: true, scale: 1 });
    };
    await press('of the session', 0);
    await machine.display.replug();
    await press('plugged in later');
    expect(await machine.devtools.read('window.heard.join()', ONCE)).toBe('');
    await machine.display.reportKeyboard();
    await machine.display.releaseKeys();
    await press('plugged in later, without keys of the window manager', 0);
    expect(machine.journal()).not.toMatch(/browser:|page:/);
  });
  await test.step('no link requests a page elsewhere, and the terminal’s page returns', async () => {
    let requestCount = 0;
    const elsewhere = await serve((_, answer) => {
      requestCount++;
      answer.end('elsewhere');
    });
    // The "Learn more" of a crashed tab, an error page, a game that navigates the whole page.
    const links = [
      `http://127.0.0.1:${elsewhere.port}/chrome/?p=e_awsnap`,
      'chrome://dino',
      'file:///etc/passwd',
    ];
    for (const url of links) {
      await markPage(machine);
      const refused = async () =>
        (await machine.devtools.send('Page.navigate', { url }, ONCE).catch(() => undefined))?.errorText;
      // Retries while the supervisor is leading the page back from the link before.
      await expect.poll(refused, url).toBe('net::ERR_BLOCKED_BY_ADMINISTRATOR');
    }
    await untilBack(machine, 'links');
    expect((await stateOf(machine)).pages).toEqual([machine.shown]);
    expect(requestCount).toBe(0);
    elsewhere.close();
  });
  game.close();
});

/** Makes a game request one thing after another; the screen must show only the game each time. */
async function playAskingGame(machine: Machine, game: Game): Promise<void> {
  await game.open(FOUND);
  const found = async () => {
    await machine.devtools.read('onmessage = ({ data }) => { window.found = data }');
    machine.display.click(200, 500);
    return machine.devtools.read('window.found');
  };
  await expect.poll(found).toBe(',');
  for (const request of requests) {
    await game.open(request);
    await expect.poll(() => machine.display.shareOf(game.colour)).toBeGreaterThan(0.99);
    machine.display.click(200, 500);
    // The effect of a request takes a moment.
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(machine.display.shareOf(game.colour), request).toBeGreaterThan(0.99);
  }
  await machine.devtools.read("document.getElementById('game').remove()", ONCE);
  const files = readdirSync(machine.home, { recursive: true, withFileTypes: true });
  expect(files.filter((one) => one.isFile()).map(({ name }) => name)).toEqual(['openbox.log']);
  const written = readdirSync(machine.state, { recursive: true, encoding: 'utf8' });
  expect(written.filter((path) => /\/x\.(txt|bin)/.test(path))).toEqual([]);
  expect(machine.display.windows()).toHaveLength(1);
}

/** Plays it twice, with a click on its file field. A visit ends before the second player. */
async function playFileGame(machine: Machine, game: string): Promise<void> {
  // The supervisor also clears after a start, which would delete the first game's database while it opens.
  await endVisit(machine);
  expect(await machine.devtools.read(game, ONCE)).toBe(',,0,0');
  await expect.poll(() => machine.devtools.read(game, ONCE)).toBe('who=maya7,maya7,1,1');
  const before = await stateOf(machine);
  const click = () => {
    machine.display.click(200, 500);
    return machine.devtools.read<number>('window.clicks');
  };
  await expect.poll(click).toBeGreaterThan(0);
  // The effect of a click takes a moment.
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  expect(await stateOf(machine)).toEqual(before);
  await endVisit(machine);
  expect((await machine.devtools.send('Network.getAllCookies', {}, ONCE)).cookies).toEqual([]);
  expect(await machine.devtools.read(game, ONCE)).toBe(',,0,0');
  await machine.devtools.read("document.getElementById('game').remove()", ONCE);
}
