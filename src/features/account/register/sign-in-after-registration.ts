import { platform } from '../../../platform/platform.ts';
import { linkTo } from '../../../routes/routes.ts';
import { signIn } from '../sign-in.ts';

/**
 * Signs in the new member, and returns whether it succeeded. If that fails, the account exists all the same, so the
 * login page opens.
 */
export async function signInAfterRegistration(
  login: { username: string; password: string; countryDialingCode?: string },
  signal: AbortSignal,
): Promise<boolean> {
  try {
    await signIn({ ...login, type: 'username', rememberPassword: false }, signal);
    return !signal.aborted;
  } catch (error) {
    if (signal.aborted) return false;
    platform().report({ name: 'first-login', error });
    platform().navigate(linkTo('login'), { replace: true });
    return false;
  }
}
