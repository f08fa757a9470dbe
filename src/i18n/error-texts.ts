import type { GatewayError } from '../gateway/http/errors.ts';
import { refusal, SIGN_IN_SERVICE_FAILED, UNSAFE_GAME_URL } from '../gateway/http/errors.ts';
import type { TextKey } from './keys.ts';

type Refusal = keyof typeof refusal;

/** Texts of refusals whose names differ from the refusals. */
const renamed = {
  revoked: 'errors.loggedOut',
  locked: 'errors.userDisabled',
  captcha: 'errors.verificationCode',
  codeWrong: 'errors.verificationCode',
  unavailable: 'errors.noPermission',
  badRequest: 'errors.unknown',
  notFound: 'errors.unknown',
} as const satisfies Partial<Record<Refusal, TextKey>>;

function refusalText(code: string): TextKey {
  const name = (Object.keys(refusal) as Refusal[]).find((one) => refusal[one] === code);
  if (!name) return 'errors.unknown';
  return name in renamed
    ? renamed[name as keyof typeof renamed]
    : `errors.${name as Exclude<Refusal, keyof typeof renamed>}`;
}

const malformed: Readonly<Record<string, TextKey>> = {
  [UNSAFE_GAME_URL]: 'errors.unsafeAddress',
  [SIGN_IN_SERVICE_FAILED]: 'errors.signInService',
};

/** Returns the text of a lost call, which does not mean that there is no internet. */
export const connectionText = () =>
  navigator.onLine ? ('errors.unreachable' as const) : ('errors.offline' as const);

/** Returns whether a text is that of a lost call. */
export const isConnectionText = (text: TextKey) => text === 'errors.unreachable' || text === 'errors.offline';

/** Returns the text of a failed call (SY-2). Call it when rendering, so that the text follows the language. */
export function errorText(error: GatewayError): TextKey {
  switch (error.kind) {
    case 'offline':
      return connectionText();
    case 'timeout':
      return 'errors.slow';
    case 'malformed':
      return malformed[error.code] ?? 'errors.malformed';
    case 'server':
      return 'errors.upgrading';
    case 'aborted':
    case 'refused':
    case 'defect':
      return refusalText(error.code);
  }
}
