import type { ReactNode } from 'react';
import { siteConfig } from '../../config/site-config.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { Button } from '../../ui/button.tsx';
import { DescriptionList } from '../../ui/description-list.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import './reality-check.css';

interface Props {
  /** Minutes since the login. */
  minutes: number;
  /** Won minus staked since the login; undefined if unknown. */
  net?: number | undefined;
  /** Text of the button that leaves. */
  leave: string;
  onContinue(): void;
  onLeave(): void;
  /** Further actions. */
  children?: ReactNode;
}

/** Stops the player, shows time and net position, and asks whether to continue. Only an answer closes it. */
export function RealityCheck({ minutes, net, leave, onContinue, onLeave, children }: Props) {
  const { t, money } = useTexts();
  return (
    <Dialog title={t('protection.realityCheck')}>
      <div className="reality-check">
        <p>{t('protection.realityCheckText', { count: minutes })}</p>
        {net !== undefined && (
          <DescriptionList
            className="reality-check__net"
            name={t('protection.session')}
            items={[{ label: t('protection.net'), value: money(net, siteConfig().currency) }]}
          />
        )}
        <Button look="primary" wide onClick={onContinue}>
          {t('protection.goOn')}
        </Button>
        <Button wide onClick={onLeave}>
          {leave}
        </Button>
        {children}
      </div>
    </Dialog>
  );
}
