import { siteConfig } from '../../config/site-config.ts';
import { AppMark } from './app-mark.tsx';
import './app-phone.css';

/** A phone that shows the brand's home, and the app's icon in front of it. Decoration. */
export function AppPhone() {
  const { name } = siteConfig().brand;
  return (
    <div className="app-phone" aria-hidden="true">
      <div className="app-phone__device">
        <div className="app-phone__bar">
          <AppMark size={24} ownLogo />
          <bdi>{name}</bdi>
          <i />
        </div>
        <div className="app-phone__banner">
          <i />
          <i />
        </div>
        <div className="app-phone__row app-phone__row--round">
          {[1, 2, 3, 4].map((number) => (
            <i key={number} />
          ))}
        </div>
        <div className="app-phone__row app-phone__row--tiles">
          {[1, 2, 3, 4, 5, 6].map((number) => (
            <i key={number} />
          ))}
        </div>
        <div className="app-phone__row app-phone__row--menu">
          {[1, 2, 3, 4, 5].map((number) => (
            <i key={number} />
          ))}
        </div>
      </div>
      <div className="app-phone__icon">
        <AppMark size={72} ownLogo />
      </div>
    </div>
  );
}
