import type { Gateway } from './gateway-state.ts';
import { deliver } from './inbox.ts';
import type { Account } from './members.ts';

/** Browser and system of a caller, and the country of its address. */
export interface Device {
  device: string;
  country: string;
}

/** In this order: Edge and Opera also name Chrome, and Chrome names Safari. */
const browsers = [
  ['Edge', /\bEdg/],
  ['Opera', /\bOPR\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const;
const systems = [
  ['Android', /Android/],
  ['iOS', /iPhone|iPad/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X/],
  ['Linux', /Linux/],
] as const;

/** Returns browser and system of a User-Agent header, such as `Chrome, Android`; empty if unknown. */
export function deviceName(agent: string): string {
  const found = [browsers, systems].map((names) => names.find(([, form]) => form.test(agent))?.[0]);
  return found.filter(Boolean).join(', ');
}

/** Records the device of a login. Sends a message if the member has used others before, but not this one. */
export function noteDevice(gateway: Gateway, account: Account, { device, country }: Device): void {
  const { store, clock } = gateway;
  const known = store.one<{ count: number }>(
    'SELECT count(*) AS count FROM known_devices WHERE member_id = ?',
    account.id,
  )!;
  const added = store.insert(
    'known_devices',
    { member_id: account.id, device, country, first_at: clock() },
    'IGNORE',
  );
  if (!added || !known.count || !account.email) return;
  const what = [device, country].filter(Boolean).join(', ') || 'an unknown device';
  deliver(gateway, {
    kind: 'email',
    recipient: account.email,
    subject: 'New device',
    text:
      `Your account ${account.username} was used for the first time on this device: ${what}. ` +
      'If that was not you, change your password, which ends all other sessions.',
  });
}
