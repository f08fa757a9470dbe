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

/** The categories in a line (GC-2); the current one is scrolled to (HM-7). Each leads to its own page. */
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
