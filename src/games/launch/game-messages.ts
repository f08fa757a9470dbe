import { gameOrigin } from '../../lib/sandbox.ts';

const said = (data: unknown, word: string): boolean =>
  typeof data === 'object' && data !== null && Boolean((data as Record<string, unknown>)[word]);

/** Whether a game's message asks for another sign-in: `{ relogin: true }` (LA-3). */
export function isReloginRequest(data: unknown): boolean {
  return said(data, 'relogin');
}

/** Whether a game's message says that it supports muting: `{ canMute: true }` (LA-1). */
export function isMuteOffer(data: unknown): boolean {
  return said(data, 'canMute');
}

/**
 * Receives messages of a game: only from the iframe's window and the launched origin. Returns a function that stops
 * it.
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
