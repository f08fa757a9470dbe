import { atom, type ReadableAtom } from 'nanostores';
import { checkAffiliate } from '../../../gateway/endpoints/register.ts';
import { call } from '../../../gateway/http/client.ts';
import { GatewayError, refusal } from '../../../gateway/http/errors.ts';

/** `unsure`: the check failed, so the code may still be valid. */
type AffiliateStatus = 'checking' | 'known' | 'refused' | 'unsure';

/**
 * The affiliate whose address the player used (RG-6). The code field is hidden when that address belongs to an
 * affiliate; otherwise it shows where the rules ask for it, filled with the code of the address.
 */
export interface Affiliate {
  $affiliate: ReadableAtom<AffiliateStatus>;
  code: string;
  /** Checks the address's code and domain at the gateway. */
  check(signal: AbortSignal): Promise<void>;
  /** Returns whether a typed code belongs to an affiliate. @throws GatewayError when the check fails */
  knows(code: string, signal: AbortSignal): Promise<boolean>;
  /**
   * Registers with the address's code when the code field is hidden, unless the gateway refused that code. When
   * the gateway refuses it only during registration, the field appears; `fieldShown` says whether the form has
   * one. Without a field, registration continues without a code.
   */
  credit<T>(register: (code: string) => Promise<T>, fieldShown: () => boolean): Promise<T>;
}

export function createAffiliate(code: string, domain: string): Affiliate {
  const $affiliate = atom<AffiliateStatus>('checking');
  const ask = async (asked: string, signal: AbortSignal) => {
    try {
      await call(checkAffiliate, { query: { code: asked, domain } }, { signal });
      return true;
    } catch (error) {
      if (error instanceof GatewayError && error.kind === 'refused') return false;
      throw error;
    }
  };
  return {
    $affiliate,
    code,
    async check(signal) {
      const standing = await ask(code, signal).then(
        (known) => (known ? 'known' : 'refused'),
        () => 'unsure' as const,
      );
      if (!signal.aborted) $affiliate.set(standing);
    },
    knows: ask,
    async credit(register, fieldShown) {
      if (!code || fieldShown() || $affiliate.get() === 'refused') return register('');
      try {
        return await register(code);
      } catch (error) {
        if (!(error instanceof GatewayError) || error.code !== refusal.affiliate) throw error;
        $affiliate.set('refused');
        if (fieldShown()) throw error;
        return register('');
      }
    },
  };
}
