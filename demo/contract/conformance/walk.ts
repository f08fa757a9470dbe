import * as v from 'valibot';
import { type EndpointName, endpoints } from '../../../src/gateway/endpoints/table.ts';
import type { AnyEndpoint } from '../../../src/gateway/http/endpoint.ts';
import { refusal } from '../../../src/gateway/http/errors.ts';
import { featureRefusal } from '../../../src/gateway/http/feature-refusals.ts';
import { isAgent } from '../../gateway/account-types.ts';
import { inputOf, type Known, type RawInput, samples } from '../samples.ts';
import { unknownName } from '../unknown-name.ts';
import { changes, expectedRefusal } from './account-calls.ts';
import { Skipped } from './findings.ts';
import { type Answer, described } from './probe.ts';
import { rememberValues } from './remember-values.ts';
import type { Scope } from './scope.ts';
import { checkSessionOf, losesSession, MADE_UP } from './sessions.ts';

interface WalkScope extends Omit<Scope, 'token'> {
  /** Called with the response to each call, and whether it had to be a refusal. */
  onCall?: (answer: Answer, input: RawInput, isRefused: boolean) => void;
}

/** Makes each call of the table once, in an order in which earlier responses feed later calls. */
export async function walkCalls(scope: WalkScope): Promise<void> {
  const { findings, probe, known } = scope;
  for (const name of Object.keys(samples) as EndpointName[]) {
    const row: AnyEndpoint = endpoints[name];
    if (row.session === 'required') {
      await checkSessionOf(findings, probe, known, name);
      if (!known.token) continue;
    }
    if (name === 'login' && !known.username) continue;
    if (row.session === 'optional' && row.cacheSeconds)
      await findings.check('session.optional', name, async () => {
        const answer = await probe.ask(name, { query: inputOf(name, known).query, token: MADE_UP });
        return answer.success ? '' : described(answer);
      });
    if (row.sealed)
      await findings.check('sealed.required', name, async () => {
        const answer = await probe.ask(name, { body: inputOf(name, known).body, unsealed: true });
        return answer.isEnvelope && !answer.success ? '' : described(answer);
      });
    const { flag } = row;
    if (row.optional && flag && !known.flags[flag]) {
      findings.skip('shape', name, `optional, and ${flag} is off`);
      continue;
    }
    if (flag && !known.flags[flag]) {
      await findings.check('flag', name, async () => {
        const answer = await makeCall(scope, name);
        return answer.code === refusal.noPermission ? '' : `${described(answer)} while ${flag} is off`;
      });
      continue;
    }
    if (needs[name]?.(known) === false) {
      findings.skip('shape', name, 'an earlier response has nothing to call it with');
      continue;
    }
    if (name === 'addPayoutAccount' && scope.writes && known.payout) {
      const body = { ...known.payout, holder: unknownName() };
      await findings.check('payout.holder', name, async () => {
        const answer = await makeCall(scope, name, { body });
        return answer.code === featureRefusal.payoutHolder ? '' : described(answer);
      });
    }
    const expected = expectedRefusal(name, known);
    if (changes[name] && !scope.writes && !expected) continue;
    await visit(scope, name, expected);
  }
  await findings.check('unknown-call', '', async () => {
    const { status, code } = await probe.get('/wps/no-such-call');
    return status === 404 && code === refusal.notFound ? '' : `${status} and ${code || 'no refusal'}`;
  });
}

/** Makes one call and notes its outcome. */
async function visit(scope: WalkScope, name: EndpointName, expected: string | undefined): Promise<void> {
  const { findings, probe, known, onCall } = scope;
  let input = inputOf(name, known);
  await findings.check(
    expected ? 'refusal' : 'shape',
    name,
    async () => {
      let answer = await makeCall(scope, name, input);
      // A filter of common passwords refuses a few of the random ones too.
      if (answer.code === refusal.passwordFormat) {
        input = inputOf(name, known);
        answer = await makeCall(scope, name, input);
      }
      onCall?.(answer, input, Boolean(expected));
      // An earlier run may have used the limit up.
      if (answer.code === refusal.tooMany) throw new Skipped('rate-limited; run again in a few minutes');
      if (expected) return answer.code === expected ? '' : described(answer);
      // Ids may arrive as numbers, and are sent as texts.
      const { success, output } = v.safeParse(endpoints[name].reply, answer.value);
      if (answer.success && success) rememberValues(name, known, output);
      return answer.success ? '' : described(answer);
    },
    expected,
  );
  if (name !== 'logout') return;
  await findings.check('session.logout', 'getMember', async () =>
    losesSession(await probe.ask('getMember', { token: known.token })),
  );
}

function makeCall(
  { probe, known }: WalkScope,
  name: EndpointName,
  { query, body }: RawInput = inputOf(name, known),
): Promise<Answer> {
  const hasToken = known.token && endpoints[name].session !== 'none';
  return probe.ask(name, { query, body, ...(hasToken && { token: known.token }) });
}

const hasGame = ({ game }: Known) => Boolean(game.nodeId);
const hasMessage = ({ messageId }: Known) => Boolean(messageId);
const hasLottery = ({ lottery }: Known) => Boolean(lottery.code);
const hasTeam = ({ type, below }: Known) => !isAgent(type) || Boolean(below.memberId);

/** Values of earlier responses that calls need. */
const needs: Readonly<Partial<Record<EndpointName, (known: Known) => boolean>>> = {
  getGameDetail: hasGame,
  getStudio: hasGame,
  getLiveTables: ({ liveNodeId }) => Boolean(liveNodeId),
  launchGame: hasGame,
  launchTrialGame: hasGame,
  addFavourite: hasGame,
  removeFavourite: hasGame,
  addRecentGame: hasGame,
  markInboxRead: hasMessage,
  deleteInbox: hasMessage,
  joinPromotion: ({ promotionToJoin }) => Boolean(promotionToJoin),
  claimPromotion: ({ promotionToClaim }) => Boolean(promotionToClaim),
  claimVipBonus: ({ vipLevel }) => vipLevel > 0,
  getRecentDraws: hasLottery,
  getVnNumero: hasLottery,
  getTeamMember: hasTeam,
  setRebates: hasTeam,
};
