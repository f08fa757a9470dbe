import { atom, type ReadableAtom } from 'nanostores';
import { call } from '../../gateway/client.ts';
import { checkAffiliate } from '../../gateway/endpoints/register.ts';
import { GatewayError } from '../../gateway/errors.ts';

/**
 * Whether the address the player came by is an affiliate's (RG-6). The field for a code is hidden for one who came
 * by an affiliate, and shown to everybody else where the rules have it.
 */
export interface Affiliate {
  $affiliate: ReadableAtom<'checking' | 'known' | 'unknown'>;
  /** The code of the address. */
  code: string;
  /** Asks about the address's code and domain. */
  check(signal: AbortSignal): Promise<void>;
  /** Whether a typed code is an affiliate's. @throws GatewayError when that cannot be found out */
  knows(code: string, signal: AbortSignal): Promise<boolean>;
}

export function createAffiliate(code: string, domain: string): Affiliate {
  const $affiliate = atom<'checking' | 'known' | 'unknown'>('checking');
  const ask = async (query: { code: string; domain: string }, signal: AbortSignal) => {
    try {
      await call(checkAffiliate, { query }, { signal });
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
      const known = await ask({ code, domain }, signal).catch(() => false);
      if (!signal.aborted) $affiliate.set(known ? 'known' : 'unknown');
    },
    knows: (typed, signal) => ask({ code: typed, domain: '' }, signal),
  };
}
