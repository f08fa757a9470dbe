import { useStore } from '@nanostores/react';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { $protection } from './protection.ts';

/** How many limits the player has set, for a row that leads to them. */
export default function LimitsState() {
  const { t } = useTexts();
  const protection = useStore($protection);
  if (protection.state !== 'ready') return null;
  const count = protection.value.limits.filter(({ value }) => value !== null).length;
  return (
    <small className="drawer-link__note">
      {count ? t('protection.limitsSet', { count }) : t('protection.limitsNone')}
    </small>
  );
}
