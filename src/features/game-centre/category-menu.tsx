import { iconOfCategory } from '../../games/category-icons.tsx';
import { categoryName } from '../../games/category-texts.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Strip } from '../../ui/strip.tsx';
import { categoryAddress } from './list-address.ts';
import './category-menu.css';

interface Props {
  codes: readonly string[];
  current: string;
}

/** Links to the categories' pages (GC-2). The current one scrolls into view (HM-7). */
export function CategoryMenu({ codes, current }: Props) {
  const { t } = useTexts();
  return (
    <Strip navigation label={t('lobby.menu')} chosen={`${current} ${codes.length}`} className="category-menu">
      {codes.map((code) => (
        <a
          key={code}
          className="category-menu__entry"
          href={categoryAddress(code)}
          aria-current={code === current ? 'page' : undefined}
        >
          <Icon shapes={iconOfCategory(code)} />
          <span dir="auto">{categoryName(code, t)}</span>
        </a>
      ))}
    </Strip>
  );
}
