import '../../src/ui/tokens.css';
import '../../src/ui/no-display-font.css';
import '../../src/shell/base.css';
import '../../src/games/favourites/starred.css';
import '../../src/ui/control-states.css';
import '../../src/ui/default-picture.css';
import '../../src/ui/async-view.css';
import '../../src/ui/growing-list.css';
import '../../src/ui/figures.css';
import './frame.css';
import { createRoot } from 'react-dom/client';
import { providePlatform } from '../../src/platform/platform.ts';
import { rootErrors, watchPageErrors } from '../../src/shell/status/watch-page-errors.ts';
import { App } from './app.tsx';
import { framePlatform } from './platform.ts';
import { serveParent } from './serve-parent.ts';
import { startFrame, waitForFirstScreen } from './start.ts';
import { serveFrame, WINDOW_PATH, windowPlatform } from './window-page.ts';
import { WindowPage } from './window-page-view.tsx';

const root = () => createRoot(document.getElementById('root')!, rootErrors);

async function start(): Promise<void> {
  const asWindow = location.pathname === WINDOW_PATH;
  if (!asWindow && parent === window) return location.replace('/m/home');
  const returned = location.hash.includes('state=');
  const platform = asWindow ? windowPlatform() : framePlatform();
  providePlatform(platform);
  watchPageErrors();
  // Connect first: the page waits for the frame's message.
  const page = asWindow ? undefined : serveParent();
  try {
    await startFrame();
  } catch (error) {
    page?.parent.post('failed');
    throw error;
  }
  if (page) {
    await waitForFirstScreen();
    page.begin();
    root().render(<App page={page.parent} />);
    window.foyerStart?.shown();
  } else {
    root().render(<WindowPage />);
    window.foyerStart?.shown();
    await serveFrame(returned);
  }
}

start().catch((error: unknown) => {
  console.error('foyer:', error);
  window.foyerStart?.failed();
});
