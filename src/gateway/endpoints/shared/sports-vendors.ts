import * as v from 'valibot';

/** Vendor codes of SPORTS that are a category of their own (B3), as `site.json` names them, and those that are by themselves. */
export const sportsVendors = v.optional(
  v.object({
    esports: v.optional(v.array(v.string()), ['IMES']),
    cockfight: v.optional(v.array(v.string()), ['SV3']),
  }),
  {},
);

export type SportsVendors = v.InferOutput<typeof sportsVendors>;
