import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { checkGateway } from './check.ts';

const usage = `node demo/contract/conformance.ts <base url> [options]
  --user <name> --password <text>   check what needs a session too
  --merchant <code>                 merchant code (foyer)
  --site <file>                     site.json whose endpoint overrides to use
  --writes                          also deposit, withdraw, claim and register`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    user: { type: 'string', default: '' },
    password: { type: 'string', default: '' },
    merchant: { type: 'string', default: 'foyer' },
    site: { type: 'string' },
    writes: { type: 'boolean', default: false },
  },
});
const [base] = positionals;
if (!base) {
  console.error(usage);
  process.exit(2);
}

const findings = await checkGateway({
  base: base.replace(/\/$/, ''),
  fetch,
  merchantCode: values.merchant,
  username: values.user,
  password: values.password,
  writes: values.writes,
  paths: values.site ? (JSON.parse(readFileSync(values.site, 'utf8')).endpoints ?? {}) : {},
  onFinding: ({ what, problem }) => console.log(problem ? `FAIL  ${what}: ${problem}` : `ok    ${what}`),
});
const failed = findings.filter(({ problem }) => problem).length;
console.log(failed ? `${failed} of ${findings.length} failed` : `all ${findings.length} ok`);
process.exitCode = failed ? 1 : 0;
