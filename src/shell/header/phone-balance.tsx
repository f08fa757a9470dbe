import { useWideScreen } from '../../ui/use-media.tsx';
import { Balance } from './balance.tsx';
import './phone-balance.css';

/** The balance in a back header, where wide screens have the account's controls. */
export default function PhoneBalance() {
  if (useWideScreen()) return null;
  return (
    <span className="phone-balance">
      <Balance />
    </span>
  );
}
