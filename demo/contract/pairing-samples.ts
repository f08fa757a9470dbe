import { nobody } from './nobody.ts';

/** Inputs with an unknown terminal and unknown codes. */
export const pairingSamples = {
  startPairing: () => ({ body: { terminal: nobody(), key: nobody() } }),
  pollPairing: () => ({ body: { deviceCode: 'D'.repeat(43) } }),
  cancelPairing: () => ({ body: { deviceCode: 'D'.repeat(43) } }),
  lookUpPairing: () => ({ body: { userCode: 'BBBB-BBBB' } }),
  agreeToPairing: () => ({ body: { pairingId: nobody(), number: 10 } }),
  refusePairing: () => ({ body: { pairingId: nobody() } }),
  getTerminalSession: () => ({}),
  endTerminalSession: () => ({}),
} as const;
