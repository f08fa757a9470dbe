import ArrowLeft from 'lucide/dist/esm/icons/arrow-left.mjs';
import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { platform } from '../../platform/platform.ts';
import { linkTo } from '../../routes/routes.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import './back-header.css';

interface Props {
  title: string;
  /** Whether the arrow leads home instead of back (RT-11). */
  home: boolean;
  /** Content after the title. */
  children?: ReactNode;
}

/** Header with a back arrow and the page's title (RT-10). */
export function BackHeader({ title, home, children }: Props) {
  const { t } = useTexts();
  const back = () => (home ? platform().navigate(linkTo('home')) : platform().back());
  return (
    <header className="back-header">
      <IconButton
        className="back-header__back"
        label={t('common.back')}
        shapes={ArrowLeft}
        directional
        onClick={back}
      />
      <h1 className="back-header__title">{title}</h1>
      {children}
    </header>
  );
}
