import { type Resource, resource } from '../../gateway/cache/resource.ts';
import {
  answerContract,
  type Contract,
  type ContractKind,
  getContractDividendRequest,
  getContracts,
} from '../../gateway/endpoints/agent.ts';
import { call } from '../../gateway/http/client.ts';
import { asGatewayError, refusal } from '../../gateway/http/errors.ts';
import type { TextKey } from '../../i18n/keys.ts';
import type { RouteName } from '../../routes/routes.ts';
import { skipsContracts } from '../../session/account-types.ts';
import { $session, PERSONAL_PREFIX } from '../../session/session.ts';
import { requestConfirmation } from '../../ui/confirm.ts';
import { createSubmission, type Submission } from '../../ui/submission.ts';
import { showToast } from '../../ui/toasts.ts';

export const contractRoutes = {
  salary: 'salaryContract',
  dividend: 'dividendContract',
  hour: 'hourContract',
} as const satisfies Record<ContractKind, RouteName>;

const FRESH_FOR = 5_000;

/** The kinds with a contract that needs a reply, in order; empty for accounts without contracts (AG-5). */
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
  { freshFor: FRESH_FOR },
);

/** Returns the contracts of a kind, newest first (WL-12). */
export function contractsOf(kind: ContractKind): Resource<readonly Contract[]> {
  return resource(
    `${PERSONAL_PREFIX}agent/contracts/${kind}`,
    async (signal) => (await call(getContracts, { query: { kind } }, { signal })).list,
    { freshFor: FRESH_FOR },
  );
}

export interface ContractReply extends Submission {
  /** Sends the final reply; rejecting asks for confirmation first. */
  send(accept: boolean): Promise<void>;
}

export function createContractReply(kind: ContractKind, contractId: string): ContractReply {
  let accept = false;
  const showAnswered = () => Promise.all([contractsOf(kind).reload(), pendingContracts.refresh()]);
  const submission = createSubmission(async () => {
    try {
      await call(answerContract, { body: { contractId, accept } });
    } catch (thrown) {
      const error = asGatewayError(thrown);
      if (error.code !== refusal.notFound) throw error;
      // The offer was withdrawn or answered elsewhere, so the list is stale.
      await showAnswered();
      showToast('agent.offerGone');
      return;
    }
    await showAnswered();
    showToast(accept ? 'agent.accepted' : 'agent.refused', { kind: 'success' });
  });
  return {
    ...submission,
    async send(yes) {
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
