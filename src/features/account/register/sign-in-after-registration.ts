import { platform } from '../../../platform/platform.ts';
import { linkTo } from '../../../routes/routes.ts';
import { signIn } from '../sign-in.ts';

/** Signs the new member in; where that fails they have an account all the same, and the login page is next. */
export async function enter(
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
