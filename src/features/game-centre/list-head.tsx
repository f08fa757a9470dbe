import ArrowLeft from 'lucide/dist/esm/icons/arrow-left.mjs';
import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { linkTo } from '../../routes/routes.ts';
import { Icon } from '../../ui/icon.tsx';
import './list-head.css';

/** The head of a game list: back to home (GC-1), what the list is, and what can be done with it. */
export function ListHead({ title, children }: { title: string; children?: ReactNode }) {
  const { t } = useTexts();
  return (
    <header className="list-head">
      <a className="list-head__back" href={linkTo('home')} aria-label={t('common.back')}>
        <Icon shapes={ArrowLeft} directional />
      </a>
      <h1 className="list-head__title">{title}</h1>
      {children}
    </header>
  );
}
