import { whitelabel } from '../fixtures/operator/status.ts';
import type { Gateway } from './gateway-state.ts';

/** Whether a whitelabel flag is on now; what is missing is off. */
export function flagOf({ switches }: Pick<Gateway, 'switches'>, name: string): boolean {
  return switches.whitelabel[name] ?? whitelabel[name] ?? false;
}
