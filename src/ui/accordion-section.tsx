import type { CSSProperties, ReactNode } from 'react';
import { useTexts } from '../i18n/texts-scope.tsx';
import { useHydrated } from './use-hydrated.tsx';
import './accordion-section.css';

interface Props {
  /** Number of items. */
  count: number;
  /** Each child is an `AccordionItem`. */
  children: ReactNode;
}

/** An accordion that shows the open text next to the titles on wide screens, and below its title otherwise. */
export function AccordionSection({ count, children }: Props) {
  const { t } = useTexts();
  return (
    <ul
      className="accordion accordion--beside"
      // The policy allows no style attribute in the server's HTML.
      style={(useHydrated() ? { '--items': count } : {}) as CSSProperties}
      data-hint={t('common.chooseToRead')}
    >
      {children}
    </ul>
  );
}
