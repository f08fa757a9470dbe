import { ContractScreen } from '../features/agent/contract-screen.tsx';
import { contractRoutes } from '../features/agent/contracts.ts';
import type { ContractKind } from '../gateway/endpoints/agent.ts';
import { usePath } from '../platform/use-address.tsx';
import { routeAt } from '../routes/routes.ts';
import { skipsContracts } from '../session/account-types.ts';
import { AgentSheet } from './agent-sheet.tsx';
import { OtherContracts } from './other-contracts.tsx';

/** Salary, dividend and hourly contracts, by address (WL-12). */
export default function ContractPage() {
  const path = usePath();
  const route = routeAt(path);
  const kinds = Object.keys(contractRoutes) as ContractKind[];
  // While the next page loads, the address is already that page's.
  const kind = kinds.find((one) => contractRoutes[one] === route);
  if (!kind) return null;
  return (
    // Open to every account with contracts, agent or not.
    <AgentSheet route={contractRoutes[kind]} may={(type) => !skipsContracts(type)}>
      <div className="contract-page">
        <div>
          <ContractScreen key={kind} kind={kind} />
        </div>
        <OtherContracts kind={kind} />
      </div>
    </AgentSheet>
  );
}
