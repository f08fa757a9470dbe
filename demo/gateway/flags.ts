import { whitelabel } from '../fixtures/operator/status.ts';
import type { Gateway } from './gateway-state.ts';

/** Returns whether a whitelabel flag is on; missing ones are off. */
export function flagOf({ switches }: Pick<Gateway, 'switches'>, name: string): boolean {
  return switches.whitelabel[name] ?? whitelabel[name] ?? false;
}
