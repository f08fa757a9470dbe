import { gameOrigin } from '../../lib/sandbox.ts';

const said = (data: unknown, word: string): boolean =>
  typeof data === 'object' && data !== null && Boolean((data as Record<string, unknown>)[word]);

/** Whether a message of a game says that the player must sign in again: `{ relogin: true }` (LA-3). */
export function isReloginRequest(data: unknown): boolean {
  return said(data, 'relogin');
}

/** Whether a message of a game says that it can be silenced: `{ canMute: true }` (LA-1). */
export function isMuteOffer(data: unknown): boolean {
  return said(data, 'canMute');
}

/**
 * Hears the messages a launched game may send. Only the frame's own window is listened to, and only while it shows
 * a page of the origin that was launched. Returns what ends it.
 */
export function onGameMessage(
  frame: HTMLIFrameElement,
  address: string,
  hear: (data: unknown) => void,
): () => void {
  const origin = gameOrigin(address);
  const listen = (event: MessageEvent) => {
    if (event.source && event.source === frame.contentWindow && event.origin === origin) hear(event.data);
  };
  addEventListener('message', listen);
  return () => removeEventListener('message', listen);
}
