import X from 'lucide/dist/esm/icons/x.mjs';
import type { LotteryGroup, LotteryType } from '../../gateway/endpoints/lottery.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { Icon } from '../../ui/icon.tsx';
import { lotteryAddress } from './addresses.ts';
import './group-menu.css';

interface Props {
  gameType: LotteryType;
  groups: readonly LotteryGroup[];
  /** Code of the selected group; empty for all. */
  group: string;
  vassalage: string;
  vendorName: string;
}

export function GroupMenu({ gameType, groups, group, vassalage, vendorName }: Props) {
  const { t } = useTexts();
  const entry = (code: string, name: string) => (
    <a
      key={code}
      className="group-menu__entry"
      href={lotteryAddress(gameType, { group: code, vassalage })}
      aria-current={code === group ? 'page' : undefined}
    >
      <span dir="auto">{name}</span>
    </a>
  );
  return (
    <nav className="group-menu" aria-label={t('lottery.groups')}>
      {vassalage && (
        <a
          className="group-menu__entry group-menu__entry--vendor"
          href={lotteryAddress(gameType, { group })}
          aria-label={`${t('lottery.ofVendor', { name: vendorName })}. ${t('lottery.showAll')}`}
        >
          <span dir="auto">{vendorName}</span>
          <Icon shapes={X} />
        </a>
      )}
      {groups.length > 1 && entry('', t('lottery.allDraws'))}
      {groups.length > 1 && groups.map(({ code, name }) => entry(code, name))}
    </nav>
  );
}
