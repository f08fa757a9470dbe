import { GatewayError, refusal } from '../../../gateway/http/errors.ts';

/**
 * Refuses a common password as the gateway would. Without a connection for the list, the gateway decides.
 * @throws GatewayError
 */
export async function refuseCommonPassword(password: string): Promise<void> {
  const list = await import('../../../lib/common-passwords.ts').catch(() => undefined);
  if (list?.isCommonPassword(password)) throw new GatewayError('refused', refusal.passwordFormat);
}
