import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Machine, markPage, test, untilBack, untilUsed } from './machine.ts';

/** Where the terminal's browser is, and whether its page fills the screen. */
async function stand(machine: Machine) {
  const pages = await machine.devtools.pages().catch(() => []);
  return {
    pages: pages.map(({ url }) => url),
    windows: machine.display.windows().length,
    size: await machine.devtools.read('innerWidth + "x" + innerHeight'),
  };
}

/** A page of another origin over the terminal's, as a game is, which has the focus: the page hears no key. */
const overlay = `new Promise((done) => {
  addEventListener('keydown', () => { window.heard = true }, { capture: true });
  const game = document.createElement('iframe');
  game.sandbox = 'allow-scripts';
  game.style.cssText = 'position:fixed;inset:0;z-index:9;width:100%;height:100%;border:0';
  document.body.append(game);
  game.focus();
  done(document.activeElement === game);
})`;

test('KI-1 no key leads out, while a game has the focus either', async ({ machine }) => {
  machine.start();
  await untilUsed(machine);
  const own = { pages: [machine.address], windows: 1, size: '540x960' };
  await expect.poll(() => stand(machine)).toEqual(own);
  expect(await machine.devtools.read(overlay)).toBe(true);
  machine.display.click(200, 500);
  for (const keys of [
    'ctrl+p',
    'ctrl+t',
    'ctrl+n',
    'ctrl+shift+n',
    'ctrl+o',
    'ctrl+u',
    'F11',
    'F12',
    'Escape',
  ]) {
    machine.display.press(keys);
    // What a key opens takes a moment, and so does what closes it.
    await new Promise((resolve) => setTimeout(resolve, 600));
    await expect.poll(() => stand(machine), keys).toEqual(own);
  }
  expect(await machine.devtools.read('window.heard ?? false')).toBe(false);
  machine.display.press('alt+F4');
  await expect.poll(() => machine.journal()).toContain('browser: ended');
  await untilUsed(machine);
  await expect.poll(() => stand(machine)).toEqual(own);
});

test('KI-1 no link leads out: pages elsewhere are never asked for, and the terminal’s comes back', async ({
  machine,
}) => {
  let asked = 0;
  const elsewhere = createServer((_, answer) => {
    asked++;
    answer.end('elsewhere');
  }).listen(0, '127.0.0.1');
  await once(elsewhere, 'listening');
  const { port } = elsewhere.address() as AddressInfo;
  machine.start();
  await untilUsed(machine);
  // Of the crashed tab's "Learn more", of an error page, of a game that leads the whole page away.
  const links = [`http://127.0.0.1:${port}/chrome/?p=e_awsnap`, 'chrome://dino', 'file:///etc/passwd'];
  for (const link of links) {
    await markPage(machine);
    void machine.devtools.send('Page.navigate', { url: link }).catch(() => {});
    await untilBack(machine, link);
    expect((await stand(machine)).pages).toEqual([machine.address]);
  }
  expect(asked).toBe(0);
  elsewhere.close();
});
