import type { EndpointName } from '../../../src/gateway/endpoints/table.ts';
import { refusal } from '../../../src/gateway/http/errors.ts';
import { featureRefusal } from '../../../src/gateway/http/feature-refusals.ts';

/**
 * Calls that need a person, such as those with a code from a phone: a run checks how the gateway refuses a
 * wrong proof.
 */
export const refusedWith: Readonly<Partial<Record<EndpointName, string>>> = {
  solvePuzzle: refusal.human,
  sendLoginCode: refusal.human,
  sendRegistrationCode: refusal.human,
  sendAccountCode: refusal.human,
  setPasswordByPhone: refusal.codeWrong,
  // The run has no partner's origin.
  countVisits: featureRefusal.partnerOrigin,
  enrolTerminal: featureRefusal.terminalUnknown,
  sendHeartbeat: featureRefusal.terminalUnknown,
  tellPage: featureRefusal.terminalUnknown,
  openStaffCorner: featureRefusal.terminalUnknown,
  actAsStaff: featureRefusal.staffClosed,
  takeSession: refusal.codeWrong,
  startPairing: featureRefusal.terminalUnknown,
  pollPairing: featureRefusal.pairingOver,
  lookUpPairing: featureRefusal.pairingOver,
  agreeToPairing: featureRefusal.pairingOver,
  refusePairing: featureRefusal.pairingOver,
  checkAffiliate: refusal.affiliate,
  changePassword: refusal.wrongPassword,
  loginByPasskey: featureRefusal.passkeyInvalid,
  completeLogin: featureRefusal.loginOver,
  confirm: featureRefusal.passkeyInvalid,
  startPasskey: featureRefusal.confirmationNeeded,
  addPasskey: featureRefusal.passkeyInvalid,
  startCodes: featureRefusal.confirmationNeeded,
  activateCodes: featureRefusal.confirmationWrong,
  renamePasskey: refusal.notFound,
  removeFactor: featureRefusal.confirmationNeeded,
  renewRecoveryCodes: refusal.notFound,
  answerContract: refusal.notFound,
  openRedEnvelope: refusal.notFound,
  transferWallet: refusal.notFound,
  cancelPayment: refusal.notFound,
  confirmLimit: refusal.notFound,
  startBreak: featureRefusal.breakUnknown,
  addPayoutAccount: featureRefusal.payoutInvalid,
  startDocument: refusal.notFound,
  sendDocumentPart: refusal.notFound,
  removeDocument: refusal.notFound,
  submitDocuments: refusal.notFound,
  startIdentityCheck: refusal.badRequest,
};
