import type { DemoGateway } from '../../demo/gateway/gateway.ts';
import type { EndpointName } from '../../src/gateway/endpoints/table.ts';

/** Entries of a list beyond every limit. */
const MANY = 20_000;

/** Repeats the entries of every list in a value beyond every limit. */
function swollen(value: unknown): unknown {
  if (Array.isArray(value))
    return Array.from({ length: value.length ? MANY : 0 }, (_, at) => value[at % value.length]);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, swollen(entry)]));
}

/** Faults of a response, by their cause at the gateway. */
export const faults: Readonly<Record<string, (gateway: DemoGateway, call: EndpointName) => unknown>> = {
  never: ({ faults }, call) => faults!.hold(call),
  500: ({ faults }, endpoint) => faults!.set({ endpoint, status: 500 }),
  HTML: ({ faults }, endpoint) => faults!.set({ endpoint, malformed: 'html' }),
  null: ({ faults }, call) => faults!.rewrite(call, () => null),
  '{}': ({ faults }, call) => faults!.rewrite(call, () => ({})),
  'wrong shape': ({ faults }, endpoint) => faults!.set({ endpoint, malformed: 'wrong-shape' }),
  empty: ({ faults }, endpoint) => faults!.set({ endpoint, empty: true }),
  '20,000 entries': ({ faults }, call) => faults!.rewrite(call, swollen),
  'cut off': ({ faults }, endpoint) => faults!.set({ endpoint, malformed: 'truncated' }),
  reset: ({ faults }, endpoint) => faults!.set({ endpoint, drop: true }),
};
