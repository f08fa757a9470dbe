import type { Context, Hono, MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import { type EndpointName, endpoints } from '../../src/gateway/endpoints/table.ts';

const names = Object.keys(endpoints) as EndpointName[];

const faultSchema = v.object({
  /** A call of the table, or `*` for every one. */
  endpoint: v.picklist(['*', ...names]),
  /** Milliseconds before anything is answered. */
  latency: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(120_000))),
  /** HTTP status to answer with, without an envelope. */
  status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(400), v.maxValue(599))),
  /** Cuts the connection without an answer. */
  drop: v.optional(v.boolean()),
  malformed: v.optional(v.picklist(['html', 'wrong-shape', 'truncated'])),
  /** Empties every list of the answer. */
  empty: v.optional(v.boolean()),
  /** Parameters that are read in place of the asked ones: a gateway with, say, a page size of its own. */
  query: v.optional(v.record(v.string(), v.string())),
  /** Calls it applies to; until it is taken away unless told. */
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
});

export type Fault = v.InferInput<typeof faultSchema>;

/** Thrown where a connection is cut, so that a call in process rejects as a browser's does. */
export class ConnectionCut extends TypeError {}

/** Changes the value of a successful answer; gets the parameters that were asked with. */
// biome-ignore lint/suspicious/noExplicitAny: answers of any shape, made into ones the contract does not know
export type Rewrite = (value: any, query: URLSearchParams) => unknown;

/** Answers that are kept back; see {@link Faults.hold}. */
export interface Hold {
  /** Resolves when the first answer is kept back: the call was handled, its caller waits. */
  readonly reached: Promise<void>;
  /** Sends what was kept back; later calls pass. */
  release(): void;
}

/** Faults on demand. */
export interface Faults {
  set(fault: Fault): void;
  /** Answers of the call are changed from here on; for tests in process, beside the fault that is set. */
  rewrite(endpoint: EndpointName, edit: Rewrite): void;
  /**
   * Keeps answers of the call back until they are released: those to calls that carry all of `query`, such as
   * `{ pageNo: '2' }`. The call itself is handled at once, so that the answer tells what was true then, for
   * whoever was signed in then. For tests in process, beside the fault that is set.
   */
  hold(endpoint: EndpointName, query?: Readonly<Record<string, string>>): Hold;
  /** Takes every fault, rewrite and hold away. */
  clear(): void;
  /** Applies the fault that is set for a call, ahead of its own answer. */
  middleware(name: EndpointName): MiddlewareHandler;
}

interface ActiveHold extends Hold {
  appliesTo(name: EndpointName, query: URLSearchParams): boolean;
  /** Resolves when the answer may go. */
  keep(): Promise<void>;
}

export function createFaults(): Faults {
  const active = new Map<string, Fault>();
  const rewrites = new Map<string, Rewrite>();
  const holds = new Set<ActiveHold>();
  const take = (name: EndpointName): Fault | undefined => {
    const key = active.has(name) ? name : '*';
    const fault = active.get(key);
    if (fault?.times === 1) active.delete(key);
    else if (fault?.times) active.set(key, { ...fault, times: fault.times - 1 });
    return fault;
  };
  return {
    set: (fault) => void active.set(fault.endpoint, v.parse(faultSchema, fault)),
    rewrite: (name, edit) => void rewrites.set(name, edit),
    hold(endpoint, query = {}) {
      const hold = newHold(endpoint, query, () => void holds.delete(hold));
      holds.add(hold);
      return hold;
    },
    clear() {
      active.clear();
      rewrites.clear();
      for (const hold of holds) hold.release();
    },
    middleware: (name) => async (c, next) => {
      const fault: Partial<Fault> = take(name) ?? {};
      const edit = rewrites.get(name);
      if (fault.latency) await new Promise((resolve) => setTimeout(resolve, fault.latency));
      if (fault.drop) cut(c);
      if (fault.status) return c.text('', fault.status as 503);
      if (fault.malformed === 'html') return c.html('<!doctype html><title>Gateway</title><p>Hello.</p>');
      if (fault.malformed === 'wrong-shape') return c.json({ success: true, value: 'unexpected' });
      const asked = new URL(c.req.url);
      if (fault.query) c.req.raw = new Request(withQuery(asked, fault.query), c.req.raw);
      await next();
      if (edit) await change(c, (text) => rewritten(text, (value) => edit(value, asked.searchParams)));
      if (fault.malformed === 'truncated') await change(c, (text) => text.slice(0, text.length / 2));
      if (fault.empty) await change(c, (text) => JSON.stringify(withoutEntries(JSON.parse(text))));
      for (const hold of [...holds]) if (hold.appliesTo(name, asked.searchParams)) await hold.keep();
    },
  };
}

function cut(c: Context): never {
  const env = c.env as { incoming?: { socket: { destroy(): void } } } | undefined;
  env?.incoming?.socket.destroy();
  throw new ConnectionCut('the connection was cut');
}

async function change(c: Context, edit: (text: string) => string): Promise<void> {
  const { status, headers } = c.res;
  const text = edit(await c.res.text());
  c.res = undefined;
  c.res = new Response(text, { status, headers });
}

function newHold(
  endpoint: EndpointName,
  query: Readonly<Record<string, string>>,
  ended: () => void,
): ActiveHold {
  let reach = () => {};
  let open = () => {};
  const reached = new Promise<void>((resolve) => {
    reach = resolve;
  });
  const released = new Promise<void>((resolve) => {
    open = resolve;
  });
  return {
    reached,
    release() {
      ended();
      open();
    },
    appliesTo: (name, asked) =>
      name === endpoint && Object.entries(query).every(([parameter, text]) => asked.get(parameter) === text),
    keep() {
      reach();
      return released;
    },
  };
}

function withQuery(asked: URL, query: Record<string, string>): URL {
  const read = new URL(asked);
  for (const [name, text] of Object.entries(query)) read.searchParams.set(name, text);
  return read;
}

function rewritten(text: string, edit: (value: unknown) => unknown): string {
  const envelope = JSON.parse(text);
  return JSON.stringify(envelope.success ? { ...envelope, value: edit(envelope.value) } : envelope);
}

function withoutEntries(value: unknown): unknown {
  if (Array.isArray(value)) return [];
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, withoutEntries(entry)]));
}

/** `POST /__faults` sets a fault, `DELETE /__faults` clears them all. Mounted for tests alone. */
export function mountFaultControl(app: Hono, faults: Faults): void {
  app.post('/__faults', async (c) => {
    const fault = v.safeParse(faultSchema, await c.req.json());
    if (!fault.success) return c.json({ issues: v.flatten(fault.issues) }, 400);
    faults.set(fault.output);
    return c.body(null, 204);
  });
  app.delete('/__faults', (c) => {
    faults.clear();
    return c.body(null, 204);
  });
}
