import { linkTo } from './routes.ts';

/** Address of registration that counts whoever follows it for the owner of an invitation code (RG-6). */
export function invitationLink(code: string, origin: string): string {
  return new URL(linkTo('register', { code }), origin).href;
}
