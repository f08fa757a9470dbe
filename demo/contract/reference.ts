import type { EndpointName } from '../../src/gateway/endpoints/table.ts';
import type { AnyEndpoint } from '../../src/gateway/http/endpoint.ts';
import { callErrors } from './call-errors.ts';
import { type Example, recordExamples } from './examples.ts';
import { sortedRows } from './sorted-rows.ts';

const INTRODUCTION = `# Calls

All calls of [the contract](gateway.md), with an example and the errors of each. \`npm run docs\` writes this page from the endpoint
table. An example is the request, its body and the \`value\` of the response. \`…\` shortens texts; lists show their first entry.

- **Session**: \`required\` calls send \`Authorization: Bearer <token>\` and are refused with \`session.none\`, \`session.ended\`,
  \`session.revoked\` or \`modify.required\`; \`optional\` ones send it if there is one.
- **Sealed** calls are shown in plain text ([sealed bodies](gateway.md#sealed-bodies)) and are refused with \`sealed.stale\`. **Form** bodies are
  \`application/x-www-form-urlencoded\`. **Public** calls are open to [partners' origins](gateway.md#public-calls-from-other-origins) and are refused
  with \`partner.origin\` or \`request.too.many\`.
- **Module**: its name is sent in sealed bodies. **Flag**: while it is off the call is refused with \`permission.denied\`. **Optional**: a gateway
  may lack the call; its flag is off then, and pages are shown without it.
- Every call can be refused with \`request.invalid\` or, during maintenance, \`system.upgrading\`.
- \`site.json\` can replace each path: \`"endpoints": { "getGames": "/api/games" }\`.
`;

/** Returns the page of all calls as Markdown. */
export async function reference(): Promise<string> {
  const examples = await recordExamples();
  const sections = sortedRows().map(
    (row) => `${heading(row)}\n\n${exampleOf(row, examples.get(row.name)!)}\n`,
  );
  return `${INTRODUCTION}\n${sections.join('\n')}`;
}

function heading(row: AnyEndpoint): string {
  const facts = [
    `session ${row.session}`,
    `module ${row.module}`,
    row.optional && 'optional',
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

function exampleOf(row: AnyEndpoint, { input: { query = {}, body }, value }: Example): string {
  const search = new URLSearchParams(query as Record<string, string>).toString();
  const request = `${row.method} ${row.path}${search && `?${search}`}`;
  return [
    '```http',
    request,
    ...(body ? [print(body)] : []),
    ...(value === undefined ? [] : ['', print(value)]),
    '```',
  ].join('\n');
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
