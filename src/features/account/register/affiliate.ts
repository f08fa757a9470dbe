import { atom, type ReadableAtom } from 'nanostores';
import { call } from '../../../gateway/client.ts';
import { checkAffiliate } from '../../../gateway/endpoints/register.ts';
import { GatewayError, refusal } from '../../../gateway/errors.ts';

/** `unsure`: the check failed, which says nothing of the code. */
type Standing = 'checking' | 'known' | 'refused' | 'unsure';

/**
 * Whether the address the player came by is an affiliate's (RG-6). The field for a code is hidden for one who came
 * by an affiliate, and shown to everybody else where the rules have it, with the code of the address in it.
 */
export interface Affiliate {
  $affiliate: ReadableAtom<Standing>;
  /** The code of the address. */
  code: string;
  /** Asks about the address's code and domain. */
  check(signal: AbortSignal): Promise<void>;
  /** Whether a typed code is an affiliate's. @throws GatewayError when that cannot be found out */
  knows(code: string, signal: AbortSignal): Promise<boolean>;
  /**
   * Registers one who saw no field, with the code of the address unless it was refused. Where the gateway refuses it
   * only now, the field is shown; `fieldShown` tells whether there is one. One that nobody can see keeps nobody out.
   */
  credit<T>(register: (code: string) => Promise<T>, fieldShown: () => boolean): Promise<T>;
}

export function createAffiliate(code: string, domain: string): Affiliate {
  const $affiliate = atom<Standing>('checking');
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
