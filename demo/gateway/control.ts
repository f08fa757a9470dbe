import type { Hono } from 'hono';
import * as v from 'valibot';
import type { Answers } from './answers.ts';
import { type Switches, vendorTroubles } from './gateway-state.ts';

/** Wrong passwords before a captcha is required. */
const CAPTCHA_AFTER = 3;
/** Ten a second: a household, or a carrier's NAT, that scrolls through long lists. */
const OPEN_READS = 600;
const HEARTBEAT = 30;

const rule = v.partial(v.strictObject({ enabled: v.boolean(), required: v.boolean(), pattern: v.string() }));

const switchSchema = v.strictObject({
  maintenance: v.optional(v.boolean()),
  regionRestriction: v.optional(v.boolean()),
  country: v.optional(v.string()),
  whitelabel: v.optional(v.record(v.string(), v.boolean())),
  mobileTemplate: v.optional(v.record(v.string(), v.string())),
  vendors: v.optional(v.record(v.string(), v.picklist(vendorTroubles))),
  closedMethods: v.optional(v.array(v.string())),
  lockedMembers: v.optional(v.array(v.string())),
  deniedModules: v.optional(v.array(v.string())),
  registration: v.optional(v.record(v.string(), rule)),
  captchaAfter: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  captcha: v.optional(v.picklist(['code', 'work'])),
  openReads: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  confirmAgents: v.optional(v.boolean()),
  identityBy: v.optional(v.picklist(['upload', 'provider', 'both'])),
  heartbeatSeconds: v.optional(v.pipe(v.number(), v.integer(), v.minValue(5))),
});

const advanceSchema = v.strictObject({ advance: v.pipe(v.number(), v.minValue(0)) });

export function defaultSwitches(): Switches {
  return {
    maintenance: false,
    regionRestriction: false,
    country: '',
    whitelabel: {},
    mobileTemplate: {},
    vendors: {},
    closedMethods: [],
    lockedMembers: [],
    deniedModules: [],
    registration: {},
    captchaAfter: CAPTCHA_AFTER,
    captcha: 'code',
    openReads: OPEN_READS,
    confirmAgents: false,
    identityBy: 'both',
    heartbeatSeconds: HEARTBEAT,
  };
}

/**
 * Mounts control routes for tests: `POST /__status` changes maintenance, region restriction, flags, vendors,
 * payment methods, members, modules, registration rules and limits; `DELETE /__status` resets them. `POST
 * /__clock` moves the clock forward by milliseconds. `GET /__answer` returns the solution of the latest
 * captcha or puzzle.
 */
export function mountControl(
  app: Hono,
  switches: Switches,
  answers: Answers,
  advance: (ms: number) => void,
): void {
  app.get('/__answer', (c) => c.json({ answer: answers.last() ?? null }));
  app.post('/__status', async (c) => {
    const change = v.safeParse(switchSchema, await c.req.json());
    if (!change.success) return c.json({ issues: v.flatten(change.issues) }, 400);
    Object.assign(switches, change.output);
    return c.body(null, 204);
  });
  app.delete('/__status', (c) => {
    Object.assign(switches, defaultSwitches());
    return c.body(null, 204);
  });
  app.post('/__clock', async (c) => {
    const change = v.safeParse(advanceSchema, await c.req.json());
    if (!change.success) return c.json({ issues: v.flatten(change.issues) }, 400);
    advance(change.output.advance);
    return c.body(null, 204);
  });
}
