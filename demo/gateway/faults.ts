import type { Context, Hono, MiddlewareHandler, Next } from 'hono';
import * as v from 'valibot';
import { type EndpointName, endpoints } from '../../src/gateway/endpoints/table.ts';

const names = Object.keys(endpoints) as EndpointName[];

const faultSchema = v.object({
  /** The name of a call, or `*` for every call. */
  endpoint: v.picklist(['*', ...names]),
  /** Milliseconds before the response. */
  latency: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(120_000))),
  /** HTTP status of a response without an envelope. */
  status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(400), v.maxValue(599))),
  /** Closes the connection without a response. */
  drop: v.optional(v.boolean()),
  malformed: v.optional(v.picklist(['html', 'wrong-shape', 'truncated'])),
  /** Empties every list in the response. */
  empty: v.optional(v.boolean()),
  /** Parameters that replace those of the request, such as a different page size. */
  query: v.optional(v.record(v.string(), v.string())),
  /** Calls that it applies to; without it, until it is cleared. */
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
});

export type Fault = v.InferInput<typeof faultSchema>;

/** Thrown for a closed connection, so that a call in process rejects like in a browser. */
export class ConnectionCut extends TypeError {}

/** Changes the value of a successful response. Receives the parameters of the request. */
// biome-ignore lint/suspicious/noExplicitAny: answers of any shape, made into ones the contract does not know
export type Rewrite = (value: any, query: URLSearchParams) => unknown;

/** Held responses; see {@link Faults.hold}. */
export interface Hold {
  /** Resolves when the first response is held. */
  readonly reached: Promise<void>;
  /** Sends the held responses and ends the hold. */
  release(): void;
}

/** Faults for tests. */
export interface Faults {
  set(fault: Fault): void;
  /** Changes the responses of a call from now on, in process, in addition to its fault. */
  rewrite(endpoint: EndpointName, edit: Rewrite): void;
  /**
   * Holds responses of a call until they are released, for calls with all of `query`, such as `{ pageNo: '2'
   * }`. The gateway handles a held call at once, so the response shows the state and the session of that
   * moment. In process, in addition to its fault.
   */
  hold(endpoint: EndpointName, query?: Readonly<Record<string, string>>): Hold;
  /** Removes all faults, rewrites and holds. */
  clear(): void;
  /** Applies the fault of a call before its handler. */
  apply(name: EndpointName, c: Context, next: Next): ReturnType<MiddlewareHandler>;
}

interface ActiveHold extends Hold {
  appliesTo(name: EndpointName, query: URLSearchParams): boolean;
  /** Resolves when the response may be sent. */
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
    apply: async (name, c, next) => {
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

/** `POST /__faults` sets a fault, `DELETE /__faults` clears all. For tests only. */
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
