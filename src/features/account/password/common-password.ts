import { GatewayError, refusal } from '../../../gateway/http/errors.ts';

type List = Partial<typeof import('../../../lib/common-passwords.ts')>;

/**
 * Refuses a common password as the gateway would, which decides alone without a connection and on terminals, whose
 * build has no list.
 * @throws GatewayError
 */
export async function refuseCommonPassword(password: string): Promise<void> {
  const list: List = await import('../../../lib/common-passwords.ts').catch(() => ({}));
  if (list.isCommonPassword?.(password)) throw new GatewayError('refused', refusal.passwordFormat);
}
