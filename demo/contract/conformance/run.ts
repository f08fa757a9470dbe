import { newKnown } from '../samples.ts';
import { checkAccounts } from './accounts.ts';
import { type Finding, Findings } from './findings.ts';
import { checkLists } from './lists.ts';
import { checkLogins } from './logins.ts';
import { checkMoney } from './money.ts';
import { checkOrigins } from './origins.ts';
import { Probe, type ProbeOptions, Unreachable } from './probe.ts';
import { inspectResponse } from './response-checks.ts';
import { type Account, checkSessions, signIn } from './sessions.ts';
import { walkCalls } from './walk.ts';

export interface RunOptions extends ProbeOptions {
  merchantCode?: string;
  /** Two languages of the gateway; with one, the check of languages is skipped. */
  languages?: readonly string[];
  /** Without it only the calls of guests are checked. */
  account?: Account | undefined;
  /** A second account, for the checks that compare two. */
  otherAccount?: Account | undefined;
  /** A registered partner's code and one of its origins. */
  partner?: { code: string; origin: string } | undefined;
  /** Decimals of the site's currency. */
  decimals?: number;
  /** Includes the calls of `changes`. */
  writes?: boolean;
  /** Checks to skip: `<check>` or `<check>:<call>`. */
  skip?: readonly string[];
}

/** Maximum number of decimals of a currency in use. */
const MOST_DECIMALS = 3;

/** Checks a gateway against the contract. */
export async function checkGateway(options: RunOptions): Promise<Finding[]> {
  const findings = new Findings(options.skip);
  const rules = {
    decimals: options.decimals ?? MOST_DECIMALS,
    isSecure: options.base.startsWith('https:'),
  };
  const probe = new Probe(options, (answer) => inspectResponse(findings, answer, rules));
  try {
    await runChecks(options, findings, probe);
  } catch (thrown) {
    if (!(thrown instanceof Unreachable)) throw thrown;
    findings.note('reachable', '', thrown.message);
  }
  return findings.all();
}

async function runChecks(options: RunOptions, findings: Findings, probe: Probe): Promise<void> {
  const { account, otherAccount, partner, writes = false } = options;
  const [language = 'EN', otherLanguage] = options.languages ?? ['EN', 'HI'];
  const known = newKnown({ merchantCode: options.merchantCode ?? 'foyer', language, ...account });
  await probe.ask('getStatus');
  findings.note('reachable', '', '');
  await checkOrigins({ findings, probe, known, partner });
  await walkCalls({ findings, probe, known, writes });
  await checkLogins({ findings, probe, account });
  const scope = { findings, probe, known, writes };
  if (!account || !known.token) {
    await checkLists({ ...scope, otherLanguage, token: '' });
    findings.skip('accounts', '', 'needs an account and a second one');
    return;
  }
  const token = await signIn(probe, account);
  await checkLists({ ...scope, otherLanguage, token });
  await checkMoney({ ...scope, token });
  if (otherAccount) await checkAccounts({ ...scope, token, account, other: otherAccount });
  else findings.skip('accounts', '', 'needs a second account');
  await checkSessions({ ...scope, earlier: token, account });
}
