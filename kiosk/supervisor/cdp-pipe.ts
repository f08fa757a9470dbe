import type { Readable, Writable } from 'node:stream';

/** An event of the browser (https://chromedevtools.github.io/devtools-protocol/). */
export interface CdpEvent {
  method: string;
  params: Record<string, unknown>;
  /** Session of the page that the event is about; absent for the browser. */
  sessionId?: string;
}

export interface CdpOptions {
  /** Session of the page that receives the command; the browser when absent. */
  session?: string | undefined;
  /** Milliseconds until a command without a response fails. */
  timeout?: number;
}

/** A command got no response in time, or the browser has ended. */
export class CdpTimeout extends Error {}

export interface Cdp {
  /** @throws CdpTimeout, or an Error with the browser's refusal */
  send<Result = unknown>(method: string, params?: object, options?: CdpOptions): Promise<Result>;
  on(listener: (event: CdpEvent) => void): void;
}

interface Message extends Partial<CdpEvent> {
  id?: number;
  result?: unknown;
  error?: { message: string };
}

/** Default limit in milliseconds. */
const PATIENCE = 10_000;

/**
 * Speaks the DevTools protocol with a Chromium that was started with `--remote-debugging-pipe`: JSON messages that
 * end with NUL, over two pipes that no other process has. A port would be open to every program of the machine.
 */
export function cdpOverPipe(from: Readable, to: Writable): Cdp {
  const waiting = new Map<number, (message: Message | undefined) => void>();
  const listeners: ((event: CdpEvent) => void)[] = [];
  let last = 0;
  let gone = false;
  const parts: Buffer[] = [];

  const take = (text: string) => {
    const message = JSON.parse(text) as Message;
    if (message.id !== undefined) waiting.get(message.id)?.(message);
    else for (const listener of listeners) listener(message as CdpEvent);
  };
  from.on('data', (chunk: Buffer) => {
    let start = 0;
    for (let end = chunk.indexOf(0); end >= 0; end = chunk.indexOf(0, start)) {
      parts.push(chunk.subarray(start, end));
      take(Buffer.concat(parts.splice(0)).toString());
      start = end + 1;
    }
    if (start < chunk.length) parts.push(chunk.subarray(start));
  });
  const end = () => {
    gone = true;
    for (const settle of waiting.values()) settle(undefined);
  };
  from.on('close', end);
  // The browser may end while a message is written.
  from.on('error', end);
  to.on('error', end);

  return {
    send<Result>(method: string, params: object = {}, { session, timeout = PATIENCE }: CdpOptions = {}) {
      const id = ++last;
      return new Promise<Result>((resolve, reject) => {
        const settle = (message: Message | undefined) => {
          clearTimeout(timer);
          waiting.delete(id);
          if (!message) reject(new CdpTimeout(`${method} was not answered`));
          else if (message.error) reject(new Error(`${method}: ${message.error.message}`));
          else resolve(message.result as Result);
        };
        const timer = setTimeout(settle, timeout, undefined);
        waiting.set(id, settle);
        if (gone) settle(undefined);
        else to.write(`${JSON.stringify({ id, method, params, ...(session && { sessionId: session }) })}\0`);
      });
    },
    on: (listener) => void listeners.push(listener),
  };
}
