import { showToast } from './toasts.ts';

/**
 * Copies a text and shows the result. Without the Clipboard API it selects and copies the text; if that fails too,
 * the text in `field` stays selected for the player to copy. With a field it needs the texts of `invite`.
 */
export async function copyText(text: string, field?: HTMLTextAreaElement | null): Promise<void> {
  if ((await written(text)) || copiedBySelection(text, field)) {
    showToast('common.copied', { kind: 'success' });
  } else if (field) showToast('invite.copyByHand');
  else showToast('errors.unknown', { kind: 'failure' });
}

/** Uses the Clipboard API, which requires TLS. */
async function written(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

function copiedBySelection(text: string, field: HTMLTextAreaElement | null | undefined): boolean {
  if (field) return copySelected(field);
  const before = document.activeElement;
  const area = document.createElement('textarea');
  area.className = 'visually-hidden';
  area.readOnly = true;
  area.value = text;
  // A modal dialog prevents selection outside it.
  (before?.closest('dialog') ?? document.body).append(area);
  const copied = copySelected(area);
  area.remove();
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  return copied;
}

function copySelected(field: HTMLInputElement | HTMLTextAreaElement): boolean {
  field.focus({ preventScroll: true });
  field.select();
  try {
    // oxlint-disable-next-line typescript/no-deprecated -- the one way there is where the clipboard is not to be had
    return document.execCommand('copy');
  } catch {
    return false;
  }
}
