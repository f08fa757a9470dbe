import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** A page of the browser, as DevTools lists it. */
interface Listed {
  id: string;
  type: string;
  url: string;
  webSocketDebuggerUrl: string;
}

export interface Process {
  type: string;
  id: number;
}

/** Inspects the browser of a terminal through a port that only terminals of tests have. */
export interface Devtools {
  /** Address for a driver to connect to. */
  endpoint(): string;
  pages(): Promise<Listed[]>;
  /**
   * Evaluates an expression in the terminal's page. Returns its JSON value; undefined without an answer within
   * `ms`.
   */
  read<Value>(expression: string, ms?: number): Promise<Value | undefined>;
  /** @throws without an answer within `ms` */
  send(method: string, params?: object, ms?: number): Promise<Record<string, unknown>>;
  processes(): Promise<Process[]>;
}

/** Milliseconds until a question times out; pages that hang are asked often. */
const PATIENCE = 1_500;
/** Milliseconds for commands that must not be sent twice, on a machine of any speed. */
export const ONCE = 30_000;

/** @param state the supervisor's folder, with the browser's profile */
export function devtoolsOf(state: string): Devtools {
  const port = () => {
    const profiles = join(state, 'profiles');
    const [profile = ''] = readdirSync(profiles);
    return readFileSync(join(profiles, profile, 'DevToolsActivePort'), 'utf8').split('\n');
  };
  const list = async (): Promise<Listed[]> => {
    const [number] = port();
    return (await fetch(`http://127.0.0.1:${number}/json/list`)).json() as Promise<Listed[]>;
  };
  const pages = async () =>
    (await list()).filter(({ type, url }) => type === 'page' && !url.includes('top-chrome'));
  const onPage = async (method: string, params: object, ms?: number) => {
    const [page] = await pages();
    return request(page!.webSocketDebuggerUrl, method, params, ms);
  };
  return {
    endpoint: () => `http://127.0.0.1:${port()[0]}`,
    pages,
    async read<Value>(expression: string, ms?: number) {
      try {
        const requested = { expression, awaitPromise: true, returnByValue: true };
        const answer = await onPage('Runtime.evaluate', requested, ms);
        return (answer.result as { value?: Value } | undefined)?.value;
      } catch {
        return undefined;
      }
    },
    send: (method, params = {}, ms) => onPage(method, params, ms),
    async processes() {
      const [number, path] = port();
      const answer = await request(`ws://127.0.0.1:${number}${path}`, 'SystemInfo.getProcessInfo', {});
      return answer.processInfo as Process[];
    },
  };
}

async function request(
  address: string,
  method: string,
  params: object,
  ms = PATIENCE,
): Promise<Record<string, unknown>> {
  const socket = new WebSocket(address);
  const answer = new Promise<Record<string, unknown>>((resolve, reject) => {
    socket.onopen = () => socket.send(JSON.stringify({ id: 1, method, params }));
    socket.onerror = () => reject(new Error(`${method}: no connection`));
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(String(data)) as { id?: number; result?: Record<string, unknown> };
      if (message.id === 1) resolve(message.result ?? {});
    };
  });
  const ended = new AbortController();
  const late = wait(ms, undefined, { signal: ended.signal }).then(() => {
    throw new Error(`${method}: no answer`);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    late.catch(() => {});
    ended.abort();
    socket.close();
  }
}
