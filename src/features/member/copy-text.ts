import { showToast } from '../../ui/toasts.ts';

/** Milliseconds the confirmation stands (A9). */
const SUCCESS_TOAST = 1_000;

/** Copies a text and says so; where the browser forbids it, says that instead. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast('common.copied', { kind: 'success', ms: SUCCESS_TOAST });
  } catch {
    showToast('errors.unknown', { kind: 'failure' });
  }
}
