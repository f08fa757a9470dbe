import { gameOrigin } from '../../lib/sandbox.ts';

/** Whether a message of a game says that the player must sign in again: `{ relogin: true }` (LA-3). */
export function asksForLogin(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'relogin' in data && Boolean(data.relogin);
}

/**
 * Hears the one message a launched game may send. Only the frame's own window is listened to, and only while it shows
 * a page of the origin that was launched. Returns what ends it.
 */
export function onRelogin(frame: HTMLIFrameElement, address: string, onRelogin: () => void): () => void {
  const origin = gameOrigin(address);
  const hear = (event: MessageEvent) => {
    if (!event.source || event.source !== frame.contentWindow || event.origin !== origin) return;
    if (asksForLogin(event.data)) onRelogin();
  };
  addEventListener('message', hear);
  return () => removeEventListener('message', hear);
}
