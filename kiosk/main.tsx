import '../src/ui/tokens.css';
import '../src/shell/base.css';
import './density.css';
import './base.css';
import './targets.css';
import './lockdown.css';
import { createRoot } from 'react-dom/client';
import { providePlatform } from '../src/platform/platform.ts';
import { applyBrand } from '../src/shell/brand.ts';
import { rootErrors, watchPageErrors } from '../src/shell/page-errors.ts';
import { App } from './app.tsx';
import { lockDown } from './lockdown.ts';
import { kioskPlatform } from './platform.ts';
import { provision } from './provision.ts';
import { StartView } from './start-view.tsx';
import { runTerminal } from './terminal.ts';
import { keepAwake } from './wake-lock.ts';

providePlatform(kioskPlatform());
watchPageErrors();
lockDown();
keepAwake();
const root = createRoot(document.getElementById('root')!, rootErrors);
root.render(<StartView />);
void provision().then(() => {
  applyBrand();
  const idle = runTerminal();
  root.render(<App idle={idle} />);
});
