import * as v from 'valibot';

/** Token of `confirm`, for one call. */
export const confirmation = v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(64)));
