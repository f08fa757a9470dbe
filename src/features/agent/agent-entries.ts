import type { TextKey } from '../../i18n/keys.ts';
import { linkTo, type RouteName } from '../../routes/routes.ts';

/** What the agent's menu leads to. */
export type AgentMenuKey =
  | 'overview'
  | 'transactions'
  | 'management'
  | 'redRain'
  | 'profitAndLoss'
  | 'betting'
  | 'rebateSettings'
  | 'rebateIncome'
  | 'security'
  | 'inbox';

export interface AgentMenuEntry {
  key: AgentMenuKey;
  text: TextKey;
  to: RouteName;
  /** Whitelabel menu key without which it is not there. */
  flag: string;
  query?: Readonly<Record<string, string>>;
}

/** Each by its whitelabel menu key, in the specification's order (AG-2). Customer service stands after them, always. */
const entries: readonly AgentMenuEntry[] = [
  { key: 'overview', text: 'agent.teamOverview', to: 'teamOverview', flag: 'AGEPAG' },
  {
    key: 'transactions',
    text: 'agent.transactions',
    to: 'accountRecord',
    flag: 'TRANSREC3',
    query: { types: 'A' },
  },
  { key: 'management', text: 'team.teamManagement', to: 'teamManagement', flag: 'DOWNMAN' },
  { key: 'redRain', text: 'agent.redRain', to: 'redRain', flag: 'AGENTRANSMULTDOWN3' },
  { key: 'profitAndLoss', text: 'team.teamProfitAndLoss', to: 'teamProfitAndLoss', flag: 'AGETEAMPNL3' },
  { key: 'betting', text: 'team.teamBetting', to: 'teamBetting', flag: 'TEAMBETTING3' },
  { key: 'rebateSettings', text: 'team.rebateSettings', to: 'rebateSettings', flag: 'GAMSER' },
  { key: 'rebateIncome', text: 'team.rebateIncome', to: 'rebateIncome', flag: 'AGEREBINC3' },
  { key: 'security', text: 'agent.security', to: 'securityCenter', flag: 'SECPRIV' },
  { key: 'inbox', text: 'shell.inbox', to: 'inbox', flag: 'MAILCEN' },
];

/** The entries whose menu keys the operator has on. */
export function agentMenu(flags: Readonly<Record<string, boolean>>): AgentMenuEntry[] {
  return entries.filter(({ flag }) => flags[flag]);
}

export function agentAddress({ to, query }: Pick<AgentMenuEntry, 'to' | 'query'>): string {
  return linkTo(to, query);
}
