import { platform } from '../../platform/platform.ts';
import { showToast } from '../../ui/toasts.ts';

/** Milliseconds the refusal stands (A9). */
const REFUSAL_TOAST = 2_000;

/** Money is for real accounts: says so and goes back (SE-5). */
export function refuseTrial(): void {
  showToast('errors.realOnly', { kind: 'failure', ms: REFUSAL_TOAST });
  platform().back();
}
