import type { Gateway } from './gateway-state.ts';
import { whitelabel } from './seed/status.ts';

/** Whether a whitelabel flag is on now; what is missing is off. */
export function flagOf({ switches }: Pick<Gateway, 'switches'>, name: string): boolean {
  return switches.whitelabel[name] ?? whitelabel[name] ?? false;
}
