import { $kioskConfig } from './kiosk-config.ts';

/** Identifies this terminal to the gateway. */
export interface TerminalIdentity {
  terminal: string;
  key: string;
}

/**
 * Returns the terminal's name, and the key from the fragment of the page's address (`#key=...`), which browsers
 * send to no server. Undefined when the operator issued no key.
 */
export function terminalIdentity(): TerminalIdentity | undefined {
  const terminal = $kioskConfig.get()?.terminal;
  if (!terminal) return undefined;
  const key = new URLSearchParams(location.hash.slice(1)).get('key');
  return key ? { terminal, key } : undefined;
}
