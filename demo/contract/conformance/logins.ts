import { refusal } from '../../../src/gateway/http/errors.ts';
import { unknownName } from '../unknown-name.ts';
import type { Findings } from './findings.ts';
import { described, type Probe } from './probe.ts';
import type { Account } from './sessions.ts';

/** Wrong attempts for a name before a captcha is required. */
const FREE_ATTEMPTS = 3;
/** Lookups of names that an address may make in a minute at most. */
const MOST_LOOKUPS = 100;

/** Checks how a gateway slows down guessing: captchas, equal refusals, sealed bodies that work once, rate limits. */
export async function checkLogins({
  findings,
  probe,
  account,
}: {
  findings: Findings;
  probe: Probe;
  account: Account | undefined;
}): Promise<void> {
  const attempt = (username: string) =>
    probe.ask('login', {
      body: { username, password: unknownName(), type: 'username', rememberPassword: false },
    });
  const stranger = unknownName();
  const first = await attempt(stranger);
  findings.note(
    'refusal',
    'login',
    first.code === refusal.wrongLogin ? '' : described(first),
    `${refusal.wrongLogin} for a wrong password`,
  );
  await findings.check('sealed.once', 'login', async () => {
    const repeated = await probe.ask('login', { text: first.sent ?? '' });
    return repeated.code === refusal.badRequest ? '' : described(repeated);
  });
  if (account)
    await findings.check('login.names', 'login', async () => {
      const known = await attempt(account.username);
      return known.code === first.code ? '' : `${described(known)}; ${described(first)} for an unknown name`;
    });
  await findings.check('login.captcha', 'login', async () => {
    let last = first;
    for (let tried = 1; tried < FREE_ATTEMPTS; tried++) last = await attempt(stranger);
    if (!(last.value as { captcha?: boolean } | undefined)?.captcha)
      return `${described(last)} without value.captcha after ${FREE_ATTEMPTS} attempts`;
    const next = await attempt(stranger);
    return next.code === refusal.captcha ? '' : `${described(next)} for an attempt without a captcha`;
  });
  await findings.check('rate-limit', 'checkUsername', async () => {
    for (let lookup = 0; lookup <= MOST_LOOKUPS; lookup++) {
      const answer = await probe.ask('checkUsername', { query: { username: unknownName() } });
      if (answer.status === 429) return answer.code === refusal.tooMany ? '' : described(answer);
    }
    return `${MOST_LOOKUPS + 1} lookups without 429`;
  });
}
