import type { CSSProperties, ReactNode } from 'react';
import { useTexts } from '../i18n/texts-scope.tsx';
import './accordion-section.css';

interface Props {
  /** How many items there are. */
  count: number;
  /** Each an `AccordionItem`. */
  children: ReactNode;
}

/** A list of titles whose open text stands beside it where there is room, and below its title otherwise. */
export function AccordionSection({ count, children }: Props) {
  const { t } = useTexts();
  return (
    <ul
      className="accordion accordion--beside"
      style={{ '--items': count } as CSSProperties}
      data-hint={t('common.chooseToRead')}
    >
      {children}
    </ul>
  );
}
