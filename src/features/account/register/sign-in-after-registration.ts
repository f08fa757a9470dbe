import { platform } from '../../../platform/platform.ts';
import { linkTo } from '../../../routes/routes.ts';
import { signIn } from '../sign-in.ts';

/** Signs in the new member. If that fails, the account exists all the same, so the login page opens. */
export async function signInAfterRegistration(
  login: { username: string; password: string; countryDialingCode?: string },
  signal: AbortSignal,
): Promise<void> {
  try {
    await signIn({ ...login, type: 'username', rememberPassword: false }, signal);
  } catch (error) {
    if (signal.aborted) return;
    platform().report({ name: 'first-login', error });
    platform().navigate(linkTo('login'), { replace: true });
  }
}
