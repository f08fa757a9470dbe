import { siteConfig } from '../../config/site-config.ts';
import type { LobbyScope } from '../../games/lobby-scope.ts';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { OptionalPart } from '../../ui/optional-part.tsx';
import { AppMark } from './app-mark.tsx';
import './app-phone.css';

/** Loads later: as a part of the page it would move games and their icons to the code of the start. */
const PhoneScreen = lazyComponent(() => import('./phone-screen.tsx'));

/** A phone that shows the brand's home, and the app's icon in front of it. Decoration. */
export function AppPhone({ scope }: { scope: LobbyScope }) {
  const { name } = siteConfig().brand;
  return (
    <div className="app-phone" aria-hidden="true">
      <div className="app-phone__device">
        <div className="app-phone__bar">
          <AppMark size={24} />
          <bdi>{name}</bdi>
          <i />
        </div>
        <OptionalPart name="phone">
          <PhoneScreen scope={scope} />
        </OptionalPart>
      </div>
      <div className="app-phone__icon">
        <AppMark size={72} />
      </div>
    </div>
  );
}
