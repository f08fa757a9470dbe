import { platform } from '../platform/platform.ts';
import { RebateIncome } from '../records/rebate-income.tsx';
import { TeamBets } from '../records/team-bets.tsx';
import { TeamProfit } from '../records/team-profit.tsx';
import { linkTo, type RouteName } from '../routes/routes.ts';
import { RebateSettings } from '../team/rebate-settings.tsx';
import { TEAM_NAME_LENGTH } from '../team/team.ts';
import { teamPlace } from '../team/team-address.ts';
import { TeamManagement } from '../team/team-management.tsx';
import { AgentSheet } from './agent-sheet.tsx';
import { useCategoryNames } from './use-category-names.tsx';
import { useListAddress } from './use-list-address.tsx';

const own: ReadonlySet<RouteName | undefined> = new Set([
  'teamManagement',
  'teamProfitAndLoss',
  'teamBetting',
  'rebateSettings',
  'rebateIncome',
] as const);

/**
 * The pages of an agent's team. `/m/member/team`: its address says whom it shows; `/m/agent/team/pnl` and
 * `/m/teamBetting`: their address may narrow them to an account (WL-9). `/m/member/agent/agentRebeat`, the
 * specification's spelling: `member` in its query says whose rebates; `/m/member/teamRebate` (WL-10).
 */
export default function TeamPage() {
  const { route, query } = useListAddress((here) => own.has(here));
  const categories = useCategoryNames();
  const narrowed = {
    account: (query.get('account') ?? '').trim().slice(0, TEAM_NAME_LENGTH),
    onAccount: (account: string) =>
      route && platform().navigate(linkTo(route, { account }), { replace: true }),
  };
  return (
    <AgentSheet key={route}>
      {route === 'teamManagement' && <TeamManagement place={teamPlace(query)} categories={categories} />}
      {route === 'teamProfitAndLoss' && <TeamProfit {...narrowed} />}
      {route === 'teamBetting' && <TeamBets categories={categories} {...narrowed} />}
      {route === 'rebateSettings' && (
        <RebateSettings memberId={query.get('member') ?? ''} categories={categories} />
      )}
      {route === 'rebateIncome' && <RebateIncome categories={categories} />}
    </AgentSheet>
  );
}
