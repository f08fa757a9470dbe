import { randomInt } from 'node:crypto';
import type { Gateway, Identity } from './gateway-state.ts';
import { type Account, accountByIdentity, addMember, isTaken, markVerified } from './members.ts';

/** Characters of the provider's name in the username; digits follow. */
const NAME_LENGTH = 9;

/**
 * Returns the account of a Google or Facebook login, opened on first use. It is never an older account with
 * the same e-mail address, because nobody has verified that address.
 */
export function socialAccount(gateway: Gateway, { subject, email, name }: Identity): Account {
  for (;;) {
    const known = accountByIdentity(gateway.store, subject);
    if (known) return known;
    const id = addMember(gateway, {
      username: nameFrom(name ?? email ?? ''),
      password: '',
      type: 0,
      nickname: name ?? '',
      email: email && !isTaken(gateway.store, 'email', email) ? email : undefined,
      identity: subject,
    });
    // The provider has verified the address.
    if (id !== undefined) markVerified(gateway.store, id, 'email');
  }
}

function nameFrom(text: string): string {
  const letters = (text.split('@')[0] ?? '').replace(/[^A-Za-z0-9_]/g, '').replace(/^[^A-Za-z]+/, '');
  return `${letters.slice(0, NAME_LENGTH) || 'guest'}_${String(randomInt(10 ** 6)).padStart(6, '0')}`;
}
