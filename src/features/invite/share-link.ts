import { isAbort } from '../../gateway/http/errors.ts';

export const canShare = (): boolean => typeof navigator.share === 'function';

/** Opens the device's share sheet. Calls `instead` on failure; does nothing when the player closes it. */
export async function shareLink(
  what: { title: string; text: string; url: string },
  instead: () => void,
): Promise<void> {
  try {
    await navigator.share(what);
  } catch (thrown) {
    if (!isAbort(thrown)) instead();
  }
}
