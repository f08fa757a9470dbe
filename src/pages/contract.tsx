import { useBrowserLocation } from 'wouter/use-browser-location';
import { ContractScreen } from '../features/agent/contract-screen.tsx';
import { contractRoutes } from '../features/agent/contracts.ts';
import type { ContractKind } from '../gateway/endpoints/agent.ts';
import { routeAt } from '../routes/routes.ts';
import { skipsContracts } from '../session/account-types.ts';
import { AgentSheet } from './agent-sheet.tsx';

/** The screens of the daily salary, the dividend and the hourly salary; the address says which (WL-12). */
export default function ContractPage() {
  const [path] = useBrowserLocation();
  const route = routeAt(path);
  const kinds = Object.keys(contractRoutes) as ContractKind[];
  // While the next page is on its way the address is that page's already.
  const kind = kinds.find((one) => contractRoutes[one] === route);
  if (!kind) return null;
  return (
    // For whoever is asked about contracts, agent or not (A3).
    <AgentSheet route={contractRoutes[kind]} may={(type) => !skipsContracts(type)}>
      <ContractScreen key={kind} kind={kind} />
    </AgentSheet>
  );
}
