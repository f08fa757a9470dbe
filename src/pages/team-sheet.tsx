import type { ReactNode } from 'react';
import { AgentsOnly } from '../team/agents-only.tsx';
import './team-sheet.css';

/** A page of an agent's team below the shell's own title; everybody else is led home (AG-4). */
export function TeamSheet({ children }: { children: ReactNode }) {
  return (
    <AgentsOnly>
      <div className="team-sheet">{children}</div>
    </AgentsOnly>
  );
}
