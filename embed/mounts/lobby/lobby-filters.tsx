import { specifiedChoices } from '../../../src/features/game-centre/filter-choices.ts';
import { FilterDrawer } from '../../../src/features/game-centre/filter-drawer.tsx';
import { classifies } from '../../../src/games/lists/game-filters.ts';
import { useTexts } from '../../../src/i18n/texts-scope.tsx';
import { createSheet } from '../../style-sheet.ts';
import './lobby-filters.css';

declare const __STYLES__: string;

type DrawerProps = Parameters<typeof FilterDrawer>[0];

interface Props extends Pick<DrawerProps, 'filters' | 'onApply' | 'onClose'> {
  withMinBets: boolean;
}

/** The filters of the specification. */
export function Part({ withMinBets, ...props }: Props) {
  const { t } = useTexts();
  return (
    <FilterDrawer
      {...props}
      choicesOf={() => specifiedChoices(withMinBets)}
      kindName={(code) => (classifies[code] ? t(classifies[code]) : code)}
    />
  );
}
export const sheet = createSheet(__STYLES__);
