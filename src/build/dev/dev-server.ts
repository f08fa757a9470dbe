import { readFileSync } from 'node:fs';
import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { connect } from 'node:net';
import { dirname, join, relative } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import react from '@vitejs/plugin-react';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import { firstAreas } from '../../i18n/first-areas.ts';
import { projectFile } from '../project-file.ts';
import { languageOf, messagesFolder, textsIn } from '../translation/messages.ts';
import { devConstants, devPage, devPages, TEXTS } from './dev-page.ts';

/** Path of the modules, which no page of the product has. */
const BASE = '/@dev/';
const START = 'virtual:foyer-start/';

/** Milliseconds between attempts to reach a gateway that restarts, and their number. */
const RETRY = 25;
const ATTEMPTS = 400;

interface Options {
  /** Port of the pages; another one if it is 0. */
  port: number;
  /** Port of the demo, which answers everything but pages and modules. */
  demoPort: number;
  /** Called before a request is forwarded to the demo. */
  beforeForwarding(path: string): Promise<unknown>;
  /** Called when a file of the project changes, with its path. */
  onChange(path: string): void;
}

export interface DevServer {
  port: number;
  /** Makes open pages fetch from the gateway again. */
  gatewayChanged(): void;
  close(): Promise<void>;
}

/** Serves site and kiosk from their sources: saved components, styles and texts appear without a reload. */
export async function startDevServer(options: Options): Promise<DevServer> {
  const { port, demoPort, beforeForwarding, onChange } = options;
  const vite = await createServer({
    configFile: false,
    root: projectFile(''),
    base: BASE,
    appType: 'custom',
    cacheDir: projectFile('.data/vite'),
    clearScreen: false,
    logLevel: 'warn',
    server: {
      port,
      strictPort: true,
      host: 'localhost',
      watch: { ignored: ['**/{dist,.data,.types,docs,e2e,tests}/**'] },
    },
    optimizeDeps: {
      entries: Object.values(devPages).map(({ entry }) => entry),
      // One module per icon.
      exclude: ['lucide'],
    },
    plugins: [
      pageServer(demoPort, beforeForwarding),
      constants(),
      startModules(),
      flags(),
      updates(),
      react(),
    ],
  });
  // Node's own recursive watch loses files that editors replace.
  vite.watcher.on('all', (_, file) => onChange(relative(projectFile(''), file)));
  await vite.listen();
  const address = vite.httpServer?.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    gatewayChanged: () => vite.environments.client.hot.send('foyer:gateway'),
    close: () => vite.close(),
  };
}

/** Answers pages and texts, and forwards all other requests to the demo. */
function pageServer(demoPort: number, beforeForwarding: Options['beforeForwarding']): Plugin {
  const answer = async ({
    url = '',
    headers,
  }: IncomingMessage): Promise<[type: string, body: string | Buffer] | undefined> => {
    const { pathname } = new URL(url, 'http://localhost');
    const [, first = '', last = ''] = /^\/(m|kiosk)(?:\/.*?)?([^/]*)$/.exec(pathname) ?? [];
    if (first && headers.accept?.includes('text/html') && !last.includes('.')) {
      const name = first as keyof typeof devPages;
      return ['text/html', await devPage(devPages[name], `${BASE}@id/${START}${name}`)];
    }
    if (pathname.startsWith(TEXTS)) return ['application/json', JSON.stringify(textsAt(pathname))];
    // A terminal fetches all of its modules in advance.
    if (pathname === '/kiosk/files.json') return ['application/json', '[]'];
    if (/^\/(m|kiosk)\/assets\/icon\.svg$/.test(pathname))
      return ['image/svg+xml', readFileSync(projectFile('src/site/icon.svg'))];
    return undefined;
  };
  return {
    name: 'page-server',
    configureServer({ middlewares }: ViteDevServer) {
      middlewares.use((request, response, next) => {
        const { url = '' } = request;
        if (url.startsWith(BASE)) return next();
        answer(request)
          .then(async (own) => {
            if (own) {
              response.writeHead(200, {
                'Content-Type': `${own[0]}; charset=utf-8`,
                'Cache-Control': 'no-store',
              });
              response.end(own[1]);
              return;
            }
            await beforeForwarding(url);
            await reachable(demoPort);
            forward(request, response, demoPort);
          })
          .catch(next);
      });
    },
  };
}

function textsAt(path: string): object {
  const [code = '', area = ''] = path.slice(TEXTS.length).replace('.json', '').split('/');
  const texts = textsIn(languageOf(code) ?? 'EN');
  if (area !== 'first') return texts[area] ?? {};
  return Object.fromEntries(firstAreas.map((name) => [name, texts[name] ?? {}]));
}

/** Waits until the demo listens, which restarts when its code changes. */
async function reachable(port: number): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const isOpen = await new Promise<boolean>((done) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.destroy();
        done(true);
      });
      socket.once('error', () => done(false));
    });
    if (isOpen) return;
    await wait(RETRY);
  }
}

function forward(from: IncomingMessage, to: ServerResponse, port: number): void {
  const { method = 'GET', url: path = '/', headers } = from;
  const call = request({ host: '127.0.0.1', port, method, path, headers }, (reply) => {
    // A changed handler answers at once.
    const isJson = reply.headers['content-type']?.includes('json');
    to.writeHead(reply.statusCode ?? 502, {
      ...reply.headers,
      ...(isJson && { 'cache-control': 'no-store' }),
    });
    reply.pipe(to);
  });
  call.once('error', () => {
    if (!to.headersSent) to.writeHead(503, { 'Retry-After': '1' });
    to.end();
  });
  to.once('close', () => call.destroy());
  from.pipe(call);
}

/** Replaces the constants of a build; site and kiosk have different ones. */
function constants(): Plugin {
  return {
    name: 'dev-constants',
    enforce: 'pre',
    transform(code, id) {
      if (!/\.tsx?$/.test(id) || !code.includes('__')) return null;
      const { configAddress } = id.startsWith(projectFile('kiosk/')) ? devPages.kiosk : devPages.m;
      let own = code;
      for (const [name, value] of Object.entries(devConstants(configAddress))) {
        // Declarations keep the name.
        own = own.replace(new RegExp(`(?<!declare const )\\b${name}\\b`, 'g'), () => JSON.stringify(value));
      }
      return own === code ? null : { code: own, map: null };
    },
  };
}

/** The first module of a page: prepares React's refresh, then starts the page and follows changes of texts and gateway. */
function startModules(): Plugin {
  return {
    name: 'start-modules',
    resolveId: (id) => (id.startsWith(START) ? `\0${id}` : null),
    load(id) {
      const page = id.startsWith(`\0${START}`) ? id.slice(START.length + 1) : '';
      if (!page) return null;
      const { entry } = devPages[page as keyof typeof devPages];
      return `${react.preambleCode.replaceAll('__BASE__', '/')}
        await import('/${entry}');
        const { invalidate } = await import('/src/gateway/cache/resource.ts');
        const { $texts, switchLanguage } = await import('/src/i18n/language.ts');
        import.meta.hot.on('foyer:gateway', () => invalidate());
        import.meta.hot.on('foyer:texts', () => switchLanguage($texts.get().language));`;
    },
  };
}

/** Finds the images of country-flag-icons, which its package has in `files` but not in `exports`. */
function flags(): Plugin {
  const folder = dirname(createRequire(import.meta.url).resolve('country-flag-icons/package.json'));
  return {
    name: 'flags',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith('country-flag-icons/3x2/') ? join(folder, id.slice(19)) : null),
  };
}

/** Sends changed texts to open pages, and reloads them when a module without a view changes: stores would exist twice. */
function updates(): Plugin {
  return {
    name: 'updates',
    hotUpdate({ file, modules }) {
      const { name, hot } = this.environment;
      if (name !== 'client') return;
      if (file.startsWith(messagesFolder)) {
        hot.send('foyer:texts');
        return [];
      }
      if (!/\.ts$/.test(file) || !modules.length) return;
      hot.send({ type: 'full-reload' });
      return [];
    },
  };
}
