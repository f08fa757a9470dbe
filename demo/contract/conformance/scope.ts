import type { Known } from '../samples.ts';
import type { Findings } from './findings.ts';
import type { Probe } from './probe.ts';

/** The dependencies of a group of checks. */
export interface Scope {
  findings: Findings;
  probe: Probe;
  known: Known;
  /** Whether calls that change data may be sent. */
  writes: boolean;
  /** Token of a session; empty for a guest. */
  token: string;
}
