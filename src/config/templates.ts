import { computed } from 'nanostores';
import type { SystemStatus } from '../gateway/endpoints/system.ts';
import { $status } from './status.ts';

/** Version of a screen that the operator chooses by a template flag (B4). */
export type Template = 'new' | 'base';
export type TemplatedScreen = 'memberCenter' | 'deposit';

/** Flag '1' is the new version, anything else the base one. */
export function templateOf(status: SystemStatus, screen: TemplatedScreen): Template {
  return status.info.mobileTemplate[screen] === '1' ? 'new' : 'base';
}

/** The version of each templated screen; undefined while the status loads, the base one when it cannot be read. */
export const $templates = computed(
  $status,
  (status): Readonly<Record<TemplatedScreen, Template>> | undefined => {
    if (status.state === 'loading') return undefined;
    const of = (screen: TemplatedScreen) =>
      status.state === 'ready' ? templateOf(status.value, screen) : 'base';
    return { memberCenter: of('memberCenter'), deposit: of('deposit') };
  },
);
