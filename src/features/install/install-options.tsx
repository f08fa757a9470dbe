import { useStore } from '@nanostores/react';
import { $links } from '../../config/status.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { platform } from '../../platform/platform.ts';
import { linkTo } from '../../routes/routes.ts';
import { Button } from '../../ui/button.tsx';
import { $offers, install } from './install-offers.ts';
import type { InstallOption } from './offers.ts';
import './install-options.css';

const texts = {
  IOS: 'install.ios',
  Android: 'install.android',
  MOBILECONFIG: 'install.profile',
  prompt: 'install.now',
  guide: 'install.homeScreen',
} as const satisfies Record<InstallOption, string>;

interface Props {
  /** Opens the home screen steps; without it they show inline. */
  onGuide?(): void;
}

/** The install options of this device, a notice if Safari is needed, and the terms (DL-1). */
export function InstallOptions({ onGuide }: Props) {
  const { t } = useTexts();
  const { options, useSafari } = useStore($offers);
  const links = useStore($links);
  const take = (way: InstallOption) => {
    if (way === 'guide') onGuide?.();
    else if (way === 'prompt') void install();
    else platform().open(links[way]!);
  };
  return (
    <div className="install-options">
      {useSafari && <p>{t('install.useSafari')}</p>}
      {options.map(
        (way, index) =>
          (way !== 'guide' || onGuide) && (
            <Button key={way} look={index ? 'outline' : 'primary'} wide onClick={() => take(way)}>
              {t(texts[way])}
            </Button>
          ),
      )}
      {!options.length && !useSafari && <p>{t('install.nothing')}</p>}
      <a className="text-link" href={linkTo('help')}>
        {t('install.terms')}
      </a>
    </div>
  );
}
