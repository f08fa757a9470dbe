import { loginAddressFromHere } from '../../session/login-address.ts';
import { LoginLinks } from '../header/login-links.tsx';

/** Login, which returns to the page below the drawer, and registration. */
export function VisitorActions() {
  return (
    <div className="drawer__actions">
      <LoginLinks login={loginAddressFromHere()} />
    </div>
  );
}
