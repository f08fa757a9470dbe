import { randomId } from '../../lib/hex.ts';

/** An id by which the gateway moves money once, however often it is asked. */
export const newRequestId = randomId;
