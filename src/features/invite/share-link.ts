import { isAbort } from '../../gateway/http/errors.ts';

/** Whether the device has a sheet of its own for what is shared. */
export const canShare = (): boolean => typeof navigator.share === 'function';

/** Opens the device's sheet; `instead` is done where it fails, and nothing where the player closes it. */
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
