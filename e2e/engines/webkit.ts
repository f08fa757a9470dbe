import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { type Engine, keys, type Tab } from './engine.ts';

export interface WebKitPrograms {
  driver: string;
  browser: string;
  display: string;
}

/** Milliseconds to wait for the driver. */
const PATIENCE = 20_000;
const VIEW = { width: 390, height: 844 };

/** Starts WebKitGTK's MiniBrowser on a virtual display over WebDriver. */
export async function startWebKit(programs: WebKitPrograms): Promise<Engine> {
  const screen = spawn(
    programs.display,
    ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  );
  const [number] = await once(screen.stdio[3] as NodeJS.ReadableStream, 'data');
  const port = await freePort();
  const driver = spawn(programs.driver, [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${String(number).trim()}`,
      // A container has neither a sandbox for root nor a GPU.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
    },
  });
  const send = sender(`http://127.0.0.1:${port}`);
  await untilAnswers(() => send('GET', '/status'));
  return {
    async newTab() {
      const options = { binary: programs.browser, args: ['--automation'] };
      const { sessionId } = await send<{ sessionId: string }>('POST', '/session', {
        capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
      });
      return tabOf((method, path, body) => send(method, `/session/${sessionId}${path}`, body));
    },
    async close() {
      await ended(driver);
      await ended(screen);
    },
  };
}

type Send = <Answer>(method: string, path: string, body?: object) => Promise<Answer>;

function sender(base: string): Send {
  return async <Answer>(method: string, path: string, body?: object) => {
    const reply = await fetch(base + path, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
    });
    const { value } = (await reply.json()) as { value: Answer & { error?: string; message?: string } };
    if (!reply.ok) throw new Error(`${method} ${path}: ${value.error} ${value.message}`);
    return value;
  };
}

async function tabOf(send: Send): Promise<Tab> {
  await send('POST', '/window/rect', VIEW);
  const run: Tab['run'] = (work, ...given) =>
    send('POST', '/execute/async', {
      script: `const done = arguments[arguments.length - 1];
        Promise.resolve((${work})(...[...arguments].slice(0, -1))).then(done);`,
      args: given,
    });
  const act = (type: string, id: string, actions: object[], parameters?: object) =>
    send<void>('POST', '/actions', { actions: [{ type, id, actions, ...(parameters && { parameters }) }] });
  const tab: Tab = {
    open: (address) => send('POST', '/url', { url: address }),
    run,
    async runInFrame(deep, work, ...given) {
      try {
        for (let level = 1; level <= deep; level++) {
          const id = await send('POST', '/execute/sync', {
            script: `return (${firstFrame})(document)`,
            args: [],
          });
          if (!id) throw new Error(`There is no frame ${level} deep`);
          await send('POST', '/frame', { id });
        }
        return await run(work, ...given);
      } finally {
        await send('POST', '/frame', { id: null });
      }
    },
    click: (x, y) =>
      act(
        'pointer',
        'mouse',
        [
          { type: 'pointerMove', x: Math.round(x), y: Math.round(y), origin: 'viewport' },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
        { pointerType: 'mouse' },
      ),
    type: (text) => act('key', 'keyboard', [...text].flatMap(stroke)),
    press: (key) => act('key', 'keyboard', stroke(keys[key])),
    async inPopup(use) {
      const own = await send<string>('GET', '/window');
      const handles = await send<string[]>('GET', '/window/handles');
      await send('POST', '/window', { handle: handles.filter((handle) => handle !== own).at(-1) });
      try {
        await use(tab);
      } finally {
        await send('POST', '/window', { handle: own });
      }
    },
    picture: async () => Buffer.from(await send<string>('GET', '/screenshot'), 'base64'),
    close: () => send('DELETE', ''),
  };
  return tab;
}

/** Runs in the page. The driver finds no iframe in a shadow root by its index. */
function firstFrame(root: Document | ShadowRoot): HTMLIFrameElement | undefined {
  for (const element of root.querySelectorAll('*')) {
    if (element instanceof HTMLIFrameElement) return element;
    const inside = element.shadowRoot && firstFrame(element.shadowRoot);
    if (inside) return inside;
  }
  return undefined;
}

function stroke(value: string) {
  return [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ];
}

async function untilAnswers(request: () => Promise<unknown>): Promise<void> {
  const until = performance.now() + PATIENCE;
  for (;;) {
    try {
      await request();
      return;
    } catch (error) {
      if (performance.now() > until) throw error;
      await new Promise((go) => setTimeout(go, 100));
    }
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (!address || typeof address === 'string') throw new Error('No port is free');
  return address.port;
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill();
  await once(child, 'exit');
}
