import type { Hono } from 'hono';
import * as v from 'valibot';
import { type Switches, vendorTroubles } from './gateway-state.ts';

const switchSchema = v.strictObject({
  maintenance: v.optional(v.boolean()),
  regionRestriction: v.optional(v.boolean()),
  whitelabel: v.optional(v.record(v.string(), v.boolean())),
  vendors: v.optional(v.record(v.string(), v.picklist(vendorTroubles))),
  lockedMembers: v.optional(v.array(v.string())),
  deniedModules: v.optional(v.array(v.string())),
});

const advanceSchema = v.strictObject({ advance: v.pipe(v.number(), v.minValue(0)) });

export function defaultSwitches(): Switches {
  return {
    maintenance: false,
    regionRestriction: false,
    whitelabel: {},
    vendors: {},
    lockedMembers: [],
    deniedModules: [],
  };
}

/**
 * `POST /__status` switches maintenance, region restriction, flags, vendors, members and modules,
 * `DELETE /__status` undoes that, `POST /__clock` moves the gateway's time on by milliseconds. Mounted for tests
 * alone.
 */
export function mountControl(app: Hono, switches: Switches, advance: (ms: number) => void): void {
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
