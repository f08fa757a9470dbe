import { type EndpointName, endpoints } from '../../src/gateway/endpoints/table.ts';
import type { AnyEndpoint } from '../../src/gateway/http/endpoint.ts';
import { refusal } from '../../src/gateway/http/errors.ts';
import { featureRefusal } from '../../src/gateway/http/feature-refusals.ts';
import { createDemoGateway } from '../gateway/gateway.ts';
import { callErrors } from './call-errors.ts';
import { Findings } from './conformance/findings.ts';
import { Probe } from './conformance/probe.ts';
import { walkCalls } from './conformance/walk.ts';
import { newKnown } from './samples.ts';
import { type JsonSchema, jsonSchemaOf } from './schemas.ts';
import { sortedRows } from './sorted-rows.ts';

interface Example {
  input: { query?: unknown; body?: unknown };
  value: unknown;
  /** Whether the demo answered with the value; else it is a placeholder of the reply's shape. */
  isReal: boolean;
}

const INTRODUCTION = `# Calls

All calls of [the contract](gateway.md), with an example and the errors of each. \`npm run docs\` writes this page from the endpoint
table. An example is the request, its body and the \`value\` of the response. \`…\` shortens texts; lists show their first entry.

- **Session**: \`required\` calls send \`Authorization: Bearer <token>\` and are refused with \`session.none\`, \`session.ended\`,
  \`session.revoked\` or \`modify.required\`; \`optional\` ones send it if there is one.
- **Sealed** calls are shown in plain text ([sealed bodies](gateway.md#sealed-bodies)) and are refused with \`sealed.stale\`. **Form** bodies are
  \`application/x-www-form-urlencoded\`. **Public** calls are open to [partners' origins](gateway.md#public-calls-from-other-origins) and are refused
  with \`partner.origin\` or \`request.too.many\`.
- **Module**: its name is sent in sealed bodies. **Flag**: while it is off the call is refused with \`permission.denied\`.
- Every call can be refused with \`request.invalid\` or, during maintenance, \`system.upgrading\`.
- \`site.json\` can replace each path: \`"endpoints": { "getGames": "/api/games" }\`.
`;

/** Sealing key of the examples: the one in RFC 7638, because a new one cannot be repeated. */
const RFC_KEY = {
  keyId: 'NzbLsXh8uDCcd-6MNwXF4W_7noWXFZAfHkxZsRGC9Xs',
  jwk: { kty: 'RSA', n: '0vx7agoebGcQSuuPiLJXZptN9nndrQmbXEps2aiAFbWhM78LhWx4cbbfAAtVT86z', e: 'AQAB' },
};

/** Returns the page of all calls as Markdown. */
export async function reference(): Promise<string> {
  const examples = await recordExamples();
  const sections = sortedRows().map(
    (row) => `${heading(row)}\n\n${exampleOf(row, examples.get(row.name))}\n`,
  );
  return `${INTRODUCTION}\n${sections.join('\n')}`;
}

function heading(row: AnyEndpoint): string {
  const facts = [
    `session ${row.session}`,
    `module ${row.module}`,
    row.flag && `flag ${row.flag}`,
    row.sealed && 'sealed',
    row.form && 'form',
    row.open && 'public',
    row.cacheSeconds && `cached ${row.cacheSeconds} s`,
  ].filter(Boolean);
  const errors = callErrors[row.name as EndpointName] ?? [];
  const refused = errors.length ? `\nErrors: ${errors.map((code) => `\`${code}\``).join(', ')}.` : '';
  return `## ${row.name}\n\n${row.summary}. ${capitalised(facts.join(', '))}.${refused}`;
}

/** Calls the demo gateway as a member and as an agent, and keeps the first success of each call. */
async function recordExamples(): Promise<Map<string, Example>> {
  const examples = new Map<string, Example>();
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
        if (examples.get(name)?.isReal) return;
        const { reply }: AnyEndpoint = endpoints[name];
        const isReal = success && !isRefused;
        examples.set(name, {
          input,
          isReal,
          value: isReal ? shortened(withKeyOfRfc(value)) : placeholder(jsonSchemaOf(reply)),
        });
      },
    });
    gateway.close();
  }
  return examples;
}

function withKeyOfRfc(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('encryption' in value)) return value;
  return { ...value, encryption: { ...(value.encryption as object), ...RFC_KEY } };
}

function exampleOf(row: AnyEndpoint, example: Example | undefined): string {
  const { query = {}, body } = example?.input ?? {};
  const search = new URLSearchParams(query as Record<string, string>).toString();
  const request = `${row.method} ${row.path}${search && `?${search}`}`;
  const value = example ? example.value : placeholder(jsonSchemaOf(row.reply));
  return [
    '```http',
    request,
    ...(body ? [print(shortened(body))] : []),
    ...(value === undefined ? [] : ['', print(value)]),
    '```',
  ].join('\n');
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
  if (Array.isArray(value)) return value.slice(0, 1).map(shortened);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, shortened(entry)]));
}

const WIDTH = 130;

/** Prints JSON with several fields per line. */
function print(value: unknown, indent = ''): string {
  const flat = JSON.stringify(value, null, 1).replace(/\n\s*/g, ' ');
  if (flat.length + indent.length <= WIDTH || typeof value !== 'object' || value === null) return flat;
  const inner = `${indent}  `;
  const entries = Array.isArray(value)
    ? value.map((entry) => print(entry, inner))
    : Object.entries(value).flatMap(([name, entry]) =>
        entry === undefined ? [] : [`${JSON.stringify(name)}: ${print(entry, inner)}`],
      );
  const lines: string[] = [];
  for (const entry of entries) {
    const last = lines.at(-1) ?? '\n';
    const joined = `${last}, ${entry}`;
    if (!last.includes('\n') && !entry.includes('\n') && joined.length + inner.length < WIDTH)
      lines[lines.length - 1] = joined;
    else lines.push(entry);
  }
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  return `${open}\n${lines.map((line) => inner + line).join(',\n')}\n${indent}${close}`;
}

const capitalised = (text: string) => text[0]!.toUpperCase() + text.slice(1);

/** Codes that the page's introduction explains instead of each call. */
export const commonErrors: readonly string[] = [
  refusal.notLoggedIn,
  refusal.loggedOut,
  refusal.revoked,
  refusal.mustChange,
  refusal.noPermission,
  refusal.badRequest,
  refusal.upgrading,
  featureRefusal.sealStale,
];
