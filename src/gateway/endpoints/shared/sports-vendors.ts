import * as v from 'valibot';

/** SPORTS vendors that form the categories e-sports and cockfight, as in `site.json`, with defaults. */
export const sportsVendors = v.optional(
  v.object({
    esports: v.optional(v.array(v.string()), ['IMES']),
    cockfight: v.optional(v.array(v.string()), ['SV3']),
  }),
  {},
);

export type SportsVendors = v.InferOutput<typeof sportsVendors>;
