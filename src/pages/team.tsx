import type { ReactNode } from 'react';
import { RebateIncome } from '../features/records/rebate-income.tsx';
import { TeamBets } from '../features/records/team-bets.tsx';
import { TeamProfit } from '../features/records/team-profit.tsx';
import { RebateSettings } from '../features/team/rebate-settings.tsx';
import { parseTeamPlace } from '../features/team/team-address.ts';
import { TeamManagement } from '../features/team/team-management.tsx';
import { TEAM_NAME_LENGTH } from '../gateway/endpoints/shared/record-fields.ts';
import type { NamedCodes } from '../lib/named-codes.ts';
import { platform } from '../platform/platform.ts';
import { linkTo, type RouteName } from '../routes/routes.ts';
import { AgentSheet } from './agent-sheet.tsx';
import { useCategoryNames } from './use-category-names.tsx';
import { useListAddress } from './use-list-address.tsx';

interface Shown {
  query: URLSearchParams;
  categories: NamedCodes;
}

const pages: Readonly<Partial<Record<RouteName, (shown: Shown) => ReactNode>>> = {
  teamManagement: ({ query, categories }) => (
    <TeamManagement place={parseTeamPlace(query)} categories={categories} />
  ),
  teamProfitAndLoss: ({ query }) => <TeamProfit {...narrowed('teamProfitAndLoss', query)} />,
  teamBetting: ({ query, categories }) => (
    <TeamBets categories={categories} {...narrowed('teamBetting', query)} />
  ),
  rebateSettings: ({ query, categories }) => (
    <RebateSettings memberId={query.get('member') ?? ''} categories={categories} />
  ),
  rebateIncome: ({ categories }) => <RebateIncome categories={categories} />,
};

/** Returns the account that a record is filtered by, and a function that changes it. */
function narrowed(route: 'teamProfitAndLoss' | 'teamBetting', query: URLSearchParams) {
  return {
    account: (query.get('account') ?? '').trim().slice(0, TEAM_NAME_LENGTH),
    onAccount: (account: string) => platform().navigate(linkTo(route, { account }), { replace: true }),
  };
}

/**
 * Pages of an agent's team. `/m/member/team`: the address names the member shown. `/m/agent/team/pnl`,
 * `/m/teamBetting`: the address may filter by account (WL-9). `/m/member/agent/agentRebeat` (sic) shows the rebates
 * of `member`; `/m/member/teamRebate` the income (WL-10).
 */
export default function TeamPage() {
  const { route, query } = useListAddress((here) => here !== undefined && here in pages);
  const categories = useCategoryNames();
  return <AgentSheet key={route}>{route && pages[route]?.({ query, categories })}</AgentSheet>;
}
