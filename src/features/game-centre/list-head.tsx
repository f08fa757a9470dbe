import ArrowLeft from 'lucide/dist/esm/icons/arrow-left.mjs';
import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { linkTo } from '../../routes/routes.ts';
import { IconLink } from '../../ui/icon-link.tsx';
import './list-head.css';

export function ListHead({ title, children }: { title: string; children?: ReactNode }) {
  const { t } = useTexts();
  return (
    <header className="list-head">
      <IconLink
        className="list-head__back"
        href={linkTo('home')}
        label={t('common.back')}
        shapes={ArrowLeft}
        directional
      />
      <h1 className="list-head__title">
        <bdi>{title}</bdi>
      </h1>
      {children}
    </header>
  );
}
