import type { TextKey } from '../../i18n/keys.ts';
import { linkTo, type RouteName } from '../../routes/routes.ts';

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
  /** Whitelabel key; without it the entry is hidden. */
  flag: string;
  query?: Readonly<Record<string, string>>;
}

/** In the order of the specification (AG-2). Customer service is always the last entry. */
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

export function agentMenu(flags: Readonly<Record<string, boolean>>): AgentMenuEntry[] {
  return entries.filter(({ flag }) => flags[flag]);
}

export function agentAddress({ to, query }: Pick<AgentMenuEntry, 'to' | 'query'>): string {
  return linkTo(to, query);
}
