import '../src/ui/tokens.css';
import '../src/shell/base.css';
import './density.css';
import './base.css';
import './targets.css';
import './shield.css';
import { createRoot } from 'react-dom/client';
import { providePlatform } from '../src/platform/platform.ts';
import { applyBrand } from '../src/shell/brand.ts';
import { App } from './app.tsx';
import { kioskPlatform } from './platform.ts';
import { provision } from './provision.ts';
import { raiseShield } from './shield.ts';
import { StartView } from './start-view.tsx';
import { runTerminal } from './terminal.ts';
import { keepAwake } from './wake-lock.ts';

providePlatform(kioskPlatform());
raiseShield();
keepAwake();
const root = createRoot(document.getElementById('root')!);
root.render(<StartView />);
provision().then(() => {
  applyBrand();
  const idle = runTerminal();
  root.render(<App idle={idle} />);
});
