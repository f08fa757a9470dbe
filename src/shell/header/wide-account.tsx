import { useWideScreen } from '../../ui/use-media.tsx';
import { HeaderAccount } from './header-account.tsx';
import './wide-account.css';

/** On wide screens, the account's controls in the line of a page's own head. */
export default function WideAccount() {
  return (
    useWideScreen() && (
      <div className="wide-account">
        <div className="wide-account__controls">
          <HeaderAccount />
        </div>
      </div>
    )
  );
}
