import { type EndpointName, endpoints } from '../../src/gateway/endpoints/table.ts';
import type { AnyEndpoint } from '../../src/gateway/http/endpoint.ts';
import { createDemoGateway } from '../gateway/gateway.ts';
import { Findings } from './conformance/findings.ts';
import { Probe } from './conformance/probe.ts';
import { walkCalls } from './conformance/walk.ts';
import { inputOf, newKnown, type RawInput } from './samples.ts';
import { type JsonSchema, jsonSchemaOf } from './schemas.ts';

/** An input of a call, and the value of a response to it. */
export interface Example {
  input: RawInput;
  value: unknown;
}

/** Sealing key of the examples: the one in RFC 7638, because a new one cannot be repeated. */
const RFC_KEY = {
  keyId: 'NzbLsXh8uDCcd-6MNwXF4W_7noWXFZAfHkxZsRGC9Xs',
  jwk: { kty: 'RSA', n: '0vx7agoebGcQSuuPiLJXZptN9nndrQmbXEps2aiAFbWhM78LhWx4cbbfAAtVT86z', e: 'AQAB' },
};

/**
 * Calls the demo gateway as a member and as an agent, and returns the first success of each call. Calls that need a person or
 * a terminal have a placeholder of the reply's shape as their value.
 */
export async function recordExamples(): Promise<ReadonlyMap<string, Example>> {
  const values = new Map<string, unknown>();
  const inputs = new Map<string, RawInput>();
  for (const username of ['maya7', 'agent10']) {
    const gateway = createDemoGateway({ database: ':memory:' });
    for (const { flag } of Object.values<AnyEndpoint>(endpoints)) {
      if (flag) gateway.switches.whitelabel[flag] = true;
    }
    const base = 'https://gateway.example';
    const send: typeof fetch = async (input, init) => gateway.app.request(input, init);
    await walkCalls({
      findings: new Findings(),
      probe: new Probe({ base, fetch: send }, () => {}),
      known: newKnown({ merchantCode: 'foyer', language: 'EN', username, password: 'foyer-1234' }),
      writes: true,
      onCall: ({ name, success, value }, input, isRefused) => {
        if (values.has(name)) return;
        inputs.set(name, input);
        if (success && !isRefused) values.set(name, withKeyOfRfc(value));
      },
    });
    gateway.close();
  }
  const nothing = newKnown({ merchantCode: 'foyer', language: 'EN' });
  return new Map(
    Object.values<AnyEndpoint>(endpoints).map(({ name, reply }) => {
      const value = values.has(name) ? shortened(values.get(name)) : placeholder(jsonSchemaOf(reply));
      const { query, body } = inputs.get(name) ?? inputOf(name as EndpointName, nothing);
      return [name, { input: { query, body: shortened(body) }, value }];
    }),
  );
}

function withKeyOfRfc(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('encryption' in value)) return value;
  return { ...value, encryption: { ...(value.encryption as object), ...RFC_KEY } };
}

/** Placeholders of strings, of which one matches each pattern of the table: free text, keys, signed messages, codes. */
const TEXTS = ['…', 'A'.repeat(43), 'e30.e30.e30', 'BBBBBBBB'];

/**
 * Returns a value of the schema's shape, for calls that the demo refuses because they need a person or a
 * terminal.
 */
function placeholder(schema: JsonSchema): unknown {
  const {
    anyOf,
    oneOf,
    enum: choices,
    properties,
    items,
    minItems,
    minimum,
    minLength,
    pattern,
    type,
  } = schema as Record<string, never>;
  if ('const' in schema) return schema.const;
  if (choices) return choices[0];
  const variants = (anyOf ?? oneOf) as JsonSchema[] | undefined;
  if (variants) return placeholder(variants[0]!);
  if (properties) {
    const entries = Object.entries<JsonSchema>(properties);
    return Object.fromEntries(entries.map(([name, entry]) => [name, placeholder(entry)]));
  }
  if (type === 'array') return Array(minItems ?? 1).fill(placeholder(items ?? {}));
  if (type === 'string')
    return TEXTS.find((text) => text.length >= (minLength ?? 0) && new RegExp(pattern ?? '', 'u').test(text));
  if (type === 'number' || type === 'integer') return minimum ?? 1;
  if (type === 'boolean') return true;
  if (type === 'object') return {};
  return undefined;
}

/** Returns a value with the first entry of each list and the beginning of long texts. */
function shortened(value: unknown): unknown {
  if (typeof value === 'string') return value.length > 48 ? `${value.slice(0, 40)}…` : value;
  // A list in a list is a tuple.
  if (Array.isArray(value))
    return value.slice(0, 1).map((entry) => (Array.isArray(entry) ? entry : shortened(entry)));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, shortened(entry)]));
}
