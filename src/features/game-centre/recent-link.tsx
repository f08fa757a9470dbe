import { useStore } from '@nanostores/react';
import History from 'lucide/dist/esm/icons/rotate-ccw-clock.mjs';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { $signedIn } from '../../session/session.ts';
import { IconLink } from '../../ui/icon-link.tsx';
import type { CentreEvent, CentreState } from './game-centre.ts';
import { categoryAddress } from './list-address.ts';

interface Props {
  state: CentreState;
  on(event: CentreEvent): void;
}

export function RecentLink({ state, on }: Props) {
  const { t } = useTexts();
  const signedIn = useStore($signedIn);
  return (
    <IconLink
      className="list-head__tool"
      href={categoryAddress('RECENT')}
      label={t('centre.recent')}
      shapes={History}
      aria-current={state.category === 'RECENT' ? 'page' : undefined}
      onClick={(event) => {
        if (signedIn) return;
        event.preventDefault();
        on({ type: 'chooseCategory', category: 'RECENT' });
      }}
    />
  );
}
