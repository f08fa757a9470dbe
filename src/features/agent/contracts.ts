import { call } from '../../gateway/client.ts';
import {
  answerContract,
  type Contract,
  type ContractKind,
  getContractDividendRequest,
  getContracts,
} from '../../gateway/endpoints/agent.ts';
import { asGatewayError, refusal } from '../../gateway/errors.ts';
import { type Resource, resource } from '../../gateway/resource.ts';
import type { TextKey } from '../../i18n/keys.ts';
import type { RouteName } from '../../routes/routes.ts';
import { skipsContracts } from '../../session/account-types.ts';
import { $session, PERSONAL_PREFIX } from '../../session/session.ts';
import { requestConfirmation } from '../../ui/confirm.ts';
import { createSubmission, type Submission } from '../../ui/submission.ts';
import { showToast } from '../../ui/toasts.ts';

/** The screen of each kind of contract, in the order they are listed (AG-5). */
export const contractRoutes = {
  salary: 'salaryContract',
  dividend: 'dividendContract',
  hour: 'hourContract',
} as const satisfies Record<ContractKind, RouteName>;

/** Milliseconds until contracts are asked for again by a new reader. */
const FRESH = 5_000;

/** The kinds of which a contract waits for an answer, in order (A4); none for whoever is never asked. */
export const pendingContracts: Resource<readonly ContractKind[]> = resource(
  `${PERSONAL_PREFIX}agent/pending-contracts`,
  async (signal) => {
    const session = $session.get();
    if (!session || skipsContracts(session.type)) return [];
    const asked = await call(getContractDividendRequest, {}, { signal });
    const fields = {
      salary: asked.dailysalreqtype,
      dividend: asked.divtypecompperiodreq,
      hour: asked.contracthoursalreq,
    };
    return (Object.keys(contractRoutes) as ContractKind[]).filter((kind) => fields[kind] !== '');
  },
  { freshFor: FRESH },
);

/** The contracts of a kind, newest first (WL-12). */
export function contractsOf(kind: ContractKind): Resource<readonly Contract[]> {
  return resource(
    `${PERSONAL_PREFIX}agent/contracts/${kind}`,
    async (signal) => (await call(getContracts, { query: { kind } }, { signal })).list,
    { freshFor: FRESH },
  );
}

export interface ContractAnswer extends Submission {
  /** Answers for good; a refusal is asked about once more. */
  give(accept: boolean): Promise<void>;
}

/** The answer to one offer. */
export function createAnswer(kind: ContractKind, contractId: string): ContractAnswer {
  let accept = false;
  const showAnswered = () => Promise.all([contractsOf(kind).reload(), pendingContracts.refresh()]);
  const submission = createSubmission(async () => {
    try {
      await call(answerContract, { body: { contractId, accept } });
    } catch (thrown) {
      const error = asGatewayError(thrown);
      if (error.code !== refusal.notFound) throw error;
      // It was withdrawn, or answered elsewhere: what stands now is shown.
      await showAnswered();
      showToast('agent.offerGone');
      return;
    }
    await showAnswered();
    showToast(accept ? 'agent.accepted' : 'agent.refused', { kind: 'success' });
  });
  return {
    ...submission,
    async give(yes) {
      if (submission.$sending.get().state === 'sending') return;
      const sure = yes || (await requestConfirmation(refuseQuestion));
      if (!sure) return;
      accept = yes;
      await submission.submit();
    },
  };
}

const refuseQuestion = {
  title: 'agent.prompt',
  text: 'agent.refuseText',
  yes: 'agent.refuse',
  no: 'common.cancel',
} as const satisfies Record<string, TextKey>;
