import type { ReactNode } from 'react';
import { useTexts } from '../i18n/texts-scope.tsx';
import './section-head.css';

interface Props {
  title: string;
  address: string;
  controls?: ReactNode;
}

/** The head of a block: its title, a link to the category (HM-7), and "more". */
export function SectionHead({ title, address, controls }: Props) {
  const { t } = useTexts();
  return (
    <header className="section-head">
      <h2 className="section-head__title">
        <a href={address} dir="auto">
          {title}
        </a>
      </h2>
      {controls}
      {/* Says "more of what" in its text, because search engines ignore labels. */}
      <a className="section-head__more" href={address}>
        {t('common.more')} <span className="visually-hidden">{title}</span>
      </a>
    </header>
  );
}
