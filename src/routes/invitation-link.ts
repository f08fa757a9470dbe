import { linkTo } from './routes.ts';

/** Returns the registration address with an invitation code (RG-6). */
export function invitationLink(code: string, origin: string): string {
  return new URL(linkTo('register', { code }), origin).href;
}
