import { readdirSync } from 'node:fs';
import { ONCE } from './devtools.ts';
import { type Game, serve, serveGame } from './games.ts';
import { combinations } from './keys.ts';
import { endVisit, expect, type Machine, markPage, test, untilBack, untilUsed } from './machine.ts';

/** Where the terminal's browser is, and whether its page fills the screen. */
async function stand(machine: Machine) {
  const pages = await machine.devtools.pages().catch(() => []);
  return {
    pages: pages.map(({ url }) => url),
    windows: machine.display.windows().length,
    size: await machine.devtools.read('innerWidth + "x" + innerHeight'),
  };
}

/** The same, with what a key may have done to the page. */
const untouched = async (machine: Machine) => ({
  ...(await stand(machine)),
  marked: await machine.devtools.read('window.before ?? false'),
  scale: await machine.devtools.read('devicePixelRatio'),
});

/** A page of another origin over the terminal's, as a game is, which has the focus: the page hears no key. */
const overlay = `new Promise((done) => {
  addEventListener('keydown', () => { window.heard = true }, { capture: true });
  const game = document.createElement('iframe');
  game.sandbox = 'allow-scripts';
  game.style.cssText = 'position:fixed;inset:0;z-index:99;width:100%;height:100%;border:0';
  document.body.append(game);
  game.focus();
  done(document.activeElement === game);
})`;

/** A game that is one field for files, and says how often it was clicked and what it finds of the last player. */
const fileGame = `<!doctype html><body style="margin:0"><input type=file style="position:fixed;inset:0;width:100%;height:100%">
<script>
(async () => {
  const found = [document.cookie, localStorage.who ?? '', (await indexedDB.databases()).length, (await caches.keys()).length];
  document.cookie = 'who=maya7; Secure; SameSite=None; Partitioned; Max-Age=9999999';
  localStorage.who = 'maya7';
  await caches.open('who');
  // Once it is painted: a click before that would be the page's behind it.
  const painted = (done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 200)));
  indexedDB.open('who').onsuccess = () => painted(() => parent.postMessage({ found: found.join() }, '*'));
  addEventListener('click', ({ isTrusted }) => isTrusted && parent.postMessage({ click: true }, '*'), true);
})();
</script>`;

/** What browsers show bubbles, bars and a file for. */
const requests: readonly string[] = [
  "Object.assign(document.createElement('a'), { href: URL.createObjectURL(new Blob(['x'])), download: 'x.txt' }).click()",
  "location.href = '/file'",
  'document.body.requestPointerLock()',
];

/** What a game finds of the interfaces that lay something of the browser's over the page. */
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

test('KI-1 no key, no link and no game leads out, and a game finds nothing of the last player', async ({
  machine,
}) => {
  const game = await serveGame(machine, { '/files': fileGame });
  machine.start();
  await untilUsed(machine);
  const own = { pages: [machine.shown], windows: 1, size: '540x960' };
  await expect.poll(() => stand(machine)).toEqual(own);
  await test.step('a game opens no dialog of files, and leaves nothing for the next player', () =>
    playFileGame(machine, openGame(`${game.origin}/files`)));
  await test.step('a game has the browser show nothing of its own, and write no file', () =>
    playAskingGame(machine, game));
  await test.step('no key, while a game has the focus either', async () => {
    expect(await machine.devtools.read(overlay)).toBe(true);
    const activated = () => machine.devtools.read<boolean>('navigator.userActivation.isActive');
    await expect.poll(activated).toBe(false);
    const click = () => {
      machine.display.click(200, 500);
      return activated();
    };
    // By this the page knows that the game is played.
    await expect.poll(click).toBe(true);
    await markPage(machine);
    for (const keyboard of ['of the session', 'plugged in later']) {
      if (keyboard === 'plugged in later') machine.display.replug();
      // The session's keyboard has no keys to wait for. The window manager, which keeps those of the other one from the
      // browser, hears one key at a time.
      machine.display.press(combinations, keyboard === 'of the session' ? 0 : undefined);
      // What a key opens takes a moment.
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      expect(await untouched(machine), keyboard).toEqual({ ...own, marked: true, scale: 1 });
    }
    expect(await machine.devtools.read('window.heard ?? false')).toBe(false);
    expect(machine.journal()).not.toMatch(/browser:|page:/);
  });
  await test.step('no link: pages elsewhere are never asked for, and the terminal’s comes back', async () => {
    let asked = 0;
    const elsewhere = await serve((_, answer) => {
      asked++;
      answer.end('elsewhere');
    });
    // Of the crashed tab's "Learn more", of an error page, of a game that leads the whole page away.
    const links = [
      `http://127.0.0.1:${elsewhere.port}/chrome/?p=e_awsnap`,
      'chrome://dino',
      'file:///etc/passwd',
    ];
    for (const url of links) {
      await markPage(machine);
      const refused = async () =>
        (await machine.devtools.send('Page.navigate', { url }, ONCE).catch(() => undefined))?.errorText;
      // Again where the supervisor was just leading the page back from the one before.
      await expect.poll(refused, url).toBe('net::ERR_BLOCKED_BY_ADMINISTRATOR');
    }
    await untilBack(machine, 'links');
    expect((await stand(machine)).pages).toEqual([machine.shown]);
    expect(asked).toBe(0);
    elsewhere.close();
  });
  game.close();
});

/** Has a game ask the browser for one thing after another; each time the screen shows the game alone. */
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
    // What the browser would open takes a moment.
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

/** Plays it twice, with a click on its field for files: the second player comes after the end of a visit. */
async function playFileGame(machine: Machine, game: string): Promise<void> {
  // The supervisor also clears after a start, which would take the first game's database away while it opens.
  await endVisit(machine);
  expect(await machine.devtools.read(game, ONCE)).toBe(',,0,0');
  await expect.poll(() => machine.devtools.read(game, ONCE)).toBe('who=maya7,maya7,1,1');
  const before = await stand(machine);
  const click = () => {
    machine.display.click(200, 500);
    return machine.devtools.read<number>('window.clicks');
  };
  await expect.poll(click).toBeGreaterThan(0);
  // What the browser would open takes a moment.
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  expect(await stand(machine)).toEqual(before);
  await endVisit(machine);
  expect((await machine.devtools.send('Network.getAllCookies', {}, ONCE)).cookies).toEqual([]);
  expect(await machine.devtools.read(game, ONCE)).toBe(',,0,0');
  await machine.devtools.read("document.getElementById('game').remove()", ONCE);
}
