import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { ONCE } from './devtools.ts';
import type { Machine } from './machine.ts';

/** Starts a server on this machine. */
export async function serve(listener: RequestListener): Promise<{ port: number; close(): void }> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, close: () => void server.close() };
}

/** A game of another origin, which the terminal may show. */
export interface Game {
  origin: string;
  /** The colour of its whole page. */
  colour: string;
  /** Opens the game over the terminal's page; a click on it runs this script. */
  open(script: string): Promise<void>;
  close(): void;
}

const COLOUR = '123456';

const page = `<!doctype html><body style="margin:0;height:100vh;background:#${COLOUR}"><script>
onmessage = ({ data }) => {
  onclick = () => new Promise(() => eval(data)).catch(() => {});
  parent.postMessage('ready', '*');
};
onload = () => parent.postMessage('loaded', '*');
</script>`;

const openGame = (address: string, script: string) => `new Promise((done) => {
  document.getElementById('game')?.remove();
  const game = Object.assign(document.createElement('iframe'), { id: 'game', src: '${address}', allow: 'autoplay' });
  onmessage = ({ data }) =>
    data === 'loaded' ? game.contentWindow.postMessage(${JSON.stringify(script)}, '*') : done(true);
  game.sandbox = 'allow-scripts allow-forms allow-orientation-lock allow-same-origin';
  game.style.cssText = 'position:fixed;inset:0;z-index:99;width:100%;height:100%;border:0';
  document.body.append(game);
})`;

/**
 * Serves a game and other pages of its server. Must be called before the terminal starts, since the policy names
 * its address.
 */
export async function serveGame(
  machine: Machine,
  pages: Readonly<Record<string, string>> = {},
): Promise<Game> {
  const { port, close } = await serve(({ url = '' }, answer) => {
    if (url === '/file') answer.setHeader('Content-Disposition', 'attachment; filename="x.bin"').end('x');
    else answer.setHeader('Content-Type', 'text/html').end(pages[url] ?? page);
  });
  const venue = { venue: 'Hall', idleSeconds: 3600, allowedSites: [`127.0.0.1:${port}`] };
  machine.provide(venue);
  // The policy is written before the browser starts, from the file that an earlier start stored.
  writeFileSync(join(machine.state, 'kiosk.json'), JSON.stringify(venue));
  const origin = `http://127.0.0.1:${port}`;
  return {
    origin,
    colour: COLOUR,
    async open(script) {
      // The supervisor clears once after a start, which may interrupt the page's answer.
      while (!(await machine.devtools.read(openGame(`${origin}/`, script), ONCE)));
    },
    close,
  };
}
