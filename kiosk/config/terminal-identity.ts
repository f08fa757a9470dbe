import { $kioskConfig } from './kiosk-config.ts';

/** By what the gateway knows this terminal from others. */
export interface TerminalIdentity {
  terminal: string;
  key: string;
}

/**
 * The terminal's name and the key that the address of the kiosk's page ends with (`#key=...`), which no server is ever
 * sent; nothing where the operator gave it none.
 */
export function terminalIdentity(): TerminalIdentity | undefined {
  const terminal = $kioskConfig.get()?.terminal;
  if (!terminal) return undefined;
  const key = new URLSearchParams(location.hash.slice(1)).get('key');
  return key ? { terminal, key } : undefined;
}
