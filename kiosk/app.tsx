import { useStore } from '@nanostores/react';
import { imageAddress } from '../src/config/images.ts';
import { $availability, $status } from '../src/config/status.ts';
import { $texts } from '../src/i18n/language.ts';
import { TextsScope } from '../src/i18n/texts-scope.tsx';
import type { IdleTimer } from '../src/platform/idle.ts';
import { StatusScreen } from '../src/shell/status/status-screen.tsx';
import { ImageScope } from '../src/ui/image-scope.tsx';
import { AttractLoop } from './attract/attract-loop.tsx';
import { kioskConfig } from './config/kiosk-config.ts';
import { OnScreenKeyboard } from './keyboard/on-screen-keyboard.tsx';
import { MessageBar } from './layout/message-bar.tsx';
import { TerminalLayout } from './layout/terminal-layout.tsx';
import { StaffCorner } from './staff/staff-corner.tsx';
import { $connectivity } from './status/connectivity.ts';
import { OfflineCover } from './status/offline-cover.tsx';
import { ClosedScreen } from './venue/closed-screen.tsx';
import { $venue } from './venue/venue-state.ts';
import { Countdown } from './visit/countdown.tsx';
import { Farewell } from './visit/farewell.tsx';
import { $farewell, finishVisit } from './visit/finish-visit.ts';
import { $visit } from './visit/visit.ts';

/** Renders the terminal's current screen, and the offline cover above it. */
export function App({ idle }: { idle: IdleTimer }) {
  const texts = useStore($texts);
  const reach = useStore($connectivity);
  if (!texts) return null;
  return (
    <TextsScope value={texts}>
      <ImageScope value={imageAddress}>
        <Screen idle={idle} />
      </ImageScope>
      {reach === 'away' && <OfflineCover />}
      <StaffCorner onSignOut={idle.end} />
      {kioskConfig().onScreenKeyboard && <OnScreenKeyboard />}
    </TextsScope>
  );
}

function Screen({ idle }: { idle: IdleTimer }) {
  const { state } = useStore(idle.$idle);
  const venue = useStore($venue);
  const availability = useStore($availability);
  const visit = useStore($visit);
  const farewell = useStore($farewell);
  const whole =
    venue.state === 'closed' ? (
      <ClosedScreen opens={venue.opens} />
    ) : availability ? (
      <StatusScreen availability={availability} checkAgain={$status.reload} />
    ) : (
      state === 'attract' && (farewell ? <Farewell texts={farewell} /> : <AttractLoop onTouch={idle.wake} />)
    );
  if (whole) {
    return (
      <>
        {whole}
        <MessageBar over />
      </>
    );
  }
  return (
    <>
      <TerminalLayout key={visit} onFinish={() => finishVisit(idle.end)} />
      {state === 'countdown' && <Countdown idle={idle} />}
    </>
  );
}
