import { computed } from 'nanostores';
import type { SystemStatus } from '../gateway/endpoints/system.ts';
import { $status } from './status.ts';

/** Version of a screen, chosen by the operator's template flag. */
export type Template = 'new' | 'base';
export type TemplatedScreen = 'memberCenter' | 'deposit';

export function templateOf(status: Pick<SystemStatus, 'info'>, screen: TemplatedScreen): Template {
  return status.info.mobileTemplate[screen] === '1' ? 'new' : 'base';
}

/** Versions of the screens; undefined while the status loads, 'base' if it fails. */
export const $templates = computed(
  $status,
  (status): Readonly<Record<TemplatedScreen, Template>> | undefined => {
    if (status.state === 'loading') return undefined;
    const of = (screen: TemplatedScreen) =>
      status.state === 'ready' ? templateOf(status.value, screen) : 'base';
    return { memberCenter: of('memberCenter'), deposit: of('deposit') };
  },
);
