import * as v from 'valibot';
import { withDefault } from '../../http/endpoint.ts';

/** An id, sent as text or number, kept as text. */
export const id = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((value) => String(value)),
);

export const idOrNone = withDefault(id, '');
export const text = withDefault(v.string(), '');
export const count = withDefault(v.number(), 0);

/** 0 or 1, sent as number, text or boolean. */
export const flag = v.pipe(
  withDefault(v.union([v.number(), v.string(), v.boolean()]), 0),
  v.transform((value) => Number(value) === 1),
);

/** Pages count from 1. */
export const pageNumber = v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1);
export const pageSize = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999));
