import type { TextKey } from '../i18n/keys.ts';
import { useTexts } from '../i18n/texts-scope.tsx';
import type { MenuPlace } from '../shell/drawers/menu-entries.ts';
import { MenuList } from '../shell/drawers/menu-list.tsx';
import './entry-states.css';
import './member-groups.css';

const groups = [
  ['centreMoney', 'member.money'],
  ['centrePlay', 'member.play'],
  ['centreSafety', 'member.safety'],
  ['centreAccount', 'member.account'],
] as const satisfies [MenuPlace, TextKey][];

/** Links from an account, in four groups, each entry with its state. */
export function MemberGroups() {
  const { t } = useTexts();
  return (
    <div className="member-groups entry-states">
      {groups.map(([place, title]) => (
        <nav key={place} className="member-groups__group" aria-labelledby={place}>
          <h2 id={place} className="member-groups__title">
            {t(title)}
          </h2>
          <MenuList place={place} />
        </nav>
      ))}
    </div>
  );
}
