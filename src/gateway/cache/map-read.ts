import type { GatewayRead } from './gateway-read.ts';

/** Returns a read that converts the value of another one. */
export function mapRead<From, To>(of: GatewayRead<From>, map: (value: From) => To): GatewayRead<To> {
  return {
    ...of,
    select: (reply) => map(of.select(reply)),
    read: async (signal) => map(await of.read(signal)),
  };
}
