import { LoginModal } from '../../features/account/login/login-modal.tsx';
import { breakDetails } from '../account/break-details.tsx';
import { takePendingAction } from './login-over-page.tsx';
import { closePanel } from './panels.ts';

/** The login over the page; afterwards runs the pending action (LG-11). */
export default function LoginPanel() {
  const goOn = () => {
    const act = takePendingAction();
    closePanel();
    act?.();
  };
  return <LoginModal details={breakDetails} onClose={closePanel} onSignedIn={goOn} />;
}
