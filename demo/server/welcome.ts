import { relative } from 'node:path';
import { fleetSecret, operatorsToken, staff } from '../fixtures/operator/staff.ts';
import { terminals } from '../fixtures/operator/terminals.ts';
import { demoAccounts } from '../fixtures/people/accounts.ts';
import { partnerSecrets } from '../fixtures/people/partner-desk.ts';

interface Addresses {
  /** Origin of site, kiosk and desks. */
  origin: string;
  partnerOrigin: string;
  brandOrigins: readonly string[];
}

/** Returns the addresses and accounts that a start prints. */
export function welcome({ origin, partnerOrigin, brandOrigins }: Addresses, database: string): string {
  const [brand, ...brands] = brandOrigins;
  const further = brands.map((each) => new URL(each).host).join(', ');
  const { id, key } = terminals[0]!;
  const secrets = partnerSecrets.map(({ partner, secret }) => `code ${partner}, secret ${secret}`);
  const people = staff.map(({ number, pin }) => `number ${number}, PIN ${pin}`);
  const accounts = demoAccounts.map(
    ({ username, password, type, purpose }) =>
      `  ${username.padEnd(9)} ${password}  ${String(type).padStart(2)}  ${purpose}`,
  );
  return `
Foyer is open.

  Site      ${origin}/m/home
  Kiosk     ${origin}/kiosk/?terminal=${id}#key=${key}
${brand ? `  Brands    ${brand}/m/home   also at ${further}\n` : ''}  Partner   ${partnerOrigin}/
  Figures   ${origin}/demo/partners   of the partner: ${secrets.join(', ')}
  Terminals ${origin}/demo/terminals   secret ${fleetSecret}; staff: ${people.join(', ')}
  Visits    ${origin}/operators   token ${operatorsToken}
  Inbox     ${origin}/demo/inbox   every SMS and e-mail ends here

Accounts (name, password, type):
${accounts.join('\n')}

Stop with Ctrl+C. Everything is kept in ${relative('', database)}; --reset starts with a new database.
`;
}
