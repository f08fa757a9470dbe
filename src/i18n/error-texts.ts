import type { GatewayError } from '../gateway/errors.ts';
import { refusal, SIGN_IN_SERVICE, UNSAFE_ADDRESS } from '../gateway/errors.ts';
import type { TextKey } from './keys.ts';

const refusals: Readonly<Record<string, TextKey>> = {
  [refusal.notLoggedIn]: 'errors.notLoggedIn',
  [refusal.loggedOut]: 'errors.loggedOut',
  [refusal.revoked]: 'errors.loggedOut',
  [refusal.wrongLogin]: 'errors.wrongLogin',
  [refusal.locked]: 'errors.userDisabled',
  [refusal.tooMany]: 'errors.tooMany',
  [refusal.captcha]: 'errors.verificationCode',
  [refusal.nonAgent]: 'errors.nonAgent',
  [refusal.nonMember]: 'errors.nonMember',
  [refusal.wrongAgent]: 'errors.wrongAgent',
  [refusal.human]: 'errors.human',
  [refusal.codeWrong]: 'errors.verificationCode',
  [refusal.nameTaken]: 'errors.nameTaken',
  [refusal.mobileTaken]: 'errors.mobileTaken',
  [refusal.emailTaken]: 'errors.emailTaken',
  [refusal.nameFormat]: 'errors.nameFormat',
  [refusal.passwordFormat]: 'errors.passwordFormat',
  [refusal.emailFormat]: 'errors.emailFormat',
  [refusal.mobileFormat]: 'errors.mobileFormat',
  [refusal.confirmation]: 'errors.confirmation',
  [refusal.recommender]: 'errors.recommender',
  [refusal.affiliate]: 'errors.affiliate',
  [refusal.wrongPassword]: 'errors.wrongPassword',
  [refusal.samePassword]: 'errors.samePassword',
  [refusal.mustChange]: 'errors.mustChange',
  [refusal.noPermission]: 'errors.noPermission',
  [refusal.realOnly]: 'errors.realOnly',
  [refusal.funds]: 'errors.funds',
  [refusal.unavailable]: 'errors.noPermission',
  [refusal.gameUnknown]: 'errors.gameUnknown',
  [refusal.gameMaintenance]: 'errors.gameMaintenance',
  [refusal.gameRegion]: 'errors.gameRegion',
  [refusal.noTrial]: 'errors.noTrial',
  [refusal.vendorDown]: 'errors.vendorDown',
  [refusal.accountLocked]: 'errors.accountLocked',
  [refusal.upgrading]: 'errors.upgrading',
};

const malformed: Readonly<Record<string, TextKey>> = {
  [UNSAFE_ADDRESS]: 'errors.unsafeAddress',
  [SIGN_IN_SERVICE]: 'errors.signInService',
};

/** The message of a failed call (A8), made at render so that it follows the language. */
export function errorText(error: GatewayError): TextKey {
  switch (error.kind) {
    case 'offline':
      return 'errors.offline';
    case 'timeout':
      return 'errors.slow';
    case 'malformed':
      return malformed[error.code] ?? 'errors.malformed';
    case 'server':
      return 'errors.upgrading';
    default:
      return refusals[error.code] ?? 'errors.unknown';
  }
}
