import { randomInt } from 'node:crypto';
import type { Gateway, Identity } from './gateway-state.ts';
import { type Account, accountByIdentity, addMember, isTaken, noteChecked } from './members.ts';

/** Characters of a name taken over from the provider; digits follow it. */
const NAME_LENGTH = 9;

/**
 * The account of somebody who came by Google or Facebook, opened when they first come. It is never an older one with
 * the same e-mail address: nobody proved that address when that account was made.
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
    // The provider has checked the address.
    if (id !== undefined) noteChecked(gateway.store, id, 'email');
  }
}

function nameFrom(text: string): string {
  const letters = (text.split('@')[0] ?? '').replace(/[^A-Za-z0-9_]/g, '').replace(/^[^A-Za-z]+/, '');
  return `${letters.slice(0, NAME_LENGTH) || 'guest'}_${String(randomInt(10 ** 6)).padStart(6, '0')}`;
}
