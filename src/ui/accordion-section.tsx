import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react';
import { useTexts } from '../i18n/texts-scope.tsx';
import { Icon, type IconShapes } from './icon.tsx';
import { useHydrated } from './use-hydrated.tsx';
import './accordion-section.css';

interface Props {
  /** Number of items. */
  count: number;
  /** Called at the start on wide screens, where the page can open the first item. */
  onBeside?: () => void;
  /** Each child is an `AccordionItem`. */
  children: ReactNode;
}

/** As in `accordion-section.css`. */
const BESIDE = '(min-width: 1024px)';

/** An accordion that shows the open text next to the titles on wide screens, and below its title otherwise. */
export function AccordionSection({ count, onBeside, children }: Props) {
  const { t } = useTexts();
  const beside = useRef(onBeside);
  useEffect(() => {
    if (matchMedia(BESIDE).matches) beside.current?.();
  }, []);
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

/** The sign of an item before its title, quieter once the item is read. */
export function AccordionSign({ shapes, isRead }: { shapes: IconShapes; isRead: boolean }) {
  return (
    <span className={isRead ? 'accordion-sign accordion-sign--read' : 'accordion-sign'}>
      <Icon shapes={shapes} />
    </span>
  );
}
