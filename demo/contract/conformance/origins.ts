import { type EndpointName, endpoints } from '../../../src/gateway/endpoints/table.ts';
import type { AnyEndpoint } from '../../../src/gateway/http/endpoint.ts';
import { featureRefusal } from '../../../src/gateway/http/feature-refusals.ts';
import { inputOf } from '../samples.ts';
import { type Answer, described } from './probe.ts';
import type { Scope } from './scope.ts';

const STRANGER = 'https://stranger.invalid';
/** Private calls whose preflight is tried. */
const PRIVATE: readonly EndpointName[] = ['login', 'getMember', 'getWallet', 'deposit'];

interface OriginScope extends Pick<Scope, 'findings' | 'probe' | 'known'> {
  partner: { code: string; origin: string } | undefined;
}

/** Checks which responses pages of other origins can read. */
export async function checkOrigins({ findings, probe, known, partner }: OriginScope): Promise<void> {
  for (const row of Object.values<AnyEndpoint>(endpoints)) {
    const name = row.name as EndpointName;
    const { query, body } = inputOf(name, known);
    if (row.open) {
      await findings.check('cors.stranger', name, async () => {
        const answer = await probe.ask(name, { query, body, origin: STRANGER });
        const problem = refusesStranger(answer);
        // The widget explains the refusal on the partner's page.
        if (!problem) findings.note('cors.partner', name, isReadable(answer, '*'));
        return problem;
      });
      if (!partner) findings.skip('cors.partner', name, 'needs a partner');
      // Counting visits would change the partner's figures.
      else if (row.method === 'GET') {
        const ask = { query: { ...query, partner: partner.code }, body, origin: partner.origin };
        await findings.check('cors.partner', name, async () =>
          admitsPartner(await probe.ask(name, ask), partner.origin),
        );
      }
    } else if (row.session === 'none' && row.method === 'GET' && !row.flag) {
      // The headers are checked for every response.
      await findings.check('cors.private', name, async () => {
        await probe.ask(name, { query, origin: STRANGER });
        return '';
      });
    }
  }
  for (const name of PRIVATE) {
    const headers = {
      'Access-Control-Request-Method': endpoints[name].method,
      'Access-Control-Request-Headers': 'authorization',
    };
    await findings.check('cors.preflight', name, async () => {
      const answer = await probe.ask(name, {
        method: 'OPTIONS',
        origin: partner?.origin ?? STRANGER,
        headers,
      });
      const allowed = answer.headers.get('Access-Control-Allow-Origin');
      return allowed === null ? '' : allowedOrigin(answer);
    });
  }
}

function refusesStranger(answer: Answer): string {
  const isRefused = answer.status === 403 && answer.code === featureRefusal.partnerOrigin;
  if (!isRefused) return `${described(answer)}, ${allowedOrigin(answer)}`;
  return answer.value === undefined ? '' : 'a refusal with a value';
}

const allowedOrigin = ({ headers }: Answer) =>
  `Access-Control-Allow-Origin: ${headers.get('Access-Control-Allow-Origin') ?? 'none'}`;

function isReadable(answer: Answer, origin: string): string {
  const isAllowed = ['*', origin].includes(answer.headers.get('Access-Control-Allow-Origin') ?? '');
  return isAllowed ? '' : `${described(answer)}, ${allowedOrigin(answer)}`;
}

function admitsPartner(answer: Answer, origin: string): string {
  if (!answer.success) return described(answer);
  if (answer.headers.has('Access-Control-Allow-Credentials')) return 'Access-Control-Allow-Credentials';
  return isReadable(answer, origin);
}
