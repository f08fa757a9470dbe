import { unknownName } from './unknown-name.ts';

/** Inputs with an unknown terminal and unknown codes. */
export const pairingSamples = {
  startPairing: () => ({ body: { terminal: unknownName(), key: unknownName() } }),
  pollPairing: () => ({ body: { deviceCode: 'D'.repeat(43) } }),
  cancelPairing: () => ({ body: { deviceCode: 'D'.repeat(43) } }),
  lookUpPairing: () => ({ body: { userCode: 'BBBB-BBBB' } }),
  agreeToPairing: () => ({ body: { pairingId: unknownName(), number: 10 } }),
  refusePairing: () => ({ body: { pairingId: unknownName() } }),
  getTerminalSession: () => ({}),
  endTerminalSession: () => ({}),
} as const;
