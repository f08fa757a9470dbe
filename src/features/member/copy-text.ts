import { showToast } from '../../ui/toasts.ts';

/** Copies a text and says so; where the browser forbids it, says that instead. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast('common.copied', { kind: 'success' });
  } catch {
    showToast('errors.unknown', { kind: 'failure' });
  }
}
