import { gameOrigin } from '../../lib/sandbox.ts';

const has = (data: unknown, word: string): boolean =>
  typeof data === 'object' && data !== null && Boolean((data as Record<string, unknown>)[word]);

/** Whether a game's message asks for another sign-in: `{ relogin: true }` (LA-3). */
export function isReloginRequest(data: unknown): boolean {
  return has(data, 'relogin');
}

/** Whether a game's message says that it supports muting: `{ canMute: true }` (LA-1). */
export function isMuteOffer(data: unknown): boolean {
  return has(data, 'canMute');
}

/** Whether a game's message says that it supports pauses: `{ canPause: true }`. */
export function isPauseOffer(data: unknown): boolean {
  return has(data, 'canPause');
}

/** Whether a game's message says that its round has ended and it waits: `{ paused: true }`. */
export function isPauseNotice(data: unknown): boolean {
  return has(data, 'paused');
}

/** Whether a game's message says that its round waits for a choice of the player: `{ choosing: true }`. */
export function isChoiceNotice(data: unknown): boolean {
  return has(data, 'choosing');
}

/** Whether a game's message says that a round has begun, whose result it will show: `{ roundBegan: true }`. */
export function isRoundStart(data: unknown): boolean {
  return has(data, 'roundBegan');
}

/** Whether a game's message says that a round has changed the balance: `{ roundEnded: true }`. */
export function isRoundNotice(data: unknown): boolean {
  return has(data, 'roundEnded');
}

/** Sends a message to a game's page. */
export function postToGame(frame: HTMLIFrameElement, address: string, message: object): void {
  const origin = gameOrigin(address);
  // An opaque origin cannot be a target; no message is confidential.
  frame.contentWindow?.postMessage(message, origin === 'null' ? '*' : origin);
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
