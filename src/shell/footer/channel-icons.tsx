import { useStore } from '@nanostores/react';
import { $status } from '../../config/status.ts';
import { customerServiceAddress } from '../../features/messages/customer-service.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { platform } from '../../platform/platform.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { channels } from './social-icons.tsx';
import '../drawers/drawer.css';

/** Types of customer service with an icon (DR-3). */
const official = ['FACEBOOK', 'YOUTUBE'] as const;

/** The operator's official channels. */
export function ChannelIcons() {
  const { t } = useTexts();
  const status = useStore($status);
  if (status.state !== 'ready') return null;
  const found = official.flatMap((type) => {
    const address = customerServiceAddress(status.value, type);
    return address ? [{ type, address }] : [];
  });
  if (!found.length) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset draws its own box
    <div className="drawer__channels" role="group" aria-label={t('member.channels')}>
      {found.map(({ type, address }) => (
        <IconButton
          key={type}
          className="drawer__channel"
          label={channels[type].name}
          shapes={channels[type].icon}
          onClick={() => platform().open(address)}
        />
      ))}
    </div>
  );
}
