import envelopes from './red-envelopes.svg';
import './rain-picture.css';

/** Red envelopes and coins, while none fall. */
export function RainPicture() {
  return <img className="rain-picture" src={envelopes} alt="" width="520" height="200" />;
}
