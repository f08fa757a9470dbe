import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { ONCE } from './devtools.ts';
import type { Machine } from './machine.ts';

/** A server beside the venue's own. */
export async function serve(listener: RequestListener): Promise<{ port: number; close(): void }> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, close: () => void server.close() };
}

/** A game on a server of its own, which the terminal may show. */
export interface Game {
  origin: string;
  /** Its one colour. */
  colour: string;
  /** Opens it over the terminal's page; once it is clicked it runs this script. */
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

/** Serves a game, and further pages of its server. To be called before the terminal starts, whose policy names it. */
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
  // As the start before left it: the policy is written before the browser starts.
  writeFileSync(join(machine.state, 'kiosk.json'), JSON.stringify(venue));
  const origin = `http://127.0.0.1:${port}`;
  return {
    origin,
    colour: COLOUR,
    async open(script) {
      // After a start the supervisor clears once: a page that was led away in the middle has no answer.
      while (!(await machine.devtools.read(openGame(`${origin}/`, script), ONCE)));
    },
    close,
  };
}
