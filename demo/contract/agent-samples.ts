import type * as agent from '../../src/gateway/endpoints/agent.ts';
import type { EndpointName, Endpoints } from '../../src/gateway/endpoints/table.ts';
import type { Input } from '../../src/gateway/http/endpoint.ts';
import { unknownName } from './unknown-name.ts';

type AgentName = keyof typeof agent & EndpointName;

interface Known {
  merchantCode: string;
  language: string;
}

/** A valid input for each call about an agent's team. */
export const agentSamples: { readonly [N in AgentName]: (known: Known) => Input<Endpoints[N]> } = {
  getTeamKpi: () => ({ query: { ...today(), size: 0 } }),
  getAgentAnnouncements: ({ merchantCode, language }) => ({
    query: { types: 'A', groupName: 'm_home', platform: 'M', merchantCode, language },
  }),
  getInvitation: () => ({}),
  openTeamAccount: () => {
    const password = `Aa1${crypto.randomUUID().slice(0, 12)}`;
    return {
      body: { role: 'member', username: unknownName(), password, confirmPassword: password, rebate: 0 },
    };
  },
  getContractDividendRequest: () => ({}),
  getContracts: () => ({ query: { kind: 'salary' } }),
  answerContract: () => ({ body: { contractId: unknownName(), accept: false } }),
  getDividends: () => ({ query: { pageNo: 1, pageSize: 10 } }),
};

/** Calls that only agents may make. */
export const agentCalls: readonly EndpointName[] = [
  'getTeamKpi',
  'getAgentAnnouncements',
  'getInvitation',
  'openTeamAccount',
  'getDividends',
];

function today() {
  const day = new Date().toISOString().slice(0, 10);
  return { startDate: day, endDate: day };
}
