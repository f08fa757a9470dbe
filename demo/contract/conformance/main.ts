#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { adaptedFetch } from '../../../src/edge/node/adapter/adapted-fetch.ts';
import { loadAdapter } from '../../../src/edge/node/adapter/load-adapter.ts';
import { changes } from './account-calls.ts';
import { asJson, asJunit, asText } from './report.ts';
import { checkGateway } from './run.ts';
import type { Account } from './sessions.ts';

const usage = `foyer-conformance <base url> [options]
  --user <name> --password <text>              check the calls of a session too
  --other-user <name> --other-password <text>  compare a second account with the first
  --partner <code>=<origin>                    a registered partner and one of its origins
  --languages <code>,<code>                    two languages of the gateway (EN,HI)
  --merchant <code>                            merchant code (foyer)
  --site <file>                                site.json, for its endpoints and its currency
  --adapter <file>                             module that converts the calls for the gateway
  --skip <check>[:<call>]                      leave a check out; may be repeated
  --writes                                     also make calls that change data
  --json, --junit                              print the findings as JSON or as a JUnit report`;

const text = { type: 'string' } as const;
const on = { type: 'boolean', default: false } as const;

class UsageError extends Error {}

function readOptions() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      user: text,
      password: text,
      'other-user': text,
      'other-password': text,
      partner: text,
      languages: text,
      merchant: text,
      site: text,
      adapter: text,
      skip: { ...text, multiple: true },
      writes: on,
      json: on,
      junit: on,
    },
  });
  const [base] = positionals;
  if (!base || !URL.canParse(base)) throw new UsageError('the URL of the gateway is missing');
  const [code = '', origin = ''] = values.partner?.split('=') ?? [];
  if (values.partner && !(code && URL.canParse(origin)))
    throw new UsageError('--partner needs <code>=<origin>');
  return { ...values, base: base.replace(/\/$/, ''), partner: values.partner ? { code, origin } : undefined };
}

const accountOf = (username = '', password = ''): Account | undefined =>
  username ? { username, password } : undefined;

/** Settings of a site.json that change what a gateway must answer. */
function siteSettings(file: string) {
  const { endpoints, currency } = JSON.parse(readFileSync(file, 'utf8'));
  const format = currency && new Intl.NumberFormat('en', { style: 'currency', currency });
  return {
    paths: endpoints ?? {},
    ...(format && { decimals: format.resolvedOptions().maximumFractionDigits }),
  };
}

/** Returns a `fetch` that converts requests and responses by an adapter, like the front server. */
async function fetchThrough(file: string): Promise<typeof fetch> {
  const adapted = adaptedFetch(await loadAdapter(resolve(file)), { fetch: (request) => fetch(request) });
  return (input, init) => adapted(new Request(input, init));
}

async function main(): Promise<number> {
  const options = readOptions();
  const { base, writes, merchant, languages, json, junit } = options;
  // The report on stdout stays parseable.
  if (writes)
    console.error(
      `Changes data of ${base}:\n${Object.values(changes)
        .map((each) => `  ${each}`)
        .join('\n')}`,
    );
  const findings = await checkGateway({
    base,
    fetch: options.adapter ? await fetchThrough(options.adapter) : fetch,
    account: accountOf(options.user, options.password),
    otherAccount: accountOf(options['other-user'], options['other-password']),
    partner: options.partner,
    writes,
    ...(merchant && { merchantCode: merchant }),
    ...(languages && { languages: languages.split(',') }),
    ...(options.skip && { skip: options.skip }),
    ...(options.site && siteSettings(options.site)),
  });
  console.log(json ? asJson(base, findings) : junit ? asJunit(base, findings) : asText(findings));
  return findings.some(({ result }) => result === 'failed') ? 1 : 0;
}

function explain(error: unknown): number {
  const { message, code = '' } = error as Error & { code?: string };
  const isUsage = error instanceof UsageError || code.startsWith('ERR_PARSE_ARGS');
  console.error(isUsage ? `${message}\n${usage}` : message);
  return 2;
}

// In one file, an `await` here would run before the modules are defined.
void main()
  .catch(explain)
  .then((code) => {
    process.exitCode = code;
  });
