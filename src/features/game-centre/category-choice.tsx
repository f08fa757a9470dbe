import { iconOfCategory } from '../../games/category-icons.tsx';
import { categoryName } from '../../games/category-texts.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Strip } from '../../ui/strip.tsx';
import './category-menu.css';

interface Props {
  label: string;
  codes: readonly string[];
  /** Empty for all. */
  chosen: string;
  /** Whether to offer "all". */
  withAll?: boolean;
  onChoose(code: string): void;
}

export function CategoryChoice({ label, codes, chosen, withAll = true, onChoose }: Props) {
  const { t } = useTexts();
  return (
    <Strip label={label} chosen={`${chosen} ${codes.length}`} className="category-menu">
      {(withAll ? ['', ...codes] : codes).map((code) => (
        <button
          key={code}
          type="button"
          className="category-menu__entry"
          aria-pressed={code === chosen}
          onClick={() => onChoose(code)}
        >
          {code && <Icon shapes={iconOfCategory(code)} />}
          <span dir="auto">{code ? categoryName(code, t) : t('centre.allCategories')}</span>
        </button>
      ))}
    </Strip>
  );
}
