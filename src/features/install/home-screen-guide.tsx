import Check from 'lucide/dist/esm/icons/check.mjs';
import Compass from 'lucide/dist/esm/icons/compass.mjs';
import Dots from 'lucide/dist/esm/icons/ellipsis-vertical.mjs';
import Bars from 'lucide/dist/esm/icons/menu.mjs';
import Share from 'lucide/dist/esm/icons/share.mjs';
import Plus from 'lucide/dist/esm/icons/square-plus.mjs';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { platform } from '../../platform/platform.ts';
import type { IconShapes } from '../../ui/icon.tsx';
import { StepList } from '../../ui/step-list.tsx';
import { browserOf } from './browser.ts';
import { homeScreenSteps, type StepIcon } from './home-screen-steps.ts';
import './home-screen-guide.css';

const icons: Readonly<Record<StepIcon, IconShapes>> = {
  compass: Compass,
  share: Share,
  dots: Dots,
  bars: Bars,
  plus: Plus,
  check: Check,
};

export function HomeScreenGuide() {
  const { t } = useTexts();
  const { system, agent } = platform().device;
  return (
    <>
      <StepList
        steps={homeScreenSteps(system, browserOf(agent)).map(({ icon, text }) => ({
          shapes: icons[icon],
          text: t(text),
        }))}
      />
      <p className="home-screen-guide__end">{t('install.done')}</p>
    </>
  );
}
